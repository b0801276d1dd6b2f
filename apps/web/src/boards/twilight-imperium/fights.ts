import type { GameEvent, Seat } from '@orrery/kernel';
import { isPlanetId, type UnitType, unitTypes } from '@orrery/twilight-imperium/view';

export interface Die {
  readonly unit: string;
  readonly needs: number;
  readonly result: number;
}

/** Dice thrown together. */
export interface Volley {
  readonly kind: 'combat-roll' | 'barrage' | 'space-cannon' | 'bombardment';
  readonly seat: Seat;
  readonly dice: readonly Die[];
  readonly hits: number;
  /** The round of combat it was thrown in; 0 outside of one. */
  readonly round: number;
}

/** A combat, or shots without one, as far as events tell of it. */
export interface Fight {
  readonly kind: 'space' | 'ground' | 'shots';
  readonly system: string | undefined;
  readonly planet: string | undefined;
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
const ends: readonly string[] = ['turn', 'phase', 'activated', 'agenda'];
const volleys: readonly string[] = ['combat-roll', 'barrage', 'space-cannon', 'bombardment'];

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const seatIn = (value: unknown): Seat[] => (typeof value === 'number' ? [value] : []);
const isUnit = (value: unknown): value is UnitType => (unitTypes as readonly unknown[]).includes(value);

const begun = (kind: Fight['kind'], { data }: GameEvent): Fight => ({
  ...{ kind, system: text(data.system), planet: text(data.planet) },
  sides: kind === 'shots' ? [] : [...seatIn(data.attacker), ...seatIn(data.defender)],
  ...{ volleys: [], losses: [], retreated: [], winner: null, isOver: false },
});

const withLoss = (losses: Fight['losses'], seat: Seat, unit: UnitType, count: number): Fight['losses'] => {
  const known = losses.find(each => each.seat === seat && each.unit === unit);
  return known
    ? losses.map(each => (each === known ? { ...each, count: each.count + count } : each))
    : [...losses, { seat, unit, count }];
};

function told(telling: Telling, event: GameEvent): void {
  const { type, data } = event;
  const { fight } = telling;
  if (type === 'combat-round') telling.round = Number(data.round);
  else if (volleys.includes(type)) {
    const [seat] = [...seatIn(data.seat), ...seatIn(data.shooter)];
    const dice = (Array.isArray(data.dice) ? data.dice : []) as unknown as Die[];
    if (seat === undefined || dice.length === 0) return;
    const round = fight.kind === 'shots' ? 0 : telling.round;
    const volley = { kind: type as Volley['kind'], seat, dice, hits: Number(data.hits ?? 0), round };
    telling.fight = { ...fight, volleys: [...fight.volleys, volley] };
  } else if (type === 'destroyed' && isUnit(data.unit)) {
    const losses = withLoss(fight.losses, Number(data.seat), data.unit, Number(data.count ?? 1));
    telling.fight = { ...fight, losses };
  } else if (type === 'retreated') telling.fight = { ...fight, retreated: [...fight.retreated, ...seatIn(data.seat)] };
  else if (type === 'combat-over') telling.fight = { ...fight, isOver: true, winner: seatIn(data.winner)[0] ?? null };
}

/** The fights of the action under way, oldest first: combats, and shots that were fired without one. */
export function fightsOf(events: readonly GameEvent[]): Fight[] {
  const start = events.findLastIndex(({ type }) => ends.includes(type));
  const tellings: Telling[] = [];
  for (const event of events.slice(start + 1)) {
    const open = tellings.at(-1);
    if (event.type === 'combat')
      tellings.push({ fight: begun(event.data.kind === 'ground' ? 'ground' : 'space', event), round: 1 });
    else if (open && !open.fight.isOver) told(open, event);
    else if (volleys.includes(event.type)) {
      tellings.push({ fight: begun('shots', event), round: 0 });
      told(tellings.at(-1)!, event);
    }
  }
  return tellings.map(({ fight }) => fight);
}

/** Whether a place of a fight is a planet that the board knows. */
export const planetOfFight = ({ planet }: Fight) => (planet !== undefined && isPlanetId(planet) ? planet : null);
