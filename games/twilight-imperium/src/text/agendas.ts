import type { AgendaId } from '../view/index.ts';
import type { CardText } from './exploration.ts';

/** Agendas in our own words: what each outcome does, and for a law what it does while it is in play. */
export const agendaTexts: Readonly<Partial<Record<AgendaId, CardText>>> = {
  'enforced-travel-ban': {
    name: 'Enforced Travel Ban',
    text: 'For: as long as this is law, no ship moves through alpha and beta wormholes. Against: PDS are destroyed wherever a wormhole is in their system or in the next.',
  },
  'minister-of-commerce': {
    name: 'Minister of Commerce',
    text: 'A player is elected. As long as this is law, that player gains a trade good for each of its neighbours whenever its commodities are replenished.',
  },
  'minister-of-exploration': {
    name: 'Minister of Exploration',
    text: 'A player is elected. As long as this is law, that player gains a trade good for each planet it gains.',
  },
  'shared-research': {
    name: 'Shared Research',
    text: 'For: as long as this is law, nebulae do not stop anybody from moving on. Against: everybody who has a command token in reinforcements places one in its home system.',
  },
};
