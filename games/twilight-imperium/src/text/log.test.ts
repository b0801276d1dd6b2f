import type { GameEvent } from '@orrery/kernel';
import { newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { twilightImperium } from '../index.ts';
import {
  type AllEvents,
  type EventType,
  reasonIds,
  type TwilightImperiumEvent,
  type UnitType,
  type View,
} from '../view/index.ts';
import { logLines, reasonText, type TableForText, tableForText } from './index.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];
const tableFor = (seen: View): TableForText => tableForText(seen, seat => names[seat]!);

/** Names of their own with hyphens in them. */
const hyphened =
  /Jol-Nar|Naaz-Rokha|X-89|Nano-Forge|Bio-Stims|Self-Assembly|[Aa]nti-fighter|Mez Lo|Rep Lo|Light\/Wave|Gene-Sorcerers|Non-Euclidean/g;
/** Ids have hyphens, hashes and colons in places where words have none. */
const looksLikeAnId = /undefined|\[object|NaN|#\d|[a-z0-9]:[a-z0-9]|[a-z0-9]-[a-z0-9]|@|null/;
const isFaulty = (text: string): boolean => looksLikeAnId.test(text.replace(hyphened, '')) || /^\s|\s$| {2}/.test(text);

describe('the log', () => {
  const seen = newTable(twilightImperium, { seats: 3, seed: 'log', options: { factions: ['sol', 'hacan', 'letnev'] } });
  const forAda = tableFor(seen.view(0));
  const say = <K extends EventType>(type: K, data: AllEvents[K]) => ({ type, data }) as TwilightImperiumEvent;
  const lines = (...events: TwilightImperiumEvent[]) => logLines(events, forAda).map(({ text }) => text);

  test.each(reasonIds)('says why not: %s', id => {
    const facts = {
      ...{ unit: 'carrier', system: '82a', anomaly: 'asteroid-field', phase: 'action', currency: 'influence' },
      ...{ cards: ['trade', 'warfare'], missing: { blue: 2, red: 1, green: 0, yellow: 0 }, seat: 1 },
      ...{ count: 3, cost: 4, distance: 3, funds: 2, most: 2, move: 1, price: 6 },
    };
    const text = reasonText({ id, rule: 'LRR 1', with: facts }, forAda);
    expect(text).toMatch(/^[A-Z].{10,}\.$/);
    expect(isFaulty(text)).toBe(false);
  });

  test('names what lies beside the board without a number', () => {
    expect(lines(say('activated', { seat: 1, system: '82a' }))).toEqual(['Bo activates the Wormhole Nexus']);
  });

  test('tells units kind by kind in one line', () => {
    const moved = (unit: UnitType, count: number) =>
      say('moved', { seat: 1, unit, count, from: '16', to: '18', fromPlanet: null, toPlanet: null });
    expect(lines(moved('carrier', 1), moved('fighter', 3))).toEqual([
      'Bo moves 1 carrier and 3 fighters from 305 Hercant/Arretze/Kamdorn to 000 Mecatol Rex'.replace(
        /from \S+/,
        `from ${forAda.positionOf('16')}`,
      ),
    ]);
  });

  test('says with a card what it is aimed at, and names the pieces', () => {
    const played = say('action-card-played', { seat: 1, card: 'plague' });
    const at = [{ planet: 'mecatol-rex' }];
    const announced = say('action-card-announced', { seat: 1, card: 'plague', said: null, at });
    const [line] = logLines([played, announced], forAda);
    expect(line!.parts).toEqual([
      { text: 'Bo plays ' },
      { text: 'Plague', at: { card: 'plague' } },
      { text: ', aimed at ' },
      { text: 'Mecatol Rex', at: { planet: 'mecatol-rex' } },
    ]);
  });

  test('cannons are the deed of who fires them, and a combat is that of the attacker', () => {
    const events = [
      say('space-cannon', { shooter: 2, target: 1, hits: 0, dice: [], system: '18', planet: null }),
      say('combat', { kind: 'space', system: '18', attacker: 1, defender: 2 }),
      say('exhausted', { planet: 'jord' }),
    ];
    expect(logLines(events, forAda).map(({ seat }) => seat)).toEqual([2, 1, null]);
  });

  test('puts what belongs together in one line', () => {
    expect(
      lines(
        say('turn', { seat: 1 }),
        say('passed', { seat: 1 }),
        say('token-spent', { seat: 0, pool: 'tactic' }),
        say('token-placed', { seat: 0, system: '18' }),
        say('activated', { seat: 0, system: '18' }),
        say('scored', { seat: 0, objective: 'erect-a-monument' }),
        say('points', { seat: 0, count: 1, by: 'erect-a-monument' }),
        say('followed', { seat: 1, card: 'trade' }),
        say('commodities-replenished', { seat: 1, count: 6 }),
      ),
    ).toEqual([
      'Bo passes',
      'You activate 000 Mecatol Rex',
      'You score Erect a Monument: 1 victory point',
      'Bo follows Trade and replenishes 6 commodities',
    ]);
  });

  test('can be read where it was begun under rules that told of other things, or told otherwise of the same', () => {
    const former = (type: string, data: GameEvent['data']) => ({ type, data }) as GameEvent as TwilightImperiumEvent;
    expect(
      lines(
        former('note-used', { seat: 1, note: 'alliance#1' }),
        former('secrets-shown', { seat: 1, to: 0, count: 2 }),
        former('action-card-announced', { seat: 1, card: 'plague', said: null }),
        former('votes-added', { seat: 1, count: 2 }),
        say('passed', { seat: 1 }),
      ),
    ).toEqual(['note-used', 'secrets-shown', 'votes-added', 'Bo passes']);
  });

  test('says whose deed a line tells, where it begins, and which pieces it names', () => {
    const events = [
      say('token-spent', { seat: 0, pool: 'tactic' }),
      say('token-placed', { seat: 0, system: '18' }),
      say('activated', { seat: 0, system: '18' }),
      say('control', { seat: 1, planet: 'mecatol-rex', from: null }),
      say('scored', { seat: 1, objective: 'erect-a-monument' }),
      say('points', { seat: 1, count: 1, by: 'erect-a-monument' }),
    ];
    expect(logLines(events, forAda).map(({ seat, event, parts }) => ({ seat, event, parts }))).toEqual([
      { seat: 0, event: 2, parts: [{ text: 'You activate ' }, { text: '000 Mecatol Rex', at: { system: '18' } }] },
      { seat: 1, event: 3, parts: [{ text: 'Bo takes ' }, { text: 'Mecatol Rex', at: { planet: 'mecatol-rex' } }] },
      {
        ...{ seat: 1, event: 4 },
        parts: [
          { text: 'Bo scores ' },
          { text: 'Erect a Monument', at: { card: 'erect-a-monument' } },
          { text: ': 1 victory point' },
        ],
      },
    ]);
  });
});
