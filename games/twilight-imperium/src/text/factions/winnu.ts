import type { FactionText } from './faction-text.ts';

/** The Winnu in our own words. */
export const winnuText = {
  technologies: {
    'hegemonic-trade-policy': {
      name: 'Hegemonic Trade Policy',
      text: 'When units of yours use Production, you may exhaust this: for that production the resources and the influence of one planet of yours change places.',
      asks: { planet: 'Hegemonic Trade Policy: of which planet do resources and influence change places?' },
    },
    'lazax-gate-folding': {
      name: 'Lazax Gate Folding',
      text: 'In your tactical actions, while you do not control Mecatol Rex, its system has an alpha and a beta wormhole, for everybody. Action: exhaust this; if you control Mecatol Rex, place an infantry on it.',
    },
  },
  notes: {
    acquiescence: {
      name: 'Acquiescence',
      text: 'When the owner resolves a strategic action: you follow without spending or placing a command token. The note goes back to the owner. (Without the first codex: when the strategy phase ends, you swap a strategy card of yours for one of the owner.)',
      asks: {
        mine: 'Acquiescence: which strategy card do you give?',
        theirs: 'Acquiescence: which strategy card do you take?',
      },
    },
  },
  cards: {
    'blood-ties': {
      name: 'Blood Ties',
      text: 'You send the custodians of Mecatol Rex away without paying. At least one ground force still has to land there.',
    },
    reclamation: {
      name: 'Reclamation',
      text: 'After a tactical action of yours in which you gained Mecatol Rex, you may place a PDS and a space dock on it.',
    },
    'salai-sai-corian': {
      name: 'Salai Sai Corian',
      text: 'Flagship. In combat it rolls as many dice as your opponent has ships in the system, fighters not counted.',
    },
    reclaimer: {
      name: 'Reclaimer',
      text: 'Mech. After a tactical action of yours in which you gained the planet that it stands on, it may place a PDS or a space dock there.',
    },
    'berekar-berekon': {
      name: 'Berekar Berekon',
      text: "When anybody's units use Production, you may exhaust this leader: together the new units cost 2 less.",
    },
    'rickar-rickani': {
      name: 'Rickar Rickani',
      text: 'Unlocked by control of Mecatol Rex, or by a combat in its system, which it helps already. Your units add 2 to their combat rolls in the system of Mecatol Rex, in your home system, and beside legendary planets.',
    },
    'mathis-mathinus': {
      name: 'Mathis Mathinus',
      text: 'Unlocked by three scored objectives. Action: perform the primary ability of any strategy card. Then name other players, who may follow it. Then purge this leader.',
      asks: {
        card: 'Mathis Mathinus: the primary ability of which strategy card?',
        followers: 'Mathis Mathinus: who may follow?',
      },
    },
  },
} satisfies FactionText;
