import { type Outcome, type Refusal, refuse, yes } from '@orrery/kernel';
import { factions, wholeFactions } from './factions/factions.ts';
import { type LayoutId, layoutIds, layoutNamed } from './galaxy/layouts.ts';
import { readMapString } from './galaxy/map-string.ts';
import { type FactionId, factionIds, type Source, sources } from './ids.ts';
import type { Options } from './state.ts';

const known = ['sets', 'points', 'factions', 'draft', 'teStrategyCards', 'map', 'guarded'];
const wrong = (message: string) => refuse('options/invalid', message);

/** Of which factions some are dealt, picked or named: those whose components are all in the game. */
export const factionPool = (sets: readonly Source[]): FactionId[] =>
  playableFactions(sets).filter(id => wholeFactions.includes(id));

/** Factions whose home has a tile of its own; the others come with their own setup. */
export const playableFactions = (sets: readonly Source[]): FactionId[] =>
  factionIds.filter(id => factions[id].home !== null && sets.includes(factions[id].source));

function readSets(raw: unknown): Outcome<Source[]> {
  if (raw === undefined) return yes(['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4']);
  if (!Array.isArray(raw)) return wrong('"sets" is a list of boxes.');
  for (const each of raw) {
    if (!sources.includes(each as Source)) return wrong(`There is no set "${String(each)}".`);
    if (each === 'te') return wrong('The set "te" is not offered yet.');
  }
  return yes(sources.filter(source => source === 'base' || raw.includes(source)));
}

function readFactions(raw: unknown, seats: number, sets: readonly Source[]): Outcome<FactionId[]> {
  if (raw === undefined) return yes([]);
  if (!Array.isArray(raw)) return wrong('"factions" is a list of factions.');
  if (raw.length === 0) return yes([]);
  if (raw.length !== seats)
    return wrong(`${raw.length === 1 ? '1 faction is' : `${raw.length} factions are`} named for ${seats} seats.`);
  for (const [i, each] of raw.entries()) {
    if (!playableFactions(sets).includes(each as FactionId))
      return wrong(`There is no faction "${String(each)}" in these sets.`);
    if (raw.indexOf(each) !== i) return wrong(`The faction "${String(each)}" is named twice.`);
  }
  return yes(raw as FactionId[]);
}

/** A layout by its name, or a map string; homes on it must be those of factions that play. */
function readMap(
  raw: unknown,
  players: number,
  sets: readonly Source[],
  chosen: readonly FactionId[],
): Outcome<string> {
  const map = raw ?? 'random';
  if (typeof map !== 'string') return wrong('"map" is a text.');
  if (layoutNamed(map, players, sets)) return yes(map);
  if (layoutIds.includes(map as LayoutId))
    return wrong(`The map "${map}" is not for ${players} players with these sets.`);
  const read = readMapString(map, chosen.length > 0 ? { players, sets, factions: chosen } : { players, sets });
  return read.ok ? yes(map) : read;
}

/** Reads the options of a game; each message names the part that is wrong. */
export function readOptions(raw: unknown, seats: number): Outcome<Options> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return wrong('Options are an object.');
  const given = raw as Record<string, unknown>;
  const odd = Object.keys(given).find(key => !known.includes(key));
  if (odd) return wrong(`There is no option "${odd}".`);
  if (seats < 3 || seats > 8) return wrong(`${seats} players cannot play: three to eight can.`);
  const sets = readSets(given.sets);
  if (!sets.ok) return sets;
  if (seats > 6 && !sets.value.includes('pok')) return wrong(`${seats} players need the set "pok".`);
  const points = given.points ?? 10;
  if (typeof points !== 'number' || !Number.isInteger(points) || points < 4 || points > 14)
    return wrong('"points" is a whole number from 4 to 14.');
  const chosen = readFactions(given.factions, seats, sets.value);
  if (!chosen.ok) return chosen;
  const { draft = false } = given;
  if (typeof draft !== 'boolean') return wrong('"draft" is true or false.');
  if (draft && chosen.value.length > 0) return wrong('"draft" does not go with "factions" that are named.');
  const { teStrategyCards = false } = given;
  if (typeof teStrategyCards !== 'boolean') return wrong('"teStrategyCards" is true or false.');
  const { guarded = false } = given;
  if (typeof guarded !== 'boolean') return wrong('"guarded" is true or false.');
  const map = readMap(given.map, seats, sets.value, chosen.value);
  if (!map.ok) return map;
  return yes({
    sets: sets.value,
    points,
    factions: chosen.value,
    ...(draft && { draft }),
    ...(teStrategyCards && { teStrategyCards }),
    map: map.value,
    ...(guarded && { guarded }),
  });
}

/** Older games may have factions without abilities; nobody begins a game with one any more. */
export function refuseNew({ factions: named, sets }: Options): Refusal | undefined {
  const pool = factionPool(sets);
  const partial = named.find(id => !pool.includes(id));
  return partial === undefined
    ? undefined
    : wrong(`The faction "${partial}" cannot be played yet. These factions can: ${pool.join(', ')}.`);
}
