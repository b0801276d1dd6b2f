import { type Outcome, refuse, yes } from '@orrery/kernel';
import { listed } from '@orrery/tabletop';
import { mostTogether } from '../factions/homes.ts';
import type { FactionId, Source } from '../ids.ts';
import type { SliceBounds } from './bounds.ts';
import type { Milty, SetupChoice } from './choice.ts';
import { mostInSlices, mostSlices } from './generate-slices.ts';
import { readSlices } from './slice-string.ts';
import type { Slice } from './slices.ts';
import { factionNamed, plainName, quoted } from './spellings.ts';

/** The table that a setup is read for. */
export interface SetupTable {
  readonly players: number;
  readonly sets: readonly Source[];
  /** Factions that are whole, and those that older games may have. */
  readonly pool: readonly FactionId[];
  readonly playable: readonly FactionId[];
}

/** What the option can say: `fixed` is to say nothing, `pick` is `pick-and-ban` without bans, `build` is a map. */
export const setupWords = [
  'fixed',
  'pick',
  'pick-and-ban',
  'two-of-which-one',
  'random-within',
  'milty',
  'build',
] as const;
export type SetupWord = (typeof setupWords)[number];

const otherWords: Readonly<Record<string, SetupWord>> = {
  none: 'fixed',
  draft: 'pick',
  picks: 'pick',
  banandpick: 'pick-and-ban',
  pickban: 'pick-and-ban',
  bans: 'pick-and-ban',
  twoofone: 'two-of-which-one',
  oneoftwo: 'two-of-which-one',
  random: 'random-within',
  miltydraft: 'milty',
  slices: 'milty',
  buildgalaxy: 'build',
  buildthegalaxy: 'build',
};

type Details = Readonly<Record<string, unknown>>;
const wrong = (message: string) => refuse('options/invalid', message);

/** Details by their names, whoever wrote them: `min-influence` is `minInfluence`. */
function detailsFor(kind: string, given: Details, known: readonly string[]): Outcome<Details> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const meant = known.find(each => plainName(each) === plainName(name));
    if (meant === undefined)
      return wrong(
        `"setup": ${kind} has no ${quoted(name)}. ${known.length > 0 ? `It has ${listed(known)}.` : 'It has no details.'}`,
      );
    found[meant] = value;
  }
  return yes(found);
}

/** The first word, and details as `name=value`; or an object with a `kind`. */
function readParts(raw: unknown): Outcome<{ word: SetupWord; details: Details }> {
  const possible = `Possible: ${setupWords.join(', ')}.`;
  let [said, details]: [unknown, Details] = [raw, {}];
  if (typeof raw === 'string') {
    const words = raw.trim().split(/\s+/);
    const first = words.findIndex(word => word.includes('='));
    const rest = first < 0 ? [] : words.splice(first);
    const pairs = rest.map(part => /^([^=]+)=(.*)$/.exec(part));
    const bad = rest.find((_, i) => !pairs[i]);
    if (bad !== undefined) return wrong(`"setup": ${quoted(bad)} cannot be read. Details are written as name=value.`);
    said = words.join(' ');
    details = Object.fromEntries(pairs.map(pair => [pair![1]!, pair![2]!]));
  } else if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) {
    const { kind, ...rest } = raw as Record<string, unknown>;
    [said, details] = [kind, rest];
  }
  if (typeof said !== 'string') return wrong(`"setup" is a text or has a "kind". ${possible}`);
  const plain = plainName(said);
  const word = setupWords.find(each => plainName(each) === plain) ?? otherWords[plain];
  return word ? yes({ word, details }) : wrong(`"setup": ${quoted(said)} is no way to set up. ${possible}`);
}

interface Range {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  /** Halves and tenths may be given. */
  readonly isFine?: boolean;
}

function readNumber(details: Details, name: string, { least, most, usual, isFine }: Range): Outcome<number> {
  const raw = details[name] ?? usual;
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  const isNumber = typeof value === 'number' && Number.isFinite(value) && (isFine || Number.isInteger(value));
  if (isNumber && value >= least && value <= most) return yes(value);
  return wrong(`"setup": ${name} is a ${isFine ? '' : 'whole '}number from ${least} to ${most}, not ${quoted(raw)}.`);
}

function readFlag(details: Details, name: string): Outcome<boolean> {
  const raw = details[name] ?? false;
  const value = typeof raw === 'string' ? { true: true, yes: true, false: false, no: false }[raw.toLowerCase()] : raw;
  return typeof value === 'boolean' ? yes(value) : wrong(`"setup": ${name} is yes or no, not ${quoted(raw)}.`);
}

