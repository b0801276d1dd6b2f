import { choose, mayChoose, type Rule, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { hasTechnology, inSets, playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { type Lifter, prerequisiteLifters, prerequisitesSatisfied } from '../../../moments/cards/queries.ts';
import { beyondLimit } from '../../../moments/economy/queries.ts';
import { afterFactionAbility } from '../../../moments/factions/windows.ts';
import { isGroundForce, isOfType, isShip } from '../../../moments/units/counts-as.ts';
import { stationedOn } from '../../../moments/units/queries.ts';
import { afterUnitsDestroyed, type Destroyed } from '../../../moments/units/windows.ts';
import { lastingOf, lastUntil } from '../../../verbs/cards/lasting.ts';
import { placeUnits, removeUnits } from '../../../verbs/units/units.ts';
import { modify, on, type Part } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';
import { lineOf, ownUnits } from '../../own-units.ts';

const MILOR = 'brother-milor';
const COUNT = 2;

type Reborn = 'fighter' | 'infantry';

/** A ground force's planet; it may have fought in space. */
const planetOfLost = (game: State, { seat, mark, area }: Destroyed): PlanetId | null =>
  stationedOn(game, { seat, ...(mark !== undefined && { mark }), area }, area.planet);

/** The units that may replace a destroyed one: both kinds if it was a ship and a ground force. */
const rebornAs = (game: State, lost: Destroyed): Reborn[] => {
  const { seat, unit, mark, area } = lost;
  const units = { seat, unit, ...(mark !== undefined && { mark }) };
  return [
    ...(isShip(game, units, area) ? (['fighter'] as const) : []),
    ...(planetOfLost(game, lost) !== null && isGroundForce(game, units, area) ? (['infantry'] as const) : []),
  ];
};

/** The unit's owner chooses whether and which. */
function* rebirth(game: State, lost: Destroyed, as: readonly Reborn[]): Rule {
  const { seat, area } = lost;
  const { system } = area;
  const unit = yield* mayChoose(seat, `${MILOR}.units`, as, { at: each => ({ unit: each, system }) });
  if (unit)
    yield* placeUnits(game, seat, unit, COUNT, {
      system,
      planet: unit === 'fighter' ? null : planetOfLost(game, lost),
    });
}

const isInCombat = ({ combat }: State, { area }: Destroyed): boolean =>
  combat !== null && combat.system === area.system && combat.planet === area.planet;

const isAlive = (game: State, seat: Seat): boolean => !playerOf(game, seat).eliminated;

/** After a unit is destroyed, if the printing allows it. */
const afterLoss = (when: (game: State, lost: Destroyed) => boolean): Part =>
  on(afterUnitsDestroyed, {
    exhausts: true,
    when: (game, _me, lost) => when(game, lost) && isAlive(game, lost.seat) && rebornAs(game, lost).length > 0,
    *play(game, _me, lost) {
      yield* rebirth(game, lost, rebornAs(game, lost));
    },
  });

/** First printing: small ships only; second: any unit in the action phase; third: only in combat. */
export const brotherMilor = leader({
  id: MILOR,
  faction: 'yin',
  kind: 'agent',
  editions: {
    pok: {
      responses: [
        on(afterUnitsDestroyed, {
          exhausts: true,
          when: (game, _me, { seat, unit }) => (unit === 'destroyer' || unit === 'cruiser') && isAlive(game, seat),
          *play(game, _me, moment) {
            yield* rebirth(game, moment, ['fighter']);
          },
        }),
      ],
    },
    codex3: { responses: [afterLoss(({ phase }) => phase === 'action')] },
    codex4: { responses: [afterLoss(isInCombat)] },
  },
});

const OMAR = 'brother-omar';

const satisfiesGreen: Part = modify(prerequisitesSatisfied, (_seat, colours) => [...colours, 'green' as const]);

const oneMore = { units: ['infantry'], count: 1 } as const;

/** Removes an infantry of the seat's choice. */
function* giveInfantry(game: State, me: Seat): Rule {
  const infantry = ownUnits(game, me, isOfType('infantry'));
  const one =
    infantry.length === 1
      ? infantry[0]!
      : yield* choose(me, `${OMAR}.infantry`, infantry, { at: each => lineOf(each).at! });
  yield* removeUnits(game, me, one, 1, one.area, one.damaged ? 1 : 0);
}

const devotee: Lifter = { card: OMAR, at: { leader: OMAR }, price: 0, use: giveInfantry };

/** Unlocked by Indoctrination, in Codex III also by Devotion. PoK: more infantry. Codex III: copies technologies. */
export const brotherOmar = leader({
  id: OMAR,
  faction: 'yin',
  kind: 'commander',
  unlocks: (game, me) => lastingOf(game, me, OMAR).length > 0,
  awaits: [
    on(afterFactionAbility, {
      must: true,
      atOnce: true,
      when: (game, me, { seat, ability }) =>
        seat === me && (ability === 'indoctrination' || (ability === 'devotion' && inSets(game, 'codex3'))),
      play: (game, me) => lastUntil(game, { id: OMAR, seat: me, until: 'round', aim: null }),
    }),
  ],
  editions: {
    pok: { passive: [satisfiesGreen, modify(beyondLimit, (_seat, allowances) => [...allowances, oneMore])] },
    codex3: {
      passive: [
        satisfiesGreen,
        modify(prerequisiteLifters, ({ seat, technology }, lifters, game) => {
          const isKnown = game.seats.some((_, other) => other !== seat && hasTechnology(game, other, technology));
          return isKnown && ownUnits(game, seat, isOfType('infantry')).length > 0 ? [...lifters, devotee] : lifters;
        }),
      ],
    },
  },
});
