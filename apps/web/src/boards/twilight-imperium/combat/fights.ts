import type { Seat } from '@orrery/kernel';
import type {
  Die,
  EventType,
  PlanetId,
  SystemId,
  TwilightImperiumEvent,
  UnitType,
} from '@orrery/twilight-imperium/view';

/** The events that tell of dice. */
type Roll = Extract<TwilightImperiumEvent, { type: 'combat-roll' | 'barrage' | 'space-cannon' | 'bombardment' }>;

/** Dice thrown together. */
export interface Volley {
  readonly kind: Roll['type'];
  readonly seat: Seat;
  readonly dice: readonly Readonly<Die>[];
  readonly hits: number;
  /** The round of combat it was thrown in; 0 outside of one. */
  readonly round: number;
}

/** A combat, or shots without one, as far as events tell of it. */
export interface Fight {
  readonly kind: 'space' | 'ground' | 'shots';
  /** None where only a planet was told. */
  readonly system: SystemId | undefined;
  readonly planet: PlanetId | null;
  readonly sides: readonly Seat[];
  readonly volleys: readonly Volley[];
  readonly losses: readonly { readonly seat: Seat; readonly unit: UnitType; readonly count: number }[];
  readonly retreated: readonly Seat[];
  /** Nobody, where both sides are gone. */
  readonly winner: Seat | null;
  readonly isOver: boolean;
}

interface Telling {
  fight: Fight;
  round: number;
}

/** Whoever has the next turn has other things to look at. */
const ends: readonly EventType[] = ['turn', 'phase', 'activated', 'agenda'];

const isRoll = (event: TwilightImperiumEvent): event is Roll =>
  event.type === 'combat-roll' ||
  event.type === 'barrage' ||
  event.type === 'space-cannon' ||
  event.type === 'bombardment';

const nothingYet = { volleys: [], losses: [], retreated: [], winner: null, isOver: false };

const withLoss = (losses: Fight['losses'], seat: Seat, unit: UnitType, count: number): Fight['losses'] => {
  const known = losses.find(each => each.seat === seat && each.unit === unit);
  return known
    ? losses.map(each => (each === known ? { ...each, count: each.count + count } : each))
    : [...losses, { seat, unit, count }];
};

function addVolley(telling: Telling, { type: kind, data }: Roll): void {
  if (data.dice.length === 0) return;
  const { fight } = telling;
  const seat = 'shooter' in data ? data.shooter : data.seat;
  const round = fight.kind === 'shots' ? 0 : telling.round;
  const volley = { kind, seat, dice: data.dice, hits: data.hits, round };
  telling.fight = { ...fight, volleys: [...fight.volleys, volley] };
}

function told(telling: Telling, event: TwilightImperiumEvent): void {
  const { fight } = telling;
  if (isRoll(event)) addVolley(telling, event);
  else if (event.type === 'combat-round') telling.round = event.data.round;
  else if (event.type === 'destroyed') {
    const { seat, unit, count } = event.data;
    telling.fight = { ...fight, losses: withLoss(fight.losses, seat, unit, count) };
  } else if (event.type === 'retreated') telling.fight = { ...fight, retreated: [...fight.retreated, event.data.seat] };
  else if (event.type === 'combat-over') telling.fight = { ...fight, isOver: true, winner: event.data.winner };
}

/** The fights of the action under way, oldest first: combats, and shots that were fired without one. */
export function fightsOf(events: readonly TwilightImperiumEvent[]): Fight[] {
  const start = events.findLastIndex(({ type }) => ends.includes(type));
  const tellings: Telling[] = [];
  for (const event of events.slice(start + 1)) {
    const open = tellings.at(-1);
    if (event.type === 'combat') {
      const { kind, system, planet = null, attacker, defender } = event.data;
      tellings.push({ fight: { kind, system, planet, sides: [attacker, defender], ...nothingYet }, round: 1 });
    } else if (open && !open.fight.isOver) told(open, event);
    else if (isRoll(event)) {
      const system = event.type === 'space-cannon' ? event.data.system : undefined;
      const planet = 'planet' in event.data ? event.data.planet : null;
      const shots: Telling = { fight: { kind: 'shots', system, planet, sides: [], ...nothingYet }, round: 0 };
      tellings.push(shots);
      addVolley(shots, event);
    }
  }
  return tellings.map(({ fight }) => fight);
}
