import { allocate, chooseSome, type Rule, type Seat } from '@orrery/kernel';
import { technologies } from '../../../model/cards/technologies.ts';
import { type Specialty, specialties, type TechnologyId, technologyIds } from '../../../model/ids.ts';
import { hasTechnology, playerOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { researchAid } from '../../../moments/cards/queries.ts';
import { type ResearchBill, whenPayingForResearch } from '../../../moments/cards/windows.ts';
import { afterAbilityRoll } from '../../../moments/combat/windows.ts';
import { isOfType } from '../../../moments/units/counts-as.ts';
import { isOpenTo, replaceTechnologies } from '../../../verbs/cards/technology.ts';
import { reroll } from '../../../verbs/combat/hits.ts';
import { firstOf } from '../../../verbs/tokens/tokens.ts';
import { removeUnits } from '../../../verbs/units/units.ts';
import { on, type Part } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';
import { lineOf, ownUnits } from '../../own-units.ts';

const infantryOf = (game: State, seat: Seat) => ownUnits(game, seat, isOfType('infantry'));
const countInfantry = (game: State, seat: Seat): number =>
  infantryOf(game, seat).reduce((sum, { count }) => sum + count, 0);

/**
 * A researching player may choose technologies that need the agent's help; its owner may still refuse. A copy
 * of the agent gives no further infantry.
 */
const couldHelp: Part = ({ isOwnedBy, isReady }) =>
  researchAid.install((game, seat, aid) =>
    game.seats.some((_, owner) => isOwnedBy(game, owner) && isReady(game, owner))
      ? Math.max(aid, countInfantry(game, seat))
      : aid,
  );

/** The researching player removes infantry for resources: at least the shortfall, at most the whole price. */
function* giveInfantry(game: State, bill: ResearchBill): Rule {
  const { seat, technology, price, short } = bill;
  const units = infantryOf(game, seat);
  const lines = units.map(lineOf);
  const amounts = yield* allocate(seat, 'doctor-sucaban.infantry', lines, {
    min: short,
    max: price,
    suggest: firstOf(lines, short),
    prompt: { price, technology },
  });
  for (const { key, area } of units) {
    const count = amounts[key] ?? 0;
    yield* removeUnits(game, seat, 'infantry', count, area);
    bill.price -= count;
    bill.short = Math.max(0, bill.short - count); // a copy of the agent may follow
  }
}

export const doctorSucaban = leader({
  id: 'doctor-sucaban',
  faction: 'jolnar',
  kind: 'agent',
  passive: [couldHelp],
  responses: [
    on(whenPayingForResearch, {
      exhausts: true,
      when: (game, _me, { seat }) => countInfantry(game, seat) > 0,
      play: (game, _me, bill) => giveInfantry(game, bill),
    }),
  ],
});

/** Rerolls dice of unit abilities, also for players it is shared with. Not combat rolls. */
export const agnlanOln = leader({
  id: 'agnlan-oln',
  faction: 'jolnar',
  kind: 'commander',
  unlocks: (game, me) => playerOf(game, me).technologies.length >= 8,
  responses: [
    on(afterAbilityRoll, {
      when: (_game, me, { seat }) => seat === me,
      *play(_game, me, moment) {
        const rolled = moment.dice.map((die, place) => ({ die, place }));
        const again = yield* chooseSome(me, 'agnlan-oln.dice', rolled, {
          key: ({ die, place }) => `${die.unit}#${place}`,
          at: ({ die }) => ({ unit: die.unit, die: die.result, needs: die.needs }),
          min: 1,
          max: rolled.length,
        });
        yield* reroll(
          moment,
          moment.roll,
          again.map(({ place }) => place),
        );
      },
    }),
  ],
});

const ownOf = (game: State, me: Seat, colour: Specialty): TechnologyId[] =>
  playerOf(game, me).technologies.filter(id => technologies[id].colour === colour);

const openOf = (game: State, me: Seat, colour: Specialty): TechnologyId[] =>
  technologyIds.filter(
    id => technologies[id].colour === colour && !hasTechnology(game, me, id) && isOpenTo(game, me, id),
  );

/** Asks per colour what to return and gain; then all is exchanged simultaneously. */
export const rin = leader({
  id: 'rin-the-masters-legacy',
  faction: 'jolnar',
  kind: 'hero',
  componentAction: {
    possible: (game, me) =>
      specialties.some(colour => ownOf(game, me, colour).length > 0 && openOf(game, me, colour).length > 0),
    *play(game, me) {
      const gone: TechnologyId[] = [];
      const taken: TechnologyId[] = [];
      for (const colour of specialties) {
        const own = ownOf(game, me, colour);
        const deck = openOf(game, me, colour);
        const max = Math.min(own.length, deck.length);
        if (max === 0) continue;
        const back = yield* chooseSome(me, 'rin-the-masters-legacy.return', own, {
          at: technology => ({ technology }),
          max,
          prompt: { colour },
        });
        gone.push(...back);
        if (back.length === deck.length) taken.push(...deck);
        else if (back.length > 0)
          taken.push(
            ...(yield* chooseSome(me, 'rin-the-masters-legacy.take', deck, {
              at: technology => ({ technology }),
              min: back.length,
              max: back.length,
              prompt: { colour, count: back.length },
            })),
          );
      }
      yield* replaceTechnologies(game, me, gone, taken);
    },
  },
});
