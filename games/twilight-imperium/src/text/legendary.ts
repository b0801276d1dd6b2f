import type { LegendaryId } from '../model/ids.ts';
import type { CardText } from './exploration.ts';

export const legendaryTexts: Readonly<Record<LegendaryId, CardText>> = {
  'exterrix-headquarters': {
    name: 'Exterrix Headquarters',
    text: 'When your turn ends, you may exhaust it: either 2 trade goods come to you, or all your commodities become trade goods.',
  },
  'imperial-arms-vault': {
    name: 'Imperial Arms Vault',
    text: 'When your turn ends, you may exhaust it for a mech on a planet of yours, or for an action card.',
  },
  'mirage-flight-academy': {
    name: 'Mirage Flight Academy',
    text: 'When your turn ends, you may exhaust it: one or two fighters join ships of yours in one system.',
  },
  'the-atrament': {
    name: 'The Atrament',
    text: 'When your turn ends, you may exhaust it: one or two infantry come to one planet of yours.',
  },
};
