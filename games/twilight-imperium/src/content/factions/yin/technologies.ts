import { type Amounts, allocate, choose, type Rule, type Seat } from '@orrery/kernel';
import { type Area, systemOf, systemWith } from '../../../model/readers.ts';
import { because } from '../../../model/reasons.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { startOfSpaceCombat } from '../../../moments/combat/windows.ts';
import { afterProduction, afterUnitsProduced } from '../../../moments/economy/windows.ts';
import { fightsIn, hasShips } from '../../../moments/units/counts-as.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { assignHits } from '../../../verbs/combat/hits.ts';
import { placeUnits } from '../../../verbs/units/units.ts';
import { planetsForUnit } from '../../planets-for-unit.ts';
import { on, technology } from '../../technologies/technology.ts';
import { canSacrifice, sacrifice } from './sacrifice.ts';

/** Before Anti-Fighter Barrage: the destroyed ship makes no roll. */
export const impulseCore = technology({
  id: 'impulse-core',
  responses: [
    on(startOfSpaceCombat, {
      when: (game, me) => game.combat !== null && opponentIn(game.combat, me) !== undefined && canSacrifice(game, me),
      *play(game, me, { system }) {
        const opponent = opponentIn(game.combat!, me)!;
        yield* sacrifice(game, me, 'impulse-core.own');
        const how = { cause: 'effect', by: me, aimed: 1 } as const;
        yield* assignHits(game, opponent, { system, planet: null }, 1, fightsIn('space'), how);
      },
    }),
  ],
});

const MOST = 2;

const nameOf = ({ system, planet }: Area): string => planet ?? system;

/** Own planets, and systems with own ships. */
const spots = (game: State, me: Seat): Area[] => [
  ...planetsForUnit(game, me, 'infantry').map(({ id }) => ({ system: systemWith(game, id).id, planet: id })),
  ...game.systems.filter(system => hasShips(game, system, me)).map(({ id }) => ({ system: id, planet: null })),
];

/** Up to two infantry in one place. */
function* spin(game: State, me: Seat): Rule {
  const open = spots(game, me);
  const lines = open.map(area => ({
    key: nameOf(area),
    at: area.planet === null ? { system: area.system } : { planet: area.planet },
    min: 0,
    max: MOST,
  }));
  const chosen: Amounts = yield* allocate(me, 'yin-spinner.infantry', lines, {
    min: 1,
    max: MOST,
    check: amounts => Object.keys(amounts).length === 1 || because('spinner.together', 'LRR 1.6'),
    suggest: { [lines[0]!.key]: MOST },
  });
  for (const area of open) yield* placeUnits(game, me, 'infantry', chosen[nameOf(area)] ?? 0, area);
}

const planetsIn = (game: State, me: Seat, system: SystemId) =>
  planetsForUnit(game, me, 'infantry').filter(({ id }) =>
    systemOf(game, system).planets.some(planet => planet.id === id),
  );

/** Base: one infantry where Production was used. Later: two anywhere after any production. */
export const yinSpinner = technology({
  id: 'yin-spinner',
  editions: {
    base: {
      responses: [
        on(afterProduction, {
          must: true,
          when: (game, me, { seat, system }) => seat === me && planetsIn(game, me, system).length > 0,
          *play(game, me, { system }) {
            const planets = planetsIn(game, me, system).map(({ id }) => id);
            const planet =
              planets.length === 1
                ? planets[0]!
                : yield* choose(me, 'yin-spinner.planet', planets, { at: id => ({ planet: id }) });
            yield* placeUnits(game, me, 'infantry', 1, { system, planet });
          },
        }),
      ],
    },
    codex1: {
      responses: [
        on(afterUnitsProduced, {
          when: (game, me, { seat }) => seat === me && spots(game, me).length > 0,
          *play(game, me) {
            yield* spin(game, me);
          },
        }),
      ],
    },
  },
});
