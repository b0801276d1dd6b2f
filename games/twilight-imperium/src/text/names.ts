import { counted } from '@orrery/tabletop';
import {
  type ActionCardId,
  type AgendaId,
  type ExplorationId,
  type FactionId,
  type FragmentKind,
  isPlanetId,
  type LegendaryId,
  type NoteId,
  type ObjectiveId,
  type Phase,
  type PlanetTokenId,
  type Pool,
  type RelicId,
  type Specialty,
  type StrategyCardId,
  type TechnologyId,
  type Trait,
  type UnitType,
} from '../view/index.ts';
import { actionCardTexts } from './action-cards/index.ts';
import { agendaTexts } from './agendas.ts';
import type { CardText } from './card-text.ts';
import { explorationTexts } from './exploration.ts';
import { factionCardTexts } from './factions/index.ts';
import { legendaryTexts } from './legendary.ts';
import { objectiveTexts } from './objectives.ts';
import { planetNames } from './planets.ts';
import { noteTexts } from './promissory-notes.ts';
import { relicTexts } from './relics.ts';
import { strategyCardTexts } from './strategy-cards.ts';
import { technologyTexts } from './technologies.ts';

export const gameName = 'Twilight Imperium';

/** The full name of a faction, and the one that players use. */
export const factionNames = {
  arborec: { name: 'The Arborec', short: 'Arborec' },
  creuss: { name: 'The Ghosts of Creuss', short: 'Creuss' },
  hacan: { name: 'The Emirates of Hacan', short: 'Hacan' },
  jolnar: { name: 'The Universities of Jol-Nar', short: 'Jol-Nar' },
  l1z1x: { name: 'The L1Z1X Mindnet', short: 'L1Z1X' },
  letnev: { name: 'The Barony of Letnev', short: 'Letnev' },
  mentak: { name: 'The Mentak Coalition', short: 'Mentak' },
  muaat: { name: 'The Embers of Muaat', short: 'Muaat' },
  naalu: { name: 'The Naalu Collective', short: 'Naalu' },
  nekro: { name: 'The Nekro Virus', short: 'Nekro' },
  saar: { name: 'The Clan of Saar', short: 'Saar' },
  sardakk: { name: "Sardakk N'orr", short: 'Sardakk' },
  sol: { name: 'The Federation of Sol', short: 'Sol' },
  winnu: { name: 'The Winnu', short: 'Winnu' },
  xxcha: { name: 'The Xxcha Kingdom', short: 'Xxcha' },
  yin: { name: 'The Yin Brotherhood', short: 'Yin' },
  yssaril: { name: 'The Yssaril Tribes', short: 'Yssaril' },
  keleres: { name: 'The Council Keleres', short: 'Keleres' },
  argent: { name: 'The Argent Flight', short: 'Argent' },
  vuilraith: { name: "The Vuil'raith Cabal", short: "Vuil'raith" },
  empyrean: { name: 'The Empyrean', short: 'Empyrean' },
  mahact: { name: 'The Mahact Gene-Sorcerers', short: 'Mahact' },
  nomad: { name: 'The Nomad', short: 'Nomad' },
  'naaz-rokha': { name: 'The Naaz-Rokha Alliance', short: 'Naaz-Rokha' },
  titans: { name: 'The Titans of Ul', short: 'Titans' },
  'last-bastion': { name: 'Last Bastion', short: 'Last Bastion' },
  deepwrought: { name: 'The Deepwrought Scholarate', short: 'Deepwrought' },
  firmament: { name: 'The Firmament', short: 'Firmament' },
  obsidian: { name: 'The Obsidian', short: 'Obsidian' },
  'crimson-rebellion': { name: 'The Crimson Rebellion', short: 'Crimson' },
  'ral-nel': { name: 'The Ral Nel Consortium', short: 'Ral Nel' },
} satisfies Record<FactionId, { readonly name: string; readonly short: string }>;

/** One of a kind, several of it, and the short form of the community. */
export const unitNames = {
  'war-sun': { one: 'war sun', many: 'war suns', code: 'ws' },
  flagship: { one: 'flagship', many: 'flagships', code: 'fs' },
  dreadnought: { one: 'dreadnought', many: 'dreadnoughts', code: 'dn' },
  carrier: { one: 'carrier', many: 'carriers', code: 'cv' },
  cruiser: { one: 'cruiser', many: 'cruisers', code: 'ca' },
  destroyer: { one: 'destroyer', many: 'destroyers', code: 'dd' },
  fighter: { one: 'fighter', many: 'fighters', code: 'ff' },
  mech: { one: 'mech', many: 'mechs', code: 'mech' },
  infantry: { one: 'infantry', many: 'infantry', code: 'inf' },
  pds: { one: 'PDS', many: 'PDS', code: 'pds' },
  'space-dock': { one: 'space dock', many: 'space docks', code: 'sd' },
} satisfies Record<UnitType, { readonly one: string; readonly many: string; readonly code: string }>;

export const poolNames = {
  tactic: 'tactic pool',
  fleet: 'fleet pool',
  strategy: 'strategy pool',
} satisfies Record<Pool, string>;

