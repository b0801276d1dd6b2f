import { choose, chooseIfAny, mayChoose, type Rule, type Seat } from '@orrery/kernel';
import { technologies } from '../../../model/cards/technologies.ts';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { type Pool, pools, type TechnologyId, technologyIds } from '../../../model/ids.ts';
import {
  allPlanets,
  groupsIn,
  hasTechnology,
  hasUnitsIn,
  planetOf,
  playerOf,
  seatsClockwise,
  systemWith,
} from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { afterTechnologyGained } from '../../../moments/cards/windows.ts';
import { influence, resources, specialtiesOn } from '../../../moments/galaxy/queries.ts';
import { duringOwnTurn, startOfTurn } from '../../../moments/phases/windows.ts';
import { discardActionCards, drawActionCards } from '../../../verbs/cards/cards.ts';
import { gainTechnology, isOpenTo } from '../../../verbs/cards/technology.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';
import { spendable, spendToken } from '../../../verbs/tokens/tokens.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';
import { on } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';

const AGENT = 'nekro-malleon';

const GOODS = 2;

/** What a player could give up: an action card, or a command token of a pool. */
const waysOf = (game: State, seat: Seat): { key: string; at: { pool: Pool } | { token: string } }[] => [
  ...(playerOf(game, seat).actionCards.length > 0 ? [{ key: 'action-card', at: { token: 'action-card' } }] : []),
  ...pools.filter(pool => spendable(game, seat, pool) > 0).map(pool => ({ key: pool, at: { pool } })),
];

/** Offers a chosen player trade goods for an action card or command token. */
function* offer(game: State, me: Seat): Rule {
  const seats = seatsClockwise(game, me);
  const seat = yield* choose(me, AGENT, seats, { key: String, at: each => ({ seat: each }) });
  const way = yield* mayChoose(seat, `${AGENT}.price`, waysOf(game, seat), {
    key: each => each.key,
    at: each => each.at,
  });
  if (!way) return;
  if (way.key === 'action-card') {
    const card = yield* choose(seat, `${AGENT}.card`, playerOf(game, seat).actionCards, {
      at: each => ({ card: each }),
    });
    yield* discardActionCards(game, seat, [card]);
  } else yield* spendToken(game, seat, way.key as Pool);
  yield* gainTradeGoods(game, seat, GOODS);
}

/** "During the action phase": before own actions and at the start of others' turns (R-151). */
export const nekroMalleon = leader({
  id: AGENT,
  faction: 'nekro',
  kind: 'agent',
  responses: [
    on(duringOwnTurn, { exhausts: true, when: () => true, play: offer }),
    on(startOfTurn, { exhausts: true, when: (_game, me, { seat }) => seat !== me, play: offer }),
  ],
});

/** A card that copies a technology counts only as the copied one. */
const technologiesThatCount = (game: State, me: Seat): number =>
  playerOf(game, me).technologies.filter(id => technologies[id].copier !== true).length;

export const nekroAcidos = leader({
  id: 'nekro-acidos',
  faction: 'nekro',
  kind: 'commander',
  unlocks: (game, me) => technologiesThatCount(game, me) >= 3,
  responses: [
    on(afterTechnologyGained, {
      when: (_game, me, { seat }) => seat === me,
      play: (game, me) => drawActionCards(game, me, 1),
    }),
  ],
});

const HERO = 'unit-dsgn-flayesh';

const worlds = (game: State, me: Seat): PlanetId[] =>
  allPlanets(game)
    .filter(({ planet, system }) => hasUnitsIn(system, me) && specialtiesOn(game, planet).length > 0)
    .map(({ planet }) => planet.id);

const learnable = (game: State, me: Seat, id: PlanetId): TechnologyId[] => {
  const colours = specialtiesOn(game, planetOf(game, id));
  return technologyIds.filter(technology => {
    const { colour } = technologies[technology];
    return colour && colours.includes(colour) && !hasTechnology(game, me, technology) && isOpenTo(game, me, technology);
  });
};

export const unitDsgnFlayesh = leader({
  id: HERO,
  faction: 'nekro',
  kind: 'hero',
  componentAction: {
    possible: (game, me) => worlds(game, me).length > 0,
    *play(game, me) {
      const planet = yield* choose(me, HERO, worlds(game, me), { at: id => ({ planet: id }) });
      const area = { system: systemWith(game, planet).id, planet };
      const there = planetOf(game, planet);
      const worth = resources(game, there) + influence(game, there);
      for (const group of groupsIn(game, area).map(each => ({ ...each })))
        if (group.seat !== me)
          yield* destroyUnits(game, group.seat, group, group.count, area, {
            cause: 'effect',
            by: me,
            damaged: group.damaged,
          });
      yield* gainTradeGoods(game, me, worth);
      const technology = yield* chooseIfAny(me, `${HERO}.technology`, learnable(game, me, planet), {
        at: id => ({ technology: id }),
      });
      if (technology) yield* gainTechnology(game, me, technology);
    },
  },
});
