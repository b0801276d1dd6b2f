import { choose, type Rule, type Seat, shuffle, step } from '@orrery/kernel';
import { playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { freeHomes, homeOf, homesIn } from '../../model/factions/homes.ts';
import type { FactionId } from '../../model/ids.ts';
import { playerOf } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';

/** A seat plays a faction from now on; its home may still have to be chosen. */
export function seatAt(game: State, seat: Seat, faction: FactionId): void {
  Object.assign(playerToChange(game, seat), { faction, home: homeOf(faction) });
}

/** When all know who plays what, whoever has no home takes that of a faction that does not play. */
export function* settleHomes(game: State): Rule {
  const { sets } = game.options;
  const playing = game.seats.map(({ faction }) => faction);
  if (game.seats.every(({ home }) => home !== '')) return;
  // Chance decides who chooses first; and the first question of a game comes after an entry of its log.
  for (const seat of yield* shuffle('homes', [...game.seats.keys()])) {
    const { faction, home } = playerOf(game, seat);
    if (home !== '') continue;
    const free = freeHomes(faction, playing, sets);
    const { of, tile } = yield* choose(seat, 'setup.home', free, {
      key: each => each.of,
      at: each => ({ faction: each.of, home: each.tile, hero: each.hero }),
      barred: () =>
        homesIn(faction, sets)
          .filter(each => !free.includes(each))
          .map(({ of: taken }) => bar(taken, { faction: taken }, because('home.in-play', 'R-290'))),
    });
    playerToChange(game, seat).home = tile;
    yield* emit('home-chosen', { seat, of, tile });
  }
}

export const chooseHomes = step<State>('ti/choose-homes');
chooseHomes.body(function* (game) {
  yield* settleHomes(game);
});
