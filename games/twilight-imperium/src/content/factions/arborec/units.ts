import { choose, type Seat } from '@orrery/kernel';
import { type Area, systemOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { whenFactionAbility } from '../../../moments/factions/windows.ts';
import { afterSystemActivated } from '../../../moments/movement/windows.ts';
import { isOfType } from '../../../moments/units/counts-as.ts';
import { produceByEffect, producibleByEffect } from '../../../verbs/economy/produce-by-effect.ts';
import { deployable } from '../../../verbs/units/deploy.ts';
import { replaceUnits } from '../../../verbs/units/replacement.ts';
import { on } from '../../ability.ts';
import { ownUnits } from '../../own-units.ts';
import { factionUnit } from '../faction.ts';

export const letaniWarrior = factionUnit('letani-warrior');

const most = { max: 5 };

/** Produces before movement, without the Production ability; so it must be in the system already. */
export const duhaMenaimon = factionUnit('duha-menaimon', {
  responses: [
    on(afterSystemActivated, {
      when: (game, me, { seat, system }) =>
        seat === me &&
        systemOf(game, system).space.some(group => group.seat === me && group.unit === 'flagship') &&
        producibleByEffect(game, me, { system, planet: null }, most).length > 0,
      *play(game, me, { system }) {
        yield* produceByEffect(game, me, { system, planet: null }, most);
      },
    }),
  ],
});

/** Areas with an infantry that a mech can replace. */
const grown = (game: State, me: Seat): Area[] =>
  deployable(
    game,
    me,
    'mech',
    ownUnits(game, me, isOfType('infantry')).map(({ area }) => area),
  );

const nameOf = ({ system, planet }: Area): string => planet ?? system;

/** Instead of placing Mitosis' infantry, replaces one on the board with a mech. */
export const letaniBehemoth = factionUnit('letani-behemoth', {
  responses: [
    on(whenFactionAbility, {
      when: (game, me, { seat, ability, replaced }) =>
        seat === me && ability === 'mitosis' && !replaced && grown(game, me).length > 0,
      *play(game, me, moment) {
        const area = yield* choose(me, 'letani-behemoth.infantry', grown(game, me), {
          key: nameOf,
          at: ({ system, planet }) => (planet ? { planet } : { system }),
        });
        moment.replaced = true;
        yield* replaceUnits(game, me, 'infantry', 'mech', 1, area);
      },
    }),
  ],
});
