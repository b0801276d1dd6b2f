import { decisiveOf, type Gain, type GameSummary, scoresOf } from '@orrery/tabletop';
import { cardName, type TableForText } from '../text/index.ts';
import type { TwilightImperiumEvent } from '../view/index.ts';
import { figuresOf } from './figures.ts';
import { momentsIn } from './moments.ts';

const MOST_MOMENTS = 9;

/** What a game has come to, from its events as one viewer knows them; nothing in it is secret. */
export function summaryOf(events: readonly TwilightImperiumEvent[], seats: number, table: TableForText): GameSummary {
  const parts: string[] = [];
  const starts: number[] = [];
  const gains: Gain[] = [];
  for (const [at, { type, data }] of events.entries()) {
    if (type === 'round') {
      parts.push(`Round ${data.round}`);
      starts.push(at);
    } else if (type === 'points') {
      const { seat, count, by } = data;
      gains.push({ seat, count, what: cardName(by), part: Math.max(0, parts.length - 1), event: at });
    }
  }
  return {
    parts,
    scores: scoresOf(gains, parts.length, seats),
    gains,
    figures: figuresOf(events, seats, table),
    moments: decisiveOf(momentsIn(events, gains, seats, table), MOST_MOMENTS, starts),
  };
}
