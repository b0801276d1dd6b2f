import { type Outcome, quickRandom, type Refusal, refuse, yes } from '@orrery/kernel';
import { faultsOf } from './draft/bounds.ts';
import { builtMap } from './draft/built-map.ts';
import type { SetupChoice } from './draft/choice.ts';
import { generateSlices } from './draft/generate-slices.ts';
import { bordersOf, miltyLayout } from './draft/milty-layouts.ts';
import { readFactionNames, readSetup, type SetupWord } from './draft/setup-option.ts';
import { layoutMeant, plainName, quoted, setNamed } from './draft/spellings.ts';
import { factions, wholeFactions } from './factions/factions.ts';
import { canPlayTogether, hasHome, homesIn } from './factions/homes.ts';
import { layoutNamed, layoutsFor } from './galaxy/layouts.ts';
import { type MapTable, readMapString } from './galaxy/map-string.ts';
import { type FactionId, factionIds, type Source, sources } from './ids.ts';
import type { Options } from './state.ts';

/** Boxes that a new game can have. */
export const offeredSets: readonly Source[] = sources.filter(source => source !== 'te');

const known = ['sets', 'points', 'factions', 'draft', 'setup', 'teStrategyCards', 'map', 'guarded'];
const wrong = (message: string) => refuse('options/invalid', message);

/** Of which factions some are dealt, picked or named: those whose components are all in the game. */
export const factionPool = (sets: readonly Source[]): FactionId[] =>
  playableFactions(sets).filter(id => wholeFactions.includes(id));

/** Factions of these sets that have a home, or could choose one. */
export const playableFactions = (sets: readonly Source[]): FactionId[] =>
  factionIds.filter(id => sets.includes(factions[id].source) && canPlayTogether([id], sets));

const listOf = (raw: unknown): unknown => (typeof raw === 'string' ? raw.split(',') : raw);

function readSets(raw: unknown): Outcome<Source[]> {
  if (raw === undefined) return yes(['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4']);
  const offered = offeredSets.join(', ');
  const list = listOf(raw);
  if (!Array.isArray(list)) return wrong(`"sets" is a list of boxes, not ${quoted(raw)}. Possible: ${offered}.`);
  const read: Source[] = [];
  for (const each of list) {
    const set = setNamed(each);
    if (set === undefined) return wrong(`"sets": there is no set ${quoted(each)}. Possible: ${offered}.`);
    if (set === 'te') return wrong(`"sets": the set "te" is not offered yet. Possible: ${offered}.`);
    read.push(set);
  }
  return yes(sources.filter(source => source === 'base' || read.includes(source)));
}

function readFactions(raw: unknown, seats: number, sets: readonly Source[]): Outcome<FactionId[]> {
  if (raw === undefined) return yes([]);
  const read = readFactionNames('"factions"', raw, playableFactions(sets));
  if (!read.ok) return read;
  const homeless = read.value.find(id => !hasHome(id, read.value, sets));
  if (homeless)
    return wrong(
      `"factions": ${homeless} needs the home of a faction that does not play: ${homesIn(homeless, sets)
        .map(({ of }) => of)
        .join(', ')}.`,
    );
  if (read.value.length === 0 || read.value.length === seats) return read;
  const { length } = read.value;
  return wrong(`"factions": ${length === 1 ? '1 faction is' : `${length} factions are`} named for ${seats} seats.`);
}

const layoutNames = ({ players, sets }: MapTable): string =>
  layoutsFor(players, sets)
    .map(({ id }) => id)
    .join(', ');

/** The name of a layout that fits the table; nothing for other text. */
function readLayout(text: string, players: number, sets: readonly Source[]): Outcome<string | undefined> {
  const layout = layoutMeant(text);
  if (layout === undefined || layoutNamed(layout, players, sets)) return yes(layout);
  return wrong(
    `"map": the layout "${layout}" is not for ${players} players with these sets. Possible: ${layoutNames({ players, sets })}.`,
  );
}

/** A layout by its name, `random`, `build` with or without a layout, or a map string with homes of factions that play. */
function readMap(raw: unknown, table: MapTable, isBuilt: boolean): Outcome<string> {
  const { players, sets } = table;
  const said = raw ?? 'random';
  if (typeof said !== 'string') return wrong(`"map" is a text, not ${quoted(raw)}.`);
  const [, rest] = /^\s*build\b(.*)$/i.exec(said) ?? [];
  const text = rest ?? said;
  const isUsual = plainName(text) === 'random' || (rest !== undefined && plainName(text) === '');
  const layout = isUsual ? yes(undefined) : readLayout(text, players, sets);
  if (!layout.ok) return layout;
  if (isBuilt || rest !== undefined) {
    if (isUsual || layout.value) return yes(builtMap(layout.value));
    return wrong(
      `"map": a galaxy is built on a layout, not on ${quoted(text.trim())}. Possible: ${layoutNames(table)}.`,
    );
  }
  if (isUsual) return yes('random');
  if (layout.value) return yes(layout.value);
  if (!/\d/.test(said))
    return wrong(
      `"map": there is no layout ${quoted(said)}. Possible: random, build, ${layoutNames(table)}, or the numbers of the tiles.`,
    );
  const read = readMapString(said, table);
  return read.ok ? yes(said) : read;
}

