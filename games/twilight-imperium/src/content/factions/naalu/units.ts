import type { Seat } from '@orrery/kernel';
import { fragmentKinds } from '../../../model/ids.ts';
import { playerOf, systemOf, systemWith, unitsIn } from '../../../model/readers.ts';
import type { State, SystemId } from '../../../model/state.ts';
import { afterRelicGained } from '../../../moments/cards/windows.ts';
import { combatBonus, mayBarrage } from '../../../moments/combat/queries.ts';
import { afterCombat } from '../../../moments/combat/windows.ts';
import { beforeControlEstablished } from '../../../moments/invasion/windows.ts';
import { opponentIn } from '../../../verbs/combat/combat-effects.ts';
import { moveUnits } from '../../../verbs/units/units.ts';
import { modify, on } from '../../ability.ts';
import { counts } from '../../counts-as.ts';
import { deploys } from '../../deploy.ts';
import { planetsForUnit } from '../../planets-for-unit.ts';
import { factionUnit } from '../faction.ts';

export const hybridCrystalFighter = factionUnit('hybrid-crystal-fighter');

const hasFlagship = (game: State, seat: Seat, system: SystemId): boolean =>
  systemOf(game, system).space.some(group => group.seat === seat && group.unit === 'flagship');

const landedFighters = (game: State, me: Seat, system: SystemId) =>
  systemOf(game, system).planets.flatMap(({ id, units }) =>
    units.filter(({ seat, unit }) => seat === me && unit === 'fighter').map(group => ({ planet: id, ...group })),
  );

function* takeOff(game: State, me: Seat, system: SystemId) {
  for (const { planet, seat: _, ...group } of landedFighters(game, me, system))
    yield* moveUnits(game, me, group, group.count, group.damaged, { system, planet }, { system, planet: null });
}

/** Fighters land with it and fight, but are no ground forces: they return to space before control changes. */
export const matriarch = factionUnit('matriarch', {
  passive: [
    counts('fights-on-ground', ['fighter'], ({ seat, area: { system, planet } }, fights, game) => {
      if (planet !== null) return true;
      const { tactical } = game;
      const invades = tactical?.seat === seat && tactical.system === system && tactical.step === 'ground-combat';
      return fights || (invades && hasFlagship(game, seat, system));
    }),
  ],
  responses: [
    on(afterCombat, {
      must: true,
      atOnce: true,
      when: (game, me, { kind, area }) => kind === 'ground' && landedFighters(game, me, area.system).length > 0,
      *play(game, me, { area }) {
        const there = landedFighters(game, me, area.system).filter(({ planet }) => planet === area.planet);
        for (const { planet, seat: _, ...group } of there)
          yield* moveUnits(
            game,
            me,
            group,
            group.count,
            group.damaged,
            { system: area.system, planet },
            { system: area.system, planet: null },
          );
      },
    }),
    on(beforeControlEstablished, {
      must: true,
      atOnce: true,
      when: (game, me, { system }) => landedFighters(game, me, system).length > 0,
      play: (game, me, { system }) => takeOff(game, me, system),
    }),
  ],
});

const hasFragments = (game: State, seat: Seat): boolean =>
  fragmentKinds.some(kind => playerOf(game, seat).fragments[kind] > 0);

/** Three printings of one mech. */
export const iconoclast = factionUnit(
  'iconoclast',
  {},
  {
    pok: {
      passive: [
        modify(combatBonus, ({ seat, unit }, bonus, game) => {
          const opponent = unit === 'mech' && game.combat ? opponentIn(game.combat, seat) : undefined;
          return opponent !== undefined && hasFragments(game, opponent) ? bonus + 2 : bonus;
        }),
      ],
    },
    codex3: {
      passive: [
        modify(
          mayBarrage,
          ({ opponent, system }, may) =>
            may && !unitsIn(system).some(({ seat, unit }) => seat === opponent && unit === 'mech'),
          ({ opponent }) => opponent,
        ),
      ],
    },
    codex4: {
      responses: [
        deploys(
          'mech',
          afterRelicGained,
          {
            places: (game, me, { seat }) =>
              seat === me
                ? []
                : planetsForUnit(game, me, 'mech').map(({ id }) => ({ system: systemWith(game, id).id, planet: id })),
          },
          true,
        ),
      ],
    },
  },
);
