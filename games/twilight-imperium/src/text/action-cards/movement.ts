import type { CardText } from '../card-text.ts';

/** Action cards of the activation and the movement. */
export const movementCards = {
  counterstroke: {
    name: 'Counterstroke',
    text: 'When another player has activated a system with a command token of yours: that token goes into your tactic pool.',
  },
  'decoy-operation': {
    name: 'Decoy Operation',
    text: 'When another player has activated a system with a structure of yours: place up to 2 of your ground forces from anywhere on the board on a planet you control there.',
    asks: { aim: 'Decoy Operation: on which planet?', '': 'Decoy Operation: which ground forces, one or two?' },
  },
  'experimental-battlestation': {
    name: 'Experimental Battlestation',
    text: "When the active player has moved ships into the active system: a space dock of yours there or beside it fires 3 dice of Space Cannon at that player's ships, each hitting on 5.",
    asks: { aim: 'Experimental Battlestation: which space dock fires?' },
  },
  'flank-speed': {
    name: 'Flank Speed',
    text: 'When you have activated a system: all your ships move 1 farther in this action.',
  },
  'forward-supply-base': {
    name: 'Forward Supply Base',
    text: 'When another player has activated a system with units of yours: gain 3 trade goods, and another player of your choice gains 1.',
    asks: { aim: 'Forward Supply Base: who else gains a trade good?' },
  },
  'harness-energy': {
    name: 'Harness Energy',
    text: 'When you have activated an anomaly: your commodities are replenished.',
  },
  'in-the-silence-of-space': {
    name: 'In the Silence of Space',
    text: "When you have activated a system: ships that set out from one system of your choice move through systems with other players' ships in this action.",
    asks: { aim: 'In the Silence of Space: for your ships in which system?' },
  },
  'lost-star-chart': {
    name: 'Lost Star Chart',
    text: 'When you have activated a system: in this action systems with alpha and with beta wormholes are adjacent to each other.',
  },
  'nav-suite': {
    name: 'Nav Suite',
    text: 'When you have activated a system: anomalies mean nothing to your ships in the movement step of this action.',
  },
  rally: {
    name: 'Rally',
    text: 'When you have activated a system with ships of another player: 2 command tokens from your reinforcements go into your fleet pool.',
  },
  rescue: {
    name: 'Rescue',
    text: 'When another player has moved ships into a system with ships of yours: move one of your ships there from any system without a command token of yours.',
    asks: { aim: 'Rescue: which ship comes?', cargo: 'Rescue: what does it carry?' },
  },
  'solar-flare': {
    name: 'Solar Flare',
    text: 'When you have activated a system: other players cannot use Space Cannon against your ships in the movement step of this action.',
  },
  upgrade: {
    name: 'Upgrade',
    text: 'When you have activated a system with a cruiser of yours: it is replaced by a dreadnought.',
  },
} satisfies Readonly<Record<string, CardText>>;
