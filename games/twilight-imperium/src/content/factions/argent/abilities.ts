import { allocate, type Rule, type Seat } from '@orrery/kernel';
import { type Area, groupsIn, seatsInPlay } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { kindKey, markOf } from '../../../model/units/kinds.ts';
import type { UnitGroup } from '../../../model/units/state.ts';
import { mayAddVotes, votingOrder } from '../../../moments/agenda/queries.ts';
import { whenCastingVotes } from '../../../moments/agenda/windows.ts';
import { afterBarrage } from '../../../moments/combat/windows.ts';
import { fightsIn } from '../../../moments/units/counts-as.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { addToVotes } from '../../../verbs/agenda/votes.ts';
import { damageUnits } from '../../../verbs/combat/combat-effects.ts';
import { firstOf } from '../../../verbs/tokens/tokens.ts';
import { on, type Part } from '../../ability.ts';
import { ability } from '../faction.ts';

/** Whoever has the card votes first, the others as ever. */
const votesFirst: Part = ({ id, isOwnedBy }) =>
  votingOrder.installFor(id, (game, _agenda, order) => {
    const first = order.filter(seat => isOwnedBy(game, seat));
    return first.length === 0 ? order : [...first, ...order.filter(seat => !first.includes(seat))];
  });

/** One more vote for each player, for who casts any. */
export const zeal = ability('zeal', {
  passive: [votesFirst],
  responses: [
    on(whenCastingVotes, {
      must: true,
      atOnce: true,
      when: (game, me, { seat, votes }) => seat === me && votes > 0 && mayAddVotes(game, me, true),
      *play(game, _me, cast) {
        yield* addToVotes(cast, seatsInPlay(game).length, 'zeal');
      },
    }),
  ],
});

/** Sound ships of a side that could sustain damage. */
const sound = (game: State, seat: Seat, area: Area): UnitGroup[] =>
  groupsIn(game, area).filter(
    group =>
      group.seat === seat &&
      group.count > group.damaged &&
      fightsIn('space')(game, group, area) &&
      statsOf(game, seat, group).sustain === true,
  );

const fightersOf = (game: State, seat: Seat, area: Area): number =>
  groupsIn(game, area).reduce(
    (sum, { seat: owner, unit, count }) => sum + (owner === seat && unit === 'fighter' ? count : 0),
    0,
  );

interface Volley {
  readonly opponent: Seat;
  readonly area: Area;
  readonly hits: number;
}

const excessOf = (game: State, { opponent, area, hits }: Volley): number => hits - fightersOf(game, opponent, area);

function* damageShips(game: State, me: Seat, volley: Volley): Rule {
  const { opponent, area } = volley;
  const ships = sound(game, opponent, area);
  const lines = ships.map(group => {
    const { unit, count, damaged } = group;
    return { key: kindKey(group), at: { seat: opponent, unit, ...markOf(group) }, min: 0, max: count - damaged };
  });
  const all = lines.reduce((sum, { max }) => sum + max, 0);
  const count = Math.min(all, excessOf(game, volley));
  const suggest = firstOf(lines, count);
  const chosen =
    lines.length === 1 || count === all
      ? suggest
      : yield* allocate(me, 'raid-formation.ships', lines, { min: count, max: count, suggest, prompt: { count } });
  for (const group of ships.map(each => ({ ...each })))
    yield* damageUnits(game, opponent, group, chosen[kindKey(group)] ?? 0, area);
}

/** As the hits are produced: whatever cancels them changes nothing, and no ship uses Sustain Damage. */
export const raidFormation = ability('raid-formation', {
  responses: [
    on(afterBarrage, {
      must: true,
      commutes: 'barrage',
      when: (game, me, moment) =>
        moment.seat === me && excessOf(game, moment) > 0 && sound(game, moment.opponent, moment.area).length > 0,
      play: damageShips,
    }),
  ],
});