export const traitNames = {
  cultural: 'cultural',
  hazardous: 'hazardous',
  industrial: 'industrial',
} satisfies Record<Trait, string>;

export const specialtyNames = {
  blue: 'blue',
  green: 'green',
  red: 'red',
  yellow: 'yellow',
} satisfies Record<Specialty, string>;

export const fragmentNames = {
  cultural: 'cultural relic fragment',
  hazardous: 'hazardous relic fragment',
  industrial: 'industrial relic fragment',
  frontier: 'unknown relic fragment',
} satisfies Record<FragmentKind, string>;

export const planetTokenNames = {
  sleeper: 'sleeper token',
} satisfies Record<PlanetTokenId, string>;

export const anomalyNames: Readonly<Record<string, string>> = {
  'asteroid-field': 'asteroid field',
  nebula: 'nebula',
  supernova: 'supernova',
  'gravity-rift': 'gravity rift',
  'entropic-scar': 'entropic scar',
};

export const phaseNames: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  strategy: 'Strategy phase',
  action: 'Action phase',
  status: 'Status phase',
  agenda: 'Agenda phase',
};

export const isTechnologyId = (id: string): id is TechnologyId => Object.hasOwn(technologyTexts, id);
export const isObjectiveId = (id: string): id is ObjectiveId => Object.hasOwn(objectiveTexts, id);
export const isStrategyCardId = (id: string): id is StrategyCardId => Object.hasOwn(strategyCardTexts, id);
export const isRelicId = (id: string): id is RelicId => Object.hasOwn(relicTexts, id);
export const isExplorationId = (id: string): id is ExplorationId => Object.hasOwn(explorationTexts, id);
export const isLegendaryId = (id: string): id is LegendaryId => Object.hasOwn(legendaryTexts, id);
export const isNoteId = (id: string): id is NoteId => Object.hasOwn(noteTexts, id);
export const isUnitType = (id: string): id is UnitType => Object.hasOwn(unitNames, id);
export const isFragmentKind = (id: string): id is FragmentKind => Object.hasOwn(fragmentNames, id);

/** The words of a card, if there are any yet. */
export const wordsOf = (id: string): CardText | undefined =>
  actionCardTexts[id as ActionCardId] ??
  agendaTexts[id as AgendaId] ??
  relicTexts[id as RelicId] ??
  explorationTexts[id as ExplorationId] ??
  legendaryTexts[id as LegendaryId] ??
  noteTexts[id as NoteId] ??
  (Object.hasOwn(factionCardTexts, id) ? factionCardTexts[id] : undefined);

/** The kind of a card piece: `lost-crew#2` is a Lost Crew. */
export const kindOfCard = (card: string): string => card.split('#', 1)[0]!;

const smallWords = new Set(['a', 'an', 'and', 'as', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** A title made from an id, for cards whose name is nothing but that: `Public Disgrace`. */
export const titled = (id: string): string =>
  kindOfCard(id)
    .split('-')
    .map((word, i, all) =>
      i > 0 && i < all.length - 1 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');

/** The title of anything that has one. */
export function cardName(card: string): string {
  if (card.startsWith('copy:')) return `${cardName(card.slice('copy:'.length))}, copied`; // an agent of somebody else
  const id = kindOfCard(card);
  if (isTechnologyId(id)) return technologyTexts[id].name;
  if (isObjectiveId(id)) return objectiveTexts[id].name;
  if (isStrategyCardId(id)) return strategyCardTexts[id].name;
  if (isRelicId(id)) return relicTexts[id].name;
  if (isExplorationId(id)) return explorationTexts[id].name;
  if (isLegendaryId(id)) return legendaryTexts[id].name;
  if (isNoteId(id)) return noteTexts[id].name;
  const words = wordsOf(id);
  if (words) return words.name;
  if (isFragmentKind(id)) return `${fragmentNames[id]}s`;
  if (isPlanetId(id)) return planetNames[id];
  return titled(card);
}

/** What is called otherwise than its name. */
const markNames: Readonly<Record<string, string>> = {
  'z-grav': 'a ship now',
  cavalry: 'with The Cavalry',
  'the-alastor': 'aboard The Alastor',
};

/** What sets units apart from others of their type: `galvanized`. */
export function markName(mark: string): string {
  const [name = ''] = mark.split(':'); // what follows tells them apart further
  return markNames[name] ?? name.replaceAll('-', ' ');
}

/** Units with what sets them apart: `2 infantry (galvanized)`. */
export const markedText = (mark: unknown, units: string): string =>
  typeof mark === 'string' ? `${units} (${markName(mark)})` : units;

/** `2 carriers`, `infantry` */
export const unitsText = (unit: string, count: number): string => {
  if (!isUnitType(unit)) return `${count} ${titled(unit)}`;
  const { one, many } = unitNames[unit];
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
};

/** A leader, with what lies on its card: `Artuno the Betrayer (2 trade goods on it)`. */
export const leaderText = ({ id, tradeGoods }: { readonly id: string; readonly tradeGoods?: number }): string =>
  tradeGoods === undefined ? cardName(id) : `${cardName(id)} (${counted(tradeGoods, 'trade good')} on it)`;