/** A list of factions as people write them. */
export function readFactionNames(field: string, raw: unknown, possible: readonly FactionId[]): Outcome<FactionId[]> {
  const words = typeof raw === 'string' ? raw.split(',').filter(word => word.trim() !== '') : raw;
  if (!Array.isArray(words)) return wrong(`${field} is a list of factions, not ${quoted(raw)}.`);
  const found: FactionId[] = [];
  for (const word of words) {
    const id = factionNamed(word);
    if (!id || !possible.includes(id))
      return wrong(
        `${field}: ${quoted(word)} is no faction${id ? ' in these sets' : ''}. Possible: ${possible.join(', ')}.`,
      );
    if (found.includes(id)) return wrong(`${field}: the faction ${quoted(word)} is named twice.`);
    found.push(id);
  }
  return yes(found);
}

/** Who is on offer: those that are named, or all that are whole. There must be enough of them. */
function readPool(details: Details, kind: string, needed: number, table: SetupTable): Outcome<FactionId[]> {
  const named =
    details.from === undefined ? yes([...table.pool]) : readFactionNames('"setup": from', details.from, table.playable);
  if (!named.ok) return named;
  const apart = named.value.length - mostTogether(named.value, table.sets); // never at one table (R-290)
  if (named.value.length - apart >= needed) return named;
  const offered = details.from === undefined ? 'can be played yet' : 'are offered';
  const unless = apart > 0 ? ', which cannot all play together' : '';
  return wrong(
    `"setup": ${kind} for ${table.players} players needs ${needed} factions, and ${named.value.length} ${offered}${unless}: ${named.value.join(', ')}.`,
  );
}

function readPickAndBan(given: Details, table: SetupTable): Outcome<SetupChoice> {
  const details = detailsFor('pick-and-ban', given, ['bans', 'from']);
  if (!details.ok) return details;
  const bans = readNumber(details.value, 'bans', { least: 0, most: 4, usual: 1 });
  if (!bans.ok) return bans;
  const from = readPool(details.value, 'pick-and-ban', table.players * (1 + bans.value), table);
  return from.ok ? yes({ kind: 'pick-and-ban', from: from.value, bans: bans.value }) : from;
}

function readTwo(given: Details, table: SetupTable): Outcome<SetupChoice> {
  const details = detailsFor('two-of-which-one', given, ['dealt', 'from']);
  if (!details.ok) return details;
  const dealt = readNumber(details.value, 'dealt', { least: 2, most: 4, usual: 2 });
  if (!dealt.ok) return dealt;
  const from = readPool(details.value, 'two-of-which-one', table.players * dealt.value, table);
  return from.ok ? yes({ kind: 'two-of-which-one', from: from.value, dealt: dealt.value }) : from;
}

/** Everybody names at least as many factions as there are players, so that nobody is left without one. */
function readRandomWithin(given: Details, table: SetupTable): Outcome<SetupChoice> {
  const details = detailsFor('random-within', given, ['named', 'from']);
  if (!details.ok) return details;
  const from = readPool(details.value, 'random-within', table.players, table);
  if (!from.ok) return from;
  const usual = details.value.from === undefined ? table.players : 0;
  if (Number(details.value.named ?? usual) === 0) return yes({ kind: 'random-within', from: from.value, named: 0 });
  const named = readNumber(details.value, 'named', { least: table.players, most: from.value.length, usual });
  return named.ok ? yes({ kind: 'random-within', from: from.value, named: named.value }) : named;
}

/** What slices are measured by at most tables. */
export const usualBounds = (sets: readonly Source[]): SliceBounds => {
  const most = mostInSlices(sets);
  return {
    minInfluence: 4,
    minResources: 2.5,
    minTotal: 9,
    maxTotal: 13,
    wormholes: Math.min(2, most.wormholes),
    legendary: Math.min(1, most.legendary),
    oneWormhole: false,
    apart: 'map',
  };
};

const boundNames = [
  ...['minInfluence', 'minResources', 'minTotal', 'maxTotal'],
  ...['wormholes', 'legendary', 'oneWormhole', 'apart'],
] as const;

