import type { Seat } from '@orrery/kernel';
import { capital, changesOfLead, counted, deedOf, type Gain, type Weighed } from '@orrery/tabletop';
import { areaName, eventText, type TableForText } from '../text/index.ts';
import type { TwilightImperiumEvent } from '../view/index.ts';
import { costOf } from './figures.ts';

type CombatEvent = Extract<TwilightImperiumEvent, { type: 'combat' }>;

/** A combat from its start to its end. */
interface Fight {
  readonly event: number;
  readonly data: CombatEvent['data'];
  winner: Seat | null;
  /** What the units cost that each side lost. */
  readonly lost: Map<Seat, number>;
  units: number;
}

function fightsIn(events: readonly TwilightImperiumEvent[], table: TableForText): Fight[] {
  const fights: Fight[] = [];
  let current: Fight | undefined;
  for (const [event, { type, data }] of events.entries()) {
    if (type === 'combat') {
      current = { event, data, winner: null, lost: new Map(), units: 0 };
      fights.push(current);
    } else if (current && type === 'destroyed') {
      current.lost.set(data.seat, (current.lost.get(data.seat) ?? 0) + costOf(table, data.seat, data.unit, data.count));
      current.units += data.count;
    } else if (current && type === 'combat-over') {
      current.winner = data.winner;
      current = undefined;
    }
  }
  return fights;
}

/** A fight in which something was lost: `Ann beats Bob at Quann: 7 units destroyed`. */
function fightMoment({ event, data, winner, lost, units }: Fight, table: TableForText): Weighed[] {
  const weight = [...lost.values()].reduce((sum, cost) => sum + cost, 0) / 3;
  if (units === 0) return [];
  const { attacker, defender, system, planet } = data;
  const place = areaName(system, planet ?? null, table);
  const named = (seat: Seat) => (seat === table.reader ? 'you' : table.nameOf(seat));
  const course =
    winner === null
      ? `${capital(named(attacker))} and ${named(defender)} fight at ${place} and nobody wins`
      : `${deedOf(winner, table).does('beat')} ${named(winner === attacker ? defender : attacker)} at ${place}`;
  return [{ event, seat: winner ?? attacker, words: `${course}: ${counted(units, 'unit')} destroyed`, weight }];
}

/** Everything that the game may have turned on, and how much. */
export function momentsIn(
  events: readonly TwilightImperiumEvent[],
  gains: readonly Gain[],
  seats: number,
  table: TableForText,
): Weighed[] {
  const last = gains.at(-1);
  const leads = changesOfLead(gains, seats).map(({ seat, gain }) => ({
    event: gain.event,
    seat,
    words: `${deedOf(seat, table).does('take')} the lead with ${gain.what}`,
    weight: 4,
  }));
  const points = gains.map(gain => ({
    event: gain.event,
    seat: gain.seat,
    words:
      gain.count < 0
        ? `${deedOf(gain.seat, table).does('lose')} ${counted(-gain.count, 'point')} with ${gain.what}`
        : `${deedOf(gain.seat, table).does('get')} ${counted(gain.count, 'point')} for ${gain.what}`,
    weight: gain === last ? 9 : gain.count < 0 ? 4 : gain.count * 1.5,
  }));
  const others = events.flatMap((event, at): Weighed[] => {
    const moment = (seat: Seat, weight: number): Weighed[] => [
      { event: at, seat, words: eventText(event, table) ?? '', weight },
    ];
    if (event.type === 'custodians-removed') return moment(event.data.seat, 5);
    if (event.type === 'eliminated') return moment(event.data.seat, 10);
    if (event.type === 'control' && event.data.from !== null && event.data.from !== event.data.seat)
      return moment(event.data.seat, 1.5);
    return [];
  });
  return [...leads, ...points, ...others, ...fightsIn(events, table).flatMap(fight => fightMoment(fight, table))];
}
