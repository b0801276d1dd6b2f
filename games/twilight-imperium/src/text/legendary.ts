import type { LegendaryId } from '../model/ids.ts';
import type { CardText } from './card-text.ts';

export const legendaryTexts: Readonly<Record<LegendaryId, CardText>> = {
  '4x41d-hyperion-vi': {
    name: '4X41D "Hyperion" VI',
    text: 'When you pass, you may exhaust it for an action card and a command token.',
  },
  'a-song-like-marrow': {
    name: 'A Song Like Marrow',
    text: 'Worth 1 victory point as long as you have it.',
  },
  'aeurex-mechanica': {
    name: 'Aeurex Mechanica',
    text: 'When you pass, you may exhaust it: a ship of a kind that you have upgraded joins ships of yours.',
    asks: { '': 'Aeurex Mechanica: place which ship?', system: 'Aeurex Mechanica: in which system?' },
  },
  'exterrix-headquarters': {
    name: 'Exterrix Headquarters',
    text: 'When your turn ends, you may exhaust it: either 2 trade goods come to you, or all your commodities become trade goods.',
  },
  'imperial-arms-vault': {
    name: 'Imperial Arms Vault',
    text: 'When your turn ends, you may exhaust it for a mech on a planet of yours, or for an action card.',
  },
  'ionian-fuel-refinery': {
    name: 'Ionian Fuel Refinery',
    text: 'After you have activated a system, you may exhaust it: one of your ships moves 1 farther in this tactical action.',
    asks: { '': 'Ionian Fuel Refinery: which ship moves 1 farther?' },
  },
  'maxis-central-control': {
    name: 'Maxis Central Control',
    text: 'When you pass, you may exhaust it to take a planet with no units and no attachments, unless it is legendary or in a home system.',
    asks: { '': 'Maxis Central Control: take which planet?' },
  },
  'mirage-flight-academy': {
    name: 'Mirage Flight Academy',
    text: 'When your turn ends, you may exhaust it: one or two fighters join ships of yours in one system.',
  },
  'the-acropolis': {
    name: 'The Acropolis',
    text: 'When your turn ends, you may exhaust it to ready anything else that is exhausted, whosever it is, but no strategy card.',
    asks: { '': 'The Acropolis: ready what?' },
  },
  'the-atrament': {
    name: 'The Atrament',
    text: 'When your turn ends, you may exhaust it: one or two infantry come to one planet of yours.',
  },
  'the-galactic-council': {
    name: 'The Galactic Council',
    text: 'When your turn ends, you may exhaust it and shuffle a secret objective back to draw another one.',
    asks: { '': 'The Galactic Council: which secret objective goes back?' },
  },
};