function readBounds(details: Details, sets: readonly Source[]): Outcome<SliceBounds> {
  const usual = usualBounds(sets);
  const most = mostInSlices(sets);
  const found: Record<string, unknown> = {};
  for (const name of ['minInfluence', 'minResources', 'minTotal', 'maxTotal'] as const) {
    const value = readNumber(details, name, { least: 0, most: 40, usual: usual[name], isFine: true });
    if (!value.ok) return value;
    found[name] = value.value;
  }
  for (const name of ['wormholes', 'legendary'] as const) {
    const value = readNumber(details, name, { least: 0, most: most[name], usual: usual[name] });
    if (!value.ok) return value;
    found[name] = value.value;
  }
  const oneWormhole = readFlag(details, 'oneWormhole');
  if (!oneWormhole.ok) return oneWormhole;
  const apart = details.apart ?? usual.apart;
  if (apart !== 'map' && apart !== 'slice') return wrong(`"setup": apart is map or slice, not ${quoted(apart)}.`);
  if ((found.minTotal as number) > (found.maxTotal as number))
    return wrong(`"setup": minTotal ${found.minTotal} is more than maxTotal ${found.maxTotal}.`);
  return yes({ ...(found as unknown as SliceBounds), oneWormhole: oneWormhole.value, apart });
}

/** Slices as text, or as a list of lists of tiles. */
function readGiven(raw: unknown, sets: readonly Source[]): Outcome<readonly Slice[] | undefined> {
  if (raw === undefined) return yes(undefined);
  const text = Array.isArray(raw) ? raw.map(each => (Array.isArray(each) ? each.join() : String(each))).join(';') : raw;
  if (typeof text !== 'string') return wrong(`"setup": given is a text of slices, not ${quoted(raw)}.`);
  const read = readSlices(text, sets);
  return read.ok ? read : wrong(`"setup": ${read.message}`);
}

function readMilty(given: Details, table: SetupTable): Outcome<SetupChoice> {
  const { players, sets } = table;
  const nested = typeof given.bounds === 'object' && given.bounds !== null ? (given.bounds as Details) : {};
  const { bounds: _, ...flat } = given;
  const details = detailsFor('milty', { ...flat, ...nested }, ['slices', 'factions', 'from', 'given', ...boundNames]);
  if (!details.ok) return details;
  if (players !== 6 && !sets.includes('pok'))
    return wrong(`"setup": milty for ${players} players lays hyperlanes and needs the set "pok".`);
  const slicesGiven = readGiven(details.value.given, sets);
  if (!slicesGiven.ok) return slicesGiven;
  const count = slicesGiven.value?.length;
  if (count !== undefined && count < players)
    return wrong(`"setup": given has ${count === 1 ? '1 slice' : `${count} slices`} for ${players} players.`);
  const most = mostSlices(sets);
  const slices: Outcome<number> =
    count === undefined
      ? readNumber(details.value, 'slices', { least: players, most, usual: Math.min(players + 1, most) })
      : yes(count);
  if (!slices.ok) return slices;
  const from = readPool(details.value, 'milty', players, table);
  if (!from.ok) return from;
  const offered = from.value.length;
  const factions = readNumber(details.value, 'factions', {
    least: players,
    most: offered,
    usual: Math.min(players + 3, offered),
  });
  if (!factions.ok) return wrong(`${factions.message} So many factions can be offered: ${from.value.join(', ')}.`);
  const bounds = readBounds(details.value, sets);
  if (!bounds.ok) return bounds;
  const choice: Milty = {
    kind: 'milty',
    from: from.value,
    factions: factions.value,
    slices: slices.value,
    bounds: bounds.value,
    ...(slicesGiven.value && { given: slicesGiven.value }),
  };
  return yes(choice);
}

const noDetails = (word: SetupWord, details: Details): Outcome<SetupWord> => {
  const read = detailsFor(word, details, []);
  return read.ok ? yes(word) : read;
};

function readPick(details: Details, table: SetupTable): Outcome<SetupChoice> {
  const none = noDetails('pick', details);
  return none.ok ? readPickAndBan({ bans: 0 }, table) : none;
}

/** Reads the option: one of the words that other options say as well, or a choice with its details. */
export function readSetup(raw: unknown, table: SetupTable): Outcome<SetupWord | SetupChoice> {
  if (raw === undefined) return yes('fixed');
  const parts = readParts(raw);
  if (!parts.ok) return parts;
  const { word, details } = parts.value;
  switch (word) {
    case 'pick':
      return readPick(details, table);
    case 'pick-and-ban':
      return readPickAndBan(details, table);
    case 'two-of-which-one':
      return readTwo(details, table);
    case 'random-within':
      return readRandomWithin(details, table);
    case 'milty':
      return readMilty(details, table);
    default:
      return noDetails(word, details);
  }
}
