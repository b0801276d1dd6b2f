import { type Outcome, type Refusal, refuse, yes } from '@orrery/kernel';
import type { FactionId, Source } from '../ids.ts';
import { inMapOrder, isMecatolTile, type MapPlan, mecatolTile, type OpenPlace } from './galaxy-plan.ts';
import { clockwise, hexAt, outermostRing, positions } from './hexes.ts';
import { readToken, type Token, writeTile } from './map-string-token.ts';
import type { PlacedTile } from './state.ts';
import { tiles } from './tiles.ts';

/** The table that a map is read for. */
export interface MapTable {
  readonly players: number;
  readonly sets: readonly Source[];
  /** By seat, where they are known already; only these may have their own home tile on the map. */
  readonly factions?: readonly FactionId[];
}

export interface ReadMap {
  readonly plan: MapPlan;
  /** Sentences about what may have been lost on the way here. */
  readonly warnings: readonly string[];
}

/** A token with its place in the text. */
interface Spot {
  readonly text: string;
  readonly position: string;
  readonly token: Token;
}

const place = (position: string): string =>
  position === '000' ? 'in the centre' : `at ${position}, number ${positions.indexOf(position)},`;

const wrong = ({ text, position }: Pick<Spot, 'text' | 'position'>, why: string): Refusal =>
  refuse('options/invalid', `The map's "${text}" ${place(position)} ${why}.`);

/** Splits the text and puts each token in its place; the centre is Mecatol Rex unless the text says otherwise. */
function spotsOf(text: string, sets: readonly Source[]): Outcome<Spot[]> {
  const words = text.split(/[\s,]+/).filter(word => word !== '');
  const braced = /^\{(.*)\}$/.exec(words[0] ?? '');
  const bareCentre = !braced && isMecatolTile(words[0] ?? '');
  const centre = braced ? braced[1]! : bareCentre ? words[0]! : mecatolTile(sets);
  const all = [centre, ...(braced || bareCentre ? words.slice(1) : words)];
  if (all.length > positions.length)
    return refuse(
      'options/invalid',
      `The map has ${all.length - 1} tiles round the centre, from "${all[positions.length]}" on beyond ring ${outermostRing}.`,
    );
  const spots: Spot[] = [];
  for (const [i, word] of all.entries()) {
    const token = readToken(word);
    if (token.is === 'unreadable') return wrong({ text: word, position: positions[i]! }, token.why);
    spots.push({ text: word, position: positions[i]!, token });
  }
  return yes(spots);
}

type TileSpot = Spot & { readonly token: Extract<Token, { is: 'tile' }> };
const isTile = (spot: Spot): spot is TileSpot => spot.token.is === 'tile';
const homeOf = (tile: string): FactionId | undefined => tiles.get(tile)!.homeOf ?? tiles.get(tile)!.gateOf;

/** What is wrong with a tile on the map of this table, if anything. */
function objection(tile: string, { sets, factions }: MapTable): string | undefined {
  const { source, back, offBoard } = tiles.get(tile)!;
  const faction = homeOf(tile);
  if (!sets.includes(source)) return `belongs to a set that is not in use (${source})`;
  if (offBoard) return 'lies beside the board, not on it';
  if (faction && !factions?.includes(faction)) return `is the home of a faction that does not play (${faction})`;
  if (back === 'special' && !isMecatolTile(tile)) return 'is not placed during setup';
  return undefined;
}

/** With Thunder's Edge its own Mecatol Rex takes the place of the old one. */
const asInUse = (spot: Spot, sets: readonly Source[]): Spot =>
  isTile(spot) && spot.token.tile === '18' ? { ...spot, token: { ...spot.token, tile: mecatolTile(sets) } } : spot;

/** Fixed homes go to their faction's seat, the others clockwise to the remaining seats. */
function seatHomes(spots: readonly Spot[], { players, factions }: MapTable): Outcome<string[]> {
  const fixed = spots.filter(isTile).filter(({ token }) => homeOf(token.tile));
  const free = spots.filter(({ token }) => token.is === 'home').sort((a, b) => clockwise(a.position, b.position));
  const count = fixed.length + free.length;
  if (count !== players) {
    const hint = count > players ? 'write -1 where there is no tile' : 'write 0 where a home goes';
    return refuse('options/invalid', `The map has ${count} homes for ${players} players: ${hint}.`);
  }
  const owner = new Map(fixed.map(({ token, position }) => [homeOf(token.tile)!, position]));
  const rest = free.map(({ position }) => position);
  return yes(Array.from({ length: players }, (_, seat) => owner.get(factions?.[seat] as FactionId) ?? rest.shift()!));
}

/** Reads a map string for a table, or says in one sentence which token is wrong and where. */
export function readMapString(text: string, table: MapTable): Outcome<ReadMap> {
  const read = spotsOf(text, table.sets);
  if (!read.ok) return read;
  const spots = read.value.map(spot => asInUse(spot, table.sets));
  const seen = new Map<string, string>();
  for (const spot of spots.filter(isTile)) {
    const { tile } = spot.token;
    const why = objection(tile, table);
    if (why) return wrong(spot, why);
    if (tiles.get(tile)!.back === 'hyperlane') continue;
    const first = seen.get(tile);
    if (first) return wrong(spot, `is on the map already, at ${first}`);
    seen.set(tile, spot.position);
  }
  if (!seen.has(mecatolTile(table.sets))) return refuse('options/invalid', 'The map has no Mecatol Rex.');
  const homes = seatHomes(spots, table);
  if (!homes.ok) return homes;
  const placed = spots.filter(isTile).filter(({ token }) => !homeOf(token.tile));
  return yes({
    plan: {
      tiles: placed.map(({ token: { tile, turn }, position }): PlacedTile => ({ tile, position, turn })),
      homes: homes.value,
      open: spots.flatMap(({ token, position }): OpenPlace[] =>
        token.is === 'open' ? [{ position, back: token.back }] : [],
      ),
    },
    warnings: placed
      .filter(({ token }) => token.turnMissing)
      .map(({ text: word, position }) => `"${word}" at ${position} says nothing about its turn; taken as unturned.`),
  });
}

const openTokens: Readonly<Record<OpenPlace['back'], string>> = { blue: '0b', red: '0r', any: '-1' };

/**
 * Writes a plan, or the board of a game, as a map string. Homes of a plan become `0`, those of a board their number;
 * an open place says which back it takes, or nothing if it takes any.
 */
export function writeMapString(map: Pick<MapPlan, 'tiles'> & Partial<MapPlan>): string {
  const words = new Map<string, string>();
  for (const { tile, position, turn } of inMapOrder(map.tiles))
    if (hexAt(position)) words.set(position, writeTile(tile, turn));
  for (const position of map.homes ?? []) words.set(position, '0');
  for (const { position, back } of map.open ?? []) words.set(position, openTokens[back]);

  const all = positions.map(position => words.get(position) ?? '-1');
  const last = all.findLastIndex(word => word !== '-1');
  const [centre, ...rest] = all.slice(0, Math.max(last, 0) + 1);
  return [...(isMecatolTile(centre!) ? [] : [`{${centre}}`]), ...rest].join(' ');
}
