import type { Seat } from '@orrery/kernel';
import {
  changesOfLead,
  counted,
  decisiveOf,
  deedOf,
  type Figure,
  type Gain,
  type GameSummary,
  scoresOf,
  type Weighed,
} from '@orrery/tabletop';
import { cardName, planetNames, roleNames, type TableForText } from '../text/index.ts';
import { cardFacts, type EminentDomainEvent, levels, planets, type Role, technologies } from '../view/index.ts';

const MOST_MOMENTS = 8;

/** The influence that an event gives, and what it comes from. Influence lies open, so nothing of it is secret. */
function gainsIn(event: EminentDomainEvent): Omit<Gain, 'part' | 'event'>[] {
  switch (event.type) {
    case 'influence':
      return [{ seat: event.data.seat, count: event.data.count, what: 'influence tokens' }];
    case 'settled':
    case 'attacked': {
      const { seat, planet } = event.data;
      return [{ seat, count: planets[planet].influence, what: planetNames[planet] }];
    }
    case 'researched': {
      const { seat, technology } = event.data;
      return [{ seat, count: levels[technologies[technology].level].influence, what: cardName(technology) }];
    }
    case 'removed':
      return event.data.cards.map(card => ({
        seat: event.data.seat,
        count: -cardFacts(card).influence,
        what: `removing ${cardName(card)}`,
      }));
    default:
      return [];
  }
}

interface Tally {
  readonly led: Map<Role, number>;
  settled: number;
  attacked: number;
  followed: number;
  dissented: number;
  technologies: number;
  traded: number;
  produced: number;
  removed: number;
  taken: number;
}

const nothing = (): Tally => ({
  led: new Map(),
  ...{ settled: 0, attacked: 0, followed: 0, dissented: 0, technologies: 0, traded: 0, produced: 0, removed: 0 },
  taken: 0,
});

function count(event: EminentDomainEvent, of: (seat: Seat) => Tally): void {
  switch (event.type) {
    case 'role': {
      const { led } = of(event.data.seat);
      led.set(event.data.role, (led.get(event.data.role) ?? 0) + 1);
      break;
    }
    case 'settled':
    case 'attacked':
    case 'followed':
    case 'dissented':
    case 'traded':
    case 'produced':
      of(event.data.seat)[event.type]++;
      break;
    case 'researched':
      of(event.data.seat).technologies++;
      break;
    case 'took-role-card':
      of(event.data.seat).taken++;
      break;
    case 'removed':
      of(event.data.seat).removed += event.data.cards.length;
      break;
    default:
  }
}

const mostLed = ({ led }: Tally): string => {
  const [most] = [...led].sort(([, a], [, b]) => b - a);
  return most ? `${roleNames[most[0]]} (${most[1]})` : '–';
};

function figuresOf(events: readonly EminentDomainEvent[], gains: readonly Gain[], seats: number): Figure[] {
  const tallies = Array.from({ length: seats }, nothing);
  for (const event of events) count(event, seat => tallies[seat] ?? nothing());
  const figure = (name: string, value: (tally: Tally, seat: Seat) => string | number): Figure => ({
    name,
    values: tallies.map((tally, seat) => String(value(tally, seat))),
  });
  const from = (seat: Seat, which: (gain: Gain) => boolean) =>
    gains.filter(gain => gain.seat === seat && which(gain)).reduce((sum, gain) => sum + gain.count, 0);
  const typeOf = ({ event }: Gain) => events[event]!.type;
  return [
    figure('Influence from tokens', (_, seat) => from(seat, gain => typeOf(gain) === 'influence')),
    figure('Influence from planets', (_, seat) =>
      from(seat, gain => typeOf(gain) === 'settled' || typeOf(gain) === 'attacked'),
    ),
    figure('Influence from technologies', (_, seat) =>
      from(seat, gain => typeOf(gain) === 'researched' || typeOf(gain) === 'removed'),
    ),
    figure('Planets settled', ({ settled }) => settled),
    figure('Planets attacked', ({ attacked }) => attacked),
    figure('Technologies', tally => tally.technologies),
    figure('Most led', mostLed),
    figure('Followed', ({ followed }) => followed),
    figure('Dissented', ({ dissented }) => dissented),
    figure('Resources produced', ({ produced }) => produced),
    figure('Resources traded', ({ traded }) => traded),
    figure('Cards taken from stacks', ({ taken }) => taken),
    figure('Cards removed', ({ removed }) => removed),
  ];
}

/** What a game has come to, from its events as one viewer knows them. */
export function summaryOf(events: readonly EminentDomainEvent[], seats: number, table: TableForText): GameSummary {
  const parts: string[] = [];
  const starts: number[] = [];
  const gains: Gain[] = [];
  for (const [at, event] of events.entries()) {
    if (event.type === 'turn') {
      const round = Math.ceil(event.data.number / seats);
      while (parts.length < round) {
        parts.push(`Round ${parts.length + 1}`);
        starts.push(at);
      }
    }
    for (const gain of gainsIn(event))
      if (gain.count !== 0) gains.push({ ...gain, part: Math.max(0, parts.length - 1), event: at });
  }
  const weighed: Weighed[] = [
    ...changesOfLead(gains, seats).map(({ seat, gain }) => ({
      event: gain.event,
      seat,
      words: `${deedOf(seat, table).does('take')} the lead with ${gain.what}`,
      weight: 3,
    })),
    ...gains.map(gain => ({
      event: gain.event,
      seat: gain.seat,
      words: `${deedOf(gain.seat, table).does('get')} ${counted(gain.count, 'influence', 'influence')} for ${gain.what}`,
      weight: gain.count,
    })),
    ...events.flatMap((event, at) =>
      event.type === 'ending' ? [{ event: at, seat: null, words: 'The end of the game begins', weight: 10 }] : [],
    ),
  ];
  return {
    parts,
    scores: scoresOf(gains, parts.length, seats),
    gains,
    figures: figuresOf(events, gains, seats),
    moments: decisiveOf(weighed, MOST_MOMENTS, starts),
  };
}
