import { layoutIds } from '../galaxy/layouts.ts';
import { type FactionId, factionIds, type Source, sources } from '../ids.ts';

/** Other names of factions: the full ones without "The", and what players write for short. */
const ofFactions: Readonly<Record<FactionId, string>> = {
  arborec: 'arb, arbor, plants',
  creuss: 'ghosts of creuss, ghosts, ghost, cruess',
  hacan: 'emirates of hacan, emirates, lions, cats',
  jolnar: 'universities of jol-nar, universities, jn, jol, nar, fish',
  l1z1x: 'l1z1x mindnet, l1, l1z, lizix, lazax, mindnet',
  letnev: 'barony of letnev, barony, letty',
  mentak: 'mentak coalition, coalition, pirates',
  muaat: 'embers of muaat, embers, mua, muat',
  naalu: 'naalu collective, nalu, snakes',
  nekro: 'nekro virus, virus',
  saar: 'clan of saar, clan, saa, sar',
  sardakk: "sardakk n'orr, n'orr, norr, sardak, bugs",
  sol: 'federation of sol, federation, humans, sl',
  winnu: 'winnaran, winn, win',
  xxcha: 'xxcha kingdom, kingdom, xcha, turtles',
  yin: 'yin brotherhood, brotherhood, yi, clones',
  yssaril: 'yssaril tribes, tribes, yss, yssar, ysaril, spies, goblins',
  keleres: 'council keleres, council, kel, kels, keler',
  argent: 'argent flight, flight, birds, arg, af',
  vuilraith: "vuil'raith cabal, cabal, cab, vuil, vrc",
  empyrean: 'emp, empy',
  mahact: 'mahact gene-sorcerers, gene-sorcerers, mah, mahac, mgs',
  nomad: 'nomd',
  'naaz-rokha': 'naaz-rokha alliance, naaz, naz, nra, rokha, nrokha',
  titans: 'titans of ul, titan, ul',
  'last-bastion': 'bastion',
  deepwrought: 'deepwrought scholarate, scholarate, deep',
  firmament: 'firm',
  obsidian: '',
  'crimson-rebellion': 'crimson, rebellion',
  'ral-nel': 'ral nel consortium, ralnel, consortium',
};

const ofSets: Readonly<Record<Source, string>> = {
  base: 'base game, core, vanilla',
  pok: 'prophecy of kings, prophecy',
  codex1: 'codex 1, codex i, codex one, ordinian, c1',
  codex2: 'codex 2, codex ii, codex two, affinity, c2',
  codex3: 'codex 3, codex iii, codex three, vigil, c3',
  codex4: 'codex 4, codex iv, codex four, liberation, c4',
  te: "thunder's edge, thunders edge, thunder",
};

/** A name without case, accents, "the", spaces and signs: two names that people take for the same are the same. */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .replace(/^the\s+/, '')
    .replace(/[^a-z0-9]/g, '');

function namesOf<Id extends string>(
  ids: readonly Id[],
  others: Readonly<Partial<Record<Id, string>>>,
): Map<string, Id> {
  const names = new Map<string, Id>();
  for (const id of ids)
    for (const name of [id, ...(others[id] ?? '').split(',')])
      if (plainName(name) !== '') names.set(plainName(name), id);
  return names;
}

const reader = <Id extends string>(names: ReadonlyMap<string, Id>) => {
  return (text: unknown): Id | undefined => (typeof text === 'string' ? names.get(plainName(text)) : undefined);
};

/** The faction that somebody means, if any. */
export const factionNamed = reader(namesOf(factionIds, ofFactions));

/** The box that somebody means, if any. */
export const setNamed = reader(namesOf(sources, ofSets));

/** The layout of the board that somebody means, if any: `Six Player (Large)`. */
export const layoutMeant = reader(namesOf(layoutIds, {}));

/** What somebody wrote, as messages repeat it. */
export const quoted = (raw: unknown): string => {
  const text = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? String(raw));
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
};
