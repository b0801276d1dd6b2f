import type { Source } from '../model/ids.ts';

/** A box of the game: its name, and what it brings to a table. */
export const setTexts: Readonly<Record<Source, { readonly name: string; readonly brings: string }>> = {
  base: { name: 'Base game', brings: 'Three to six players. Always on the table.' },
  pok: {
    name: 'Prophecy of Kings',
    brings: 'Exploration, relics, leaders, mechs, legendary planets, more of every deck, and tables for up to eight.',
  },
  codex1: {
    name: 'Codex I: Ordinian',
    brings: '17 action cards, and newer wordings of several technologies and promissory notes.',
  },
  codex2: { name: 'Codex II: Affinity', brings: 'Three relics, and newer wordings of some cards.' },
  codex3: {
    name: 'Codex III: Vigil',
    brings: 'Five exploration cards, and newer wordings of leaders and of public objectives.',
  },
  codex4: {
    name: 'Codex IV: Liberation',
    brings: 'Three relics, and newer wordings of two technologies and some leaders.',
  },
  te: { name: "Thunder's Edge", brings: 'Not in the game yet.' },
};