/** Which other options go with a setup that is played at the table. */
function objectionTo(
  setup: SetupWord | SetupChoice,
  draft: boolean,
  chosen: readonly FactionId[],
  map: unknown,
): string | undefined {
  const isPick = typeof setup === 'object' && setup.kind === 'pick-and-ban' && setup.bans === 0;
  const kind = isPick ? 'pick' : typeof setup === 'string' ? setup : setup.kind;
  const choosesFactions = kind !== 'fixed' && kind !== 'build';
  if (choosesFactions && draft && kind !== 'pick') return `"setup": ${kind} does not go with "draft".`;
  if (choosesFactions && chosen.length > 0) return `"setup": ${kind} does not go with "factions" that are named.`;
  if (draft && chosen.length > 0) return '"draft" does not go with "factions" that are named.';
  if (kind === 'milty' && map !== undefined && plainName(String(map)) !== 'random')
    return '"setup": milty lays its own map and does not go with "map".';
  return undefined;
}

/** Reads the options of a game; each message names the part that is wrong. */
export function readOptions(raw: unknown, seats: number): Outcome<Options> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return wrong('Options are an object.');
  const given = raw as Record<string, unknown>;
  const odd = Object.keys(given).find(key => !known.includes(key));
  if (odd) return wrong(`There is no option "${odd}". Possible: ${known.join(', ')}.`);
  if (seats < 3 || seats > 8) return wrong(`${seats} players cannot play: three to eight can.`);
  const sets = readSets(given.sets);
  if (!sets.ok) return sets;
  if (seats > 6 && !sets.value.includes('pok')) return wrong(`${seats} players need the set "pok".`);
  const points = given.points ?? 10;
  if (typeof points !== 'number' || !Number.isInteger(points) || points < 4 || points > 14)
    return wrong(`"points" is a whole number from 4 to 14, not ${quoted(points)}.`);
  const chosen = readFactions(given.factions, seats, sets.value);
  if (!chosen.ok) return chosen;
  const { draft = false } = given;
  if (typeof draft !== 'boolean') return wrong(`"draft" is true or false, not ${quoted(draft)}.`);
  const setup = readSetup(given.setup, {
    players: seats,
    sets: sets.value,
    pool: factionPool(sets.value),
    playable: playableFactions(sets.value),
  });
  if (!setup.ok) return setup;
  const objection = objectionTo(setup.value, draft, chosen.value, given.map);
  if (objection) return wrong(objection);
  const { teStrategyCards = false } = given;
  if (typeof teStrategyCards !== 'boolean')
    return wrong(`"teStrategyCards" is true or false, not ${quoted(teStrategyCards)}.`);
  const { guarded = false } = given;
  if (typeof guarded !== 'boolean') return wrong(`"guarded" is true or false, not ${quoted(guarded)}.`);
  const named = chosen.value.length > 0 && { factions: chosen.value };
  const map = readMap(given.map, { players: seats, sets: sets.value, ...named }, setup.value === 'build');
  if (!map.ok) return map;
  return yes({
    sets: sets.value,
    points,
    factions: chosen.value,
    ...(draft && typeof setup.value === 'string' && { draft: true }),
    ...(typeof setup.value === 'object' && { setup: setup.value }),
    ...(teStrategyCards && { teStrategyCards }),
    map: map.value,
    ...(guarded && { guarded }),
  });
}

/** How many deals show whether slices can keep their bounds. Few, since a server reads options whenever a host changes them. */
const TRIAL_DEALS = 2;

/** Bounds that hardly any slices keep are no use to a draft. */
function refuseBounds(setup: SetupChoice | undefined, sets: readonly Source[]): Refusal | undefined {
  if (setup?.kind !== 'milty' || setup.given) return undefined;
  const borders = bordersOf(miltyLayout(6)); // the same for all numbers of players
  const drawn = generateSlices(setup.slices, sets, setup.bounds, borders, quickRandom(0), TRIAL_DEALS);
  const kinds = [...new Set(faultsOf(drawn, setup.bounds, borders).map(({ kind }) => kind))].join(', ');
  if (kinds === '') return undefined;
  return wrong(`"setup": no ${setup.slices} slices were found within these bounds (${kinds}). Wider bounds help.`);
}

/** Older games may have factions without abilities; nobody begins a game with one any more. */
export function refuseNew({ factions: named, setup, sets }: Options): Refusal | undefined {
  const pool = factionPool(sets);
  const partial = [...named, ...(setup?.from ?? [])].find(id => !pool.includes(id));
  return partial === undefined
    ? refuseBounds(setup, sets)
    : wrong(`The faction "${partial}" cannot be played yet. These factions can: ${pool.join(', ')}.`);
}
