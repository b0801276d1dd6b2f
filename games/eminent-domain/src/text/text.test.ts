import { type Ask, quickRandom, type Random, type Seat } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { eminentDomain } from '../index.ts';
import { planetIds } from '../model/ids.ts';
import { reasonIds } from '../model/reasons.ts';
import type { Options } from '../model/state.ts';
import { levels } from '../model/technologies.ts';
import { turn } from '../rules/turn.ts';
import { given, type TestTable } from '../testing/index.ts';
import type { EminentDomainEvent, View } from '../view/index.ts';
import {
  askKinds,
  askText,
  cardLines,
  cardName,
  cardText,
  cardTexts,
  eventText,
  eventTypes,
  logLines,
  optionText,
  planetNames,
  planetText,
  reasonText,
  type TableForText,
  tableForText,
} from './index.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di'];

/** A reader's table, as an app makes it from the reader's view. */
const tableFor = (seen: View): TableForText => tableForText(seen, seat => names[seat]!);

/** Ids have hyphens and hashes in places where words have none. */
const looksLikeAnId =
  /undefined|\[object|NaN|#\d|\bp\d+\b|[a-z]:[a-z]|(?:improved|war|survey|data|diverse|produce)-[a-z]/;

const seenKinds = new Set<string>();
const seenTypes = new Set<string>();
const seenReasons = new Set<string>();

/** What is wrong with the words for a question. */
function faultsOfAsk(ask: Ask, table: TableForText): string[] {
  seenKinds.add(ask.kind);
  const { question, pass = 'Pass' } = askText(ask, table);
  const options = 'options' in ask ? ask.options.map(option => ({ option, ...optionText(ask, option, table) })) : [];
  const words = [question, pass, ...options.flatMap(({ label, note = 'a note' }) => [label, note])];
  return [
    ...(askKinds.some(kind => kind === ask.kind) ? [] : [`no words for ${ask.kind}`]),
    ...options.flatMap(({ option, label }) => (label === option.key ? [`no words for ${ask.kind} ${label}`] : [])),
    ...words.filter(each => each.length < 2 || looksLikeAnId.test(each)),
  ];
}

/** What is wrong with the log as everyone at the table reads it. */
function faultsOfLog(table: TestTable): string[] {
  const readers: (Seat | null)[] = [null, ...table.state.seats.keys()];
  for (const { type } of table.events) seenTypes.add(type);
  return readers.flatMap(reader => {
    const forReader = tableFor(table.view(reader));
    const lines = table.events.map(event => eventText(event, forReader) ?? 'noise');
    lines.push(...table.events.flatMap(event => (eventText(event, forReader) === event.type ? ['undefined'] : [])));
    const told = logLines(table.events, forReader);
    lines.push(...told.map(({ text }) => text));
    const joined = told.map(({ parts }) => parts.map(part => part.text).join(''));
    expect(joined).toEqual(told.map(({ text }) => text));
    return lines.filter(
      line => eventTypes.some(type => type === line && type.includes('-')) || looksLikeAnId.test(line),
    );
  });
}

/** Plays to the end at random, reading every question on the way. */
function faultsOfGame(table: TestTable, random: Random, keen = false): string[] {
  const faults: string[] = [];
  while (!table.over) {
    const ask = table.asks()[0]!;
    const forSeat = tableFor(table.view(ask.seat));
    faults.push(...faultsOfAsk(ask, forSeat));
    for (const { option, reason } of table.barred(ask.seat).flat()) {
      seenReasons.add(reason.id);
      const said = [reasonText(reason), optionText(ask, option, forSeat).label];
      if (said.some(each => each.length < 2 || looksLikeAnId.test(each)))
        faults.push(`${ask.kind} bars ${option.key} for ${reason.id}: ${said.join(' / ')}`);
    }
    const value = (keen && keenAnswer(ask, random)) || legalRandomAnswer(table, ask, random);
    expect(table.answer({ ask: ask.id, seat: ask.seat, value }).ok).toBe(true);
  }
  return [...faults, ...faultsOfLog(table), ...table.events.flatMap(({ type }) => (known.has(type) ? [] : [type]))];
}

const known = new Set<string>(eventTypes);

/** Never passes where a card could be played. */
const keenAnswer = (ask: Ask, random: Random): string[] | undefined =>
  ask.form === 'pick' && ask.kind === 'action' && ask.options.length > 0
    ? [ask.options[Math.floor(random() * ask.options.length)]!.key]
    : undefined;

const optionSets: { seats: number; options: Partial<Options> }[] = [2, 3, 4].flatMap(seats => [
  { seats, options: {} },
  { seats, options: { errata2014: true, guarded: true } },
  { seats, options: { learning: true } },
  { seats, options: seats === 3 ? { extended: true, errata2014: true } : { learning: true, errata2014: true } },
]);

const GAMES = 60;

describe('wording', () => {
  test.each(optionSets)('is there for all that happens with $seats seats and $options', ({ seats, options }) => {
    for (let game = 0; game < GAMES / optionSets.length; game++) {
      const table = newTable(eminentDomain, { seats, options, seed: `text/${JSON.stringify(options)}/${game}` });
      expect(faultsOfGame(table, quickRandom(seats * 1000 + game))).toEqual([]);
    }
  });

  test.each([2, 3, 4])('is there for what only rich empires of %i meet', seats => {
    for (let game = 0; game < 6; game++) {
      const table = given(seats, { errata2014: game % 2 === 0 })
        .hand(0, 'terraforming', 'specialization', 'war-path', 'mobilization', 'improved-colonize-research')
        .hand(1, 'diverse-markets', 'genetic-engineering', 'artificial-intelligence', 'data-network', 'survey-team')
        .permanent(0, 'logistics')
        .permanent(0, 'streamlining')
        .permanent(0, 'scorched-earth-policy')
        .permanent(1, 'bureaucracy')
        .permanent(1, 'abundance')
        .fighters(0, 20)
        .fighters(1, 20)
        .planet(0, 'drawde', { colonies: ['colonize', 'colonize'] })
        .planet(0, 'zephan')
        .planet(0, 'new-texas', { faceUp: true, filled: true })
        .planet(0, 'lyttle', { colonies: ['colonize', 'colonize', 'colonize', 'colonize'] })
        .planet(1, 'pomerene', { faceUp: true })
        .planet(1, 'gerdland', { faceUp: true, filled: true })
        .planet(1, 'oknow')
        .start(turn({ seat: 0 })).table;
      expect(faultsOfGame(table, quickRandom(seats * 100 + game), true)).toEqual([]);
    }
  });

  test('all of these games together met every question and every event that has words', () => {
    expect(askKinds.filter(kind => !seenKinds.has(kind))).toEqual([]);
    expect(eventTypes.filter(type => !seenTypes.has(type))).toEqual(['rules-changed']); // all play by today's rules
    const never = ['action.no-planets', 'action.no-stacks']; // neither planets nor stacks run out at random
    expect(reasonIds.filter(id => !seenReasons.has(id))).toEqual(never);
  });
});

describe('cards', () => {
  const reader: TableForText = tableFor(eminentDomain.view(eminentDomain.setup(2, defaults()), 0));

  function defaults(): Options {
    return { errata2014: false, extended: false, learning: false };
  }

  test('every face has a title of its own, a text and a rule', () => {
    const titles = Object.keys(cardTexts).map(cardName);
    expect(new Set(titles).size).toBe(titles.length);
    for (const face of Object.keys(cardTexts)) {
      const lines = cardLines(face, reader);
      expect(lines.length, face).toBeGreaterThan(1);
      expect(lines.at(-1)).toMatch(/^ED (\d+|")/);
    }
  });

  test('texts agree with the numbers of the model', () => {
    const { role = '' } = cardTexts.research;
    const costs = [levels[1].cost, levels[2].cost, levels[3].cost].join(', ');
    expect(role).toContain(costs);
  });

  test('the corrections of 2014 change the cards they correct and no other', () => {
    const changed = Object.keys(cardTexts).filter(
      face => JSON.stringify(cardText(face, true)?.effect) !== JSON.stringify(cardText(face, false)?.effect),
    );
    expect(changed.sort()).toEqual(['abundance', 'bureaucracy', 'logistics']);
    expect(cardText('terraforming', true)?.action).not.toBe(cardText('terraforming', false)?.action);
  });

  test('every planet has a name and both its sides in words', () => {
    expect(Object.keys(planetNames).sort()).toEqual([...planetIds].sort());
    expect(planetText('new-texas', reader)).toBe(
      'fertile, colonize 3, warfare 6; 2 influence, Colonize, slots for food and water',
    );
    expect(planetText('oknow', reader)).toContain('hand +1');
  });
});

describe('the log', () => {
  const seen = eminentDomain.view(eminentDomain.setup(2, { errata2014: false, extended: false, learning: false }), 0);
  const forAda = tableFor(seen);
  const forBo = { ...forAda, reader: 1 };

  test('tells a seat what it drew and the others only how many', () => {
    const event: EminentDomainEvent = {
      type: 'drew',
      data: { seat: 0, count: 2 },
      secret: { 0: { cards: ['survey#1', 'survey#2'] } },
    };
    expect(eventText(event, forAda)).toBe('You draw 2 Survey');
    expect(eventText(event, forBo)).toBe('Ada draws 2 cards');
  });

  test('puts what belongs together in one line', () => {
    const events: EminentDomainEvent[] = [
      { type: 'dissented', data: { seat: 0 } },
      { type: 'drew', data: { seat: 0, count: 1 }, secret: { 0: { cards: ['politics#1'] } } },
      { type: 'traded', data: { seat: 1, resource: 'food' } },
      { type: 'influence', data: { seat: 1, count: 1 } },
      { type: 'traded', data: { seat: 1, resource: 'food' } },
      { type: 'influence', data: { seat: 1, count: 1 } },
      { type: 'influence', data: { seat: 1, count: 1 } },
      { type: 'action-done', data: { seat: 1 } },
    ];
    expect(logLines(events, forAda).map(line => line.text)).toEqual([
      'You dissent and draw Politics',
      'Bo trades 2 food for 3 influence',
    ]);
    expect(logLines(events, forBo)[0]?.text).toBe('Ada dissents and draws 1 card');
  });

  test('says whose deed a line tells, where it begins, and which pieces it names', () => {
    const events: EminentDomainEvent[] = [
      { type: 'action-done', data: { seat: 1 } },
      { type: 'researched', data: { seat: 1, technology: 'dissension' } },
      {
        type: 'annexed',
        data: { seat: 0, place: 0, type: 'fertile', colonizeCost: 2, warfareCost: 2 },
        secret: { 0: { planet: 'lyttle' } },
      },
    ];
    expect(logLines(events, forAda).map(({ seat, event, parts }) => ({ seat, event, parts }))).toEqual([
      {
        ...{ seat: 1, event: 1 },
        parts: [{ text: 'Bo researches ' }, { text: 'Dissension', at: { card: 'dissension' } }],
      },
      {
        ...{ seat: 0, event: 2 },
        parts: [
          { text: 'You add ' },
          { text: 'Lyttle', at: { planet: 'lyttle' } },
          { text: ' face down (fertile, colonize 2, warfare 2)' },
        ],
      },
    ]);
    const named = logLines(events, forBo)[1]?.parts.filter(({ at }) => at);
    expect(named).toEqual([{ text: 'a planet', at: { seat: 0, place: 0 } }]); // what it is, is Ada's secret
  });
});
