import type { FactionText } from './faction-text.ts';

/** The Arborec in our own words. */
export const arborecText = {
  technologies: {
    bioplasmosis: {
      name: 'Bioplasmosis',
      text: 'When the status phase ends, you may move any of your infantry from planets of yours to other planets of yours in the same or an adjacent system, all at once.',
      asks: { infantry: 'Bioplasmosis: which infantry move where?' },
    },
    'letani-warrior-ii': {
      name: 'Letani Warrior II',
      text: 'Your infantry hit on 7 and have Production 2. For each that is destroyed roll a die: on 6 or more it comes back on a planet of your home system when your next turn starts.',
    },
  },
  notes: {
    stymie: {
      name: 'Stymie',
      text: 'After somebody else has moved ships into a system with units of yours: you place a command token of theirs in any system that is nobody’s home. The note goes back to the owner. (Without the first codex: an action puts it into your play area; there the owner produces nothing in systems with units of yours, homes apart, nor beside them. It goes back when you activate a system with units of the owner.)',
      asks: { system: 'Stymie: in which system do you place their command token?' },
    },
  },
  cards: {
    mitosis: {
      name: 'Mitosis',
      text: 'Your space docks do not produce infantry. When the status phase starts, place an infantry on a planet of yours.',
      asks: { planet: 'Mitosis: on which planet do you place the infantry?' },
    },
    'letani-warrior': {
      name: 'Letani Warrior',
      text: 'Infantry. They have Production 1, on planets and in space, also with the upgrade 2.',
    },
    'duha-menaimon': {
      name: 'Duha Menaimon',
      text: 'Flagship. After you activate its system, you may produce up to five units there, before anything moves.',
    },
    'letani-behemoth': {
      name: 'Letani Behemoth',
      text: 'Mech. It has Production 2 and Planetary Shield. Deploy: when you use Mitosis, you may replace one of your infantry on the board with this mech instead.',
      asks: { infantry: 'Letani Behemoth: where does it replace an infantry?' },
    },
    'letani-ospha': {
      name: 'Letani Ospha',
      text: "Action: exhaust this leader and choose a ship of anybody's, not a fighter. Its owner may replace it with a ship from the reinforcements that costs up to 2 more.",
      asks: {
        ship: 'Letani Ospha: which ship may be replaced?',
        new: 'Letani Ospha: which ship takes its place, if any?',
      },
    },
    'dirzuga-rophal': {
      name: 'Dirzuga Rophal',
      text: 'Unlocked by twelve ground forces on planets that you control. After somebody else activates a system in which units of yours have Production, you may produce one unit there.',
    },
    'letani-miasmiala': {
      name: 'Letani Miasmiala',
      text: 'Unlocked by three scored objectives. Action: wherever you have ground forces, you may produce as many units as you can pay for. Then purge this leader.',
      asks: { system: 'Letani Miasmiala: in which system do you produce next?' },
    },
  },
} satisfies FactionText;
