import { choose, next, type Rule, type Seat, shuffle, step } from '@orrery/kernel';
import { faultsOf } from '../../model/draft/bounds.ts';
import { snake } from '../../model/draft/draft-state.ts';
import { dealSlices } from '../../model/draft/generate-slices.ts';
import { bordersOf, miltyLayout, miltyPlan } from '../../model/draft/milty-layouts.ts';
import { emit } from '../../model/events/index.ts';
import { firstTogether, homeOf, mostTogether } from '../../model/factions/homes.ts';
import { tileFacts } from '../../model/galaxy/galaxy.ts';
import { galaxyFor, inMapOrder } from '../../model/galaxy/galaxy-plan.ts';
import type { PlacedTile } from '../../model/galaxy/state.ts';
import type { FactionId } from '../../model/ids.ts';
import { inSets } from '../../model/readers.ts';
import { systemsOf } from '../../model/setup.ts';
import type { State } from '../../model/state.ts';
import { choiceOf, draftOf, factionsLeft, layOut, takeFaction } from './choose-factions.ts';
import { chooseHomes } from './homes.ts';

/** Of each of these everybody takes one. */
const ROUNDS = 3;

/** Lays out factions and slices; then seats pick one thing at a time in snake order. */
export const milty = step<State>('ti/milty');
milty.body(function* (game) {
  const { from, factions: count, slices: wanted, bounds, given } = choiceOf(game, 'milty');
  const drawn = new Set(drawnFrom(yield* shuffle('factions', from), count, game));
  const { order } = yield* layOut(
    game,
    from.filter(id => drawn.has(id)),
    true,
  );
  const borders = bordersOf(miltyLayout(game.seats.length));
  const slices = given ?? (yield* dealSlices(wanted, game.options.sets, bounds, borders));
  draftOf(game).slices = [...slices];
  const faults = given ? [] : [...new Set(faultsOf(slices, bounds, borders).map(({ kind }) => kind))];
  yield* emit('slices-laid-out', { slices, faults });
  layBoard(game);
  return next(...snake(order, ROUNDS).map(seat => miltyTurn({ seat })), chooseHomes({}), layMilty({}));
});

/** So many factions, of which there is one for every seat, whoever takes which. */
function drawnFrom(shuffled: readonly FactionId[], count: number, { seats, options: { sets } }: State): FactionId[] {
  const drawn = shuffled.slice(0, count);
  return mostTogether(drawn, sets) >= seats.length ? drawn : firstTogether(shuffled, count, sets);
}

/** Something to take in a draft. */
type Offered =
  | { readonly id: string; readonly at: { readonly faction: FactionId } }
  | { readonly id: string; readonly at: { readonly slice: number; readonly tiles: string } }
  | { readonly id: string; readonly at: { readonly position: number; readonly home: string } };

/** What a seat has not taken yet, of what nobody else has. */
function offeredTo(game: State, seat: Seat): Offered[] {
  const { slices, drafted } = draftOf(game);
  const own = drafted[seat]!;
  const { homes } = miltyLayout(game.seats.length);
  const isFree = (what: 'slice' | 'position', number: number) => !drafted.some(each => each[what] === number);
  return [
    ...(own.faction === null ? factionsLeft(game) : []).map(faction => ({ id: `faction:${faction}`, at: { faction } })),
    ...(own.slice === null ? slices : []).flatMap((tiles, slice) =>
      isFree('slice', slice) ? [{ id: `slice:${slice + 1}`, at: { slice, tiles: tiles.join() } }] : [],
    ),
    ...(own.position === null ? homes : []).flatMap((home, position) =>
      isFree('position', position) ? [{ id: `position:${position + 1}`, at: { position, home } }] : [],
    ),
  ];
}

/** One seat takes a faction, a slice or a place at the table. */
export const miltyTurn = step<State, { seat: Seat }>('ti/milty-turn');
miltyTurn.body(function* (game, { seat }) {
  const { at } = yield* choose(seat, 'setup.draft', offeredTo(game, seat), { at: offered => offered.at });
  yield* take(game, seat, at);
  layBoard(game);
});

function* take(game: State, seat: Seat, at: Offered['at']): Rule {
  const own = draftOf(game).drafted[seat]!;
  if ('faction' in at) {
    takeFaction(game, seat, at.faction);
    yield* emit('faction-picked', { seat, faction: at.faction });
  } else if ('slice' in at) {
    own.slice = at.slice;
    yield* emit('slice-picked', { seat, slice: at.slice, tiles: draftOf(game).slices[at.slice]! });
  } else {
    own.position = at.position;
    yield* emit('position-picked', { seat, position: at.position, home: at.home });
  }
}

/** The board as far as it is known: tiles of seats with a slice and a place, home systems of seats with a faction. */
function layBoard(game: State): void {
  const { drafted, slices } = draftOf(game);
  const layout = miltyLayout(game.seats.length);
  const at = layout.homes.map((_, position) => drafted.find(each => each.position === position));
  const { tiles } = miltyPlan(
    layout,
    at.map(each => (each?.slice == null ? undefined : slices[each.slice])),
    game.options.sets,
  );
  const homes = at.flatMap((each, position): PlacedTile[] => {
    const home = each?.faction ? homeOf(each.faction) : '';
    return home !== '' && !tileFacts(home).offBoard ? [{ tile: home, position: layout.homes[position]!, turn: 0 }] : [];
  });
  game.galaxy = { tiles: inMapOrder([...tiles, ...homes]) };
  game.systems = systemsOf(game.galaxy, inSets(game, 'pok'));
}

/** The galaxy is laid, everybody sits where they chose to, and the first place is the speaker's. */
export const layMilty = step<State>('ti/lay-milty');
layMilty.body(function* (game) {
  const { drafted, slices } = draftOf(game);
  const layout = miltyLayout(game.seats.length);
  const clockwise = layout.homes.map((_, position) => drafted.findIndex(each => each.position === position));
  const plan = miltyPlan(
    layout,
    clockwise.map(seat => slices[drafted[seat]!.slice!]),
    game.options.sets,
  );
  game.galaxy = galaxyFor(
    plan,
    clockwise.map(seat => game.seats[seat]!.home),
    game.options.sets,
  );
  game.systems = systemsOf(game.galaxy, inSets(game, 'pok'));
  game.clockwise = clockwise;
  game.speaker = clockwise[0]!;
});
