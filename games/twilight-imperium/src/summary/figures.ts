import type { Seat } from '@orrery/kernel';
import type { Figure } from '@orrery/tabletop';
import type { TableForText } from '../text/index.ts';
import { type Die, isShip, type TwilightImperiumEvent, type UnitType } from '../view/index.ts';

/** What units of a player cost, by their stats as they are now. */
export function costOf(table: TableForText, seat: Seat, unit: UnitType, count: number): number {
  const { cost = 0, perCost = 1 } = table.statsOf(seat, unit);
  return (cost * count) / perCost;
}

/** How often ten-sided dice hit, and how often they should. */
interface Luck {
  hits: number;
  expected: number;
}

const chance = ({ needs }: Die): number => Math.min(1, Math.max(0, (11 - needs) / 10));

function roll(luck: Luck, dice: readonly Readonly<Die>[]): void {
  for (const die of dice) {
    luck.hits += die.result >= die.needs ? 1 : 0;
    luck.expected += chance(die);
  }
}

/** What is counted for a player. */
interface Tally {
  taken: number;
  lostPlanets: number;
  built: number;
  destroyed: number;
  destroyedCost: number;
  lost: number;
  lostCost: number;
  lostShips: number;
  fights: number;
  won: number;
  readonly luck: Luck;
  votes: number;
  trades: number;
  activations: number;
  technologies: number;
  cards: number;
  explored: number;
}

const nothing = (): Tally => ({
  ...{ taken: 0, lostPlanets: 0, built: 0, destroyed: 0, destroyedCost: 0, lost: 0, lostCost: 0, lostShips: 0 },
  ...{ fights: 0, won: 0, votes: 0, trades: 0, activations: 0, technologies: 0, cards: 0, explored: 0 },
  luck: { hits: 0, expected: 0 },
});

function count(event: TwilightImperiumEvent, table: TableForText, of: (seat: Seat) => Tally): void {
  switch (event.type) {
    case 'control':
      of(event.data.seat).taken++;
      if (event.data.from !== null) of(event.data.from).lostPlanets++;
      break;
    case 'control-lost':
      of(event.data.seat).lostPlanets++;
      break;
    case 'produced':
      of(event.data.seat).built += event.data.count;
      break;
    case 'destroyed': {
      const { seat, by, unit, count: units } = event.data;
      const [loser, cost] = [of(seat), costOf(table, seat, unit, units)];
      loser.lost += units;
      loser.lostCost += cost;
      if (isShip(unit)) loser.lostShips += units;
      if (by === null || by === seat) break;
      of(by).destroyed += units;
      of(by).destroyedCost += cost;
      break;
    }
    case 'combat':
      of(event.data.attacker).fights++;
      of(event.data.defender).fights++;
      break;
    case 'combat-over':
      if (event.data.winner !== null) of(event.data.winner).won++;
      break;
    case 'barrage':
    case 'combat-roll':
    case 'bombardment':
    case 'effect-roll':
    case 'rerolled':
      roll(of(event.data.seat).luck, event.data.dice);
      break;
    case 'space-cannon':
      roll(of(event.data.shooter).luck, event.data.dice);
      break;
    case 'voted':
    case 'votes-added':
      of(event.data.seat).votes += event.data.count;
      break;
    case 'transaction':
      of(event.data.seat).trades++;
      of(event.data.partner).trades++;
      break;
    case 'activated':
      of(event.data.seat).activations++;
      break;
    case 'technology':
      of(event.data.seat).technologies++;
      break;
    case 'action-card-played':
      of(event.data.seat).cards++;
      break;
    case 'explored':
      of(event.data.seat).explored++;
      break;
    default:
  }
}

const rounded = (value: number): string => String(Math.round(value * 2) / 2);

const luckText = ({ hits, expected }: Luck): string => {
  if (expected === 0) return '–';
  const beyond = hits - expected;
  return `${hits} / ${expected.toFixed(1)} (${beyond < 0 ? '−' : '+'}${Math.abs(beyond).toFixed(1)})`;
};

/** What everybody did, counted from public events. */
export function figuresOf(events: readonly TwilightImperiumEvent[], seats: number, table: TableForText): Figure[] {
  const tallies = Array.from({ length: seats }, nothing);
  for (const event of events) count(event, table, seat => tallies[seat] ?? nothing());
  const figure = (name: string, value: (tally: Tally) => string | number): Figure => ({
    name,
    values: tallies.map(tally => String(value(tally))),
  });
  return [
    figure('Planets taken', ({ taken }) => taken),
    figure('Planets lost', ({ lostPlanets }) => lostPlanets),
    figure('Systems activated', ({ activations }) => activations),
    figure('Units produced', ({ built }) => built),
    figure('Combats won, of all', ({ won, fights }) => `${won} / ${fights}`),
    figure('Units destroyed (cost)', ({ destroyed, destroyedCost }) => `${destroyed} (${rounded(destroyedCost)})`),
    figure('Units lost (cost)', ({ lost, lostCost }) => `${lost} (${rounded(lostCost)})`),
    figure('Ships lost', ({ lostShips }) => lostShips),
    figure('Hits rolled, and expected', ({ luck }) => luckText(luck)),
    figure('Technologies gained', ({ technologies }) => technologies),
    figure('Action cards played', ({ cards }) => cards),
    figure('Explorations', ({ explored }) => explored),
    figure('Votes cast', ({ votes }) => votes),
    figure('Transactions', ({ trades }) => trades),
  ];
}
