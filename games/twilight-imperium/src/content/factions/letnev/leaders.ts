import { afterSustainDamage } from '../../../moments/combat/windows.ts';
import { endOfRound } from '../../../moments/phases/windows.ts';
import { shipsOf } from '../../../moments/units/counts-as.ts';
import { fleetIsUnlimited, fleetLimitIn } from '../../../moments/units/queries.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { purgeLeader } from '../../../verbs/factions/leaders.ts';
import { modify, on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';
import { oneDieMore } from '../../leaders/one-die-more.ts';
export const viscountUnlenn = oneDieMore('viscount-unlenn', 'letnev', 'space');

const ENOUGH = 5;

/** Ships beyond the fleet pool do not count: they are removed first. */
export const rearAdmiralFarran = leader({
  id: 'rear-admiral-farran',
  faction: 'letnev',
  kind: 'commander',
  unlocks: (game, me) =>
    game.systems.some(system => {
      const ships = shipsOf(game, system, me).reduce(
        (sum, { unit, count }) => (unit === 'fighter' ? sum : sum + count),
        0,
      );
      return ships >= ENOUGH && fleetLimitIn(game, me, system.id) >= ENOUGH;
    }),
  responses: [
    on(afterSustainDamage, {
      when: (_game, me, { seat }) => seat === me,
      *play(game, me) {
        yield* gainTradeGoods(game, me, 1);
      },
    }),
  ],
});

const HERO = 'darktalon-treilla';

/** Lasts until the end of the round; then fleet limits apply again. */
export const darktalonTreilla = leader({
  id: HERO,
  faction: 'letnev',
  kind: 'hero',
  purgedLater: true,
  componentAction: {
    possible: (game, me) => lastingOf(game, me, HERO).length === 0,
    *play(game, me) {
      yield* lastUntil(game, { id: HERO, seat: me, until: 'round', aim: null });
    },
  },
  responses: [
    on(endOfRound, {
      must: true,
      when: (game, me) => lastingOf(game, me, HERO).length > 0,
      *play(game, me) {
        yield* purgeLeader(game, me, HERO);
      },
    }),
  ],
  lasting: [modify(fleetIsUnlimited, () => true)],
});
