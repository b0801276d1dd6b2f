import type { CardText } from '../card-text.ts';

/** Action cards of invasions. */
export const invasionCards = {
  blitz: {
    name: 'Blitz',
    text: 'As you begin an invasion: until it is over each of your ships there, fighters apart, that has no Bombardment has one die of it that hits on 6.',
  },
  bunker: {
    name: 'Bunker',
    text: 'At the start of an invasion: until it is over, each Bombardment die against your planets counts 4 less.',
  },
  disable: {
    name: 'Disable',
    text: 'As you begin an invasion where other players have PDS: until it is over these have neither Planetary Shield nor Space Cannon.',
  },
  'ghost-squad': {
    name: 'Ghost Squad',
    text: 'When another player has committed ground forces to a planet of yours: move any of your ground forces between your planets in the active system.',
    asks: { '': 'Ghost Squad: move which ground forces where?' },
  },
  infiltrate: {
    name: 'Infiltrate',
    text: 'When you gain control of a planet: the PDS and space docks on it are replaced by yours.',
    asks: {
      pds: 'Infiltrate: replace how many PDS? What your reinforcements lack is taken from elsewhere on the board.',
      'space-dock': 'Infiltrate: replace the space dock? Yours is taken from elsewhere on the board.',
    },
  },
  parley: {
    name: 'Parley',
    text: 'When another player has committed ground forces to a planet of yours: these go back into space.',
    asks: { aim: 'Parley: send back what landed on which planet?' },
  },
  reparations: {
    name: 'Reparations',
    text: 'When another player has taken control of a planet of yours: a planet of that player is exhausted, and one of yours is readied.',
    asks: { exhaust: 'Reparations: exhaust which planet?', ready: 'Reparations: ready which of your planets?' },
  },
} satisfies Readonly<Record<string, CardText>>;
