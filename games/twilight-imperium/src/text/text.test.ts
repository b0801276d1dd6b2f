import { type Answer, type AnswerValue, type Ask, quickRandom, type Random, type Seat } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { twilightImperium } from '../index.ts';
import { technologyIds } from '../model/ids.ts';
import { actionPhase } from '../rules/phases/action-phase.ts';
import { round } from '../rules/phases/round.ts';
import { statusPhase } from '../rules/phases/status-phase.ts';
import { given, type TestTable } from '../testing/index.ts';
import type { TwilightImperiumEvent, View } from '../view/index.ts';
import { rareAsks } from './examples/asks.ts';
import { rareEvents } from './examples/events.ts';
import {
  askKinds,
  askText,
  eventText,
  eventTypes,
  hasWords,
  logLines,
  optionText,
  reasonText,
  type TableForText,
  tableForText,
} from './index.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];
const tableFor = (seen: View): TableForText => tableForText(seen, seat => names[seat]!);

/** Proper names that contain a hyphen or a slash. */
const hyphenatedNames =
  /Jol-Nar|Naaz-Rokha|X-89|Nano-Forge|Bio-Stims|Self-Assembly|[Aa]nti-fighter|Mez Lo|Rep Lo|Light\/Wave|Gene-Sorcerers|Non-Euclidean/g;
/** Ids contain hyphens, hashes and colons where a text has none. */
const looksLikeAnId = /undefined|\[object|NaN|#\d|[a-z0-9]:[a-z0-9]|[a-z0-9]-[a-z0-9]|@|null/;
const isFaulty = (text: string): boolean =>
  looksLikeAnId.test(text.replace(hyphenatedNames, '')) || /^\s|\s$| {2}/.test(text);

const seenKinds = new Set<string>();
const seenTypes = new Set<string>();

/** What is wrong with the text of a question and of its options. */
function faultsOfAsk(ask: Ask, table: TableForText): string[] {
  seenKinds.add(ask.kind);
  const { question, pass = 'Pass' } = askText(ask, table);
  const offered = 'options' in ask ? ask.options : 'lines' in ask ? ask.lines : [];
  const options = offered.map(option => ({ option, ...optionText(ask, option, table) }));
  const words = [question, pass, ...options.flatMap(({ label, note = 'a note' }) => [label, note])];
  return [
    ...(hasWords(ask.kind) ? [] : [`no words for ${ask.kind}`]),
    ...options.flatMap(({ option, label }) => (label === option.key ? [`no words for ${ask.kind} ${label}`] : [])),
    ...words.filter(each => each.length < 2 || isFaulty(each)).map(each => `${ask.kind}: ${each}`),
  ];
}

/** What is wrong with the log, as each seat and a spectator read it. */
function faultsOfLog(table: TestTable): string[] {
  const readers: (Seat | null)[] = [null, ...table.state.seats.keys()];
  for (const { type } of table.events) seenTypes.add(type);
  const unknown = table.events.flatMap(({ type }) => (eventTypes.some(each => each === type) ? [] : [type]));
  return [
    ...unknown.map(type => `no words for ${type}`),
    ...readers.flatMap(reader => {
      const forReader = tableFor(table.view(reader));
      const told = logLines(table.events, forReader);
      const joined = told.map(({ parts }) => parts.map(part => part.text).join(''));
      expect(joined).toEqual(told.map(({ text }) => text));
      return [
        ...table.events.map(event => eventText(event, forReader) ?? 'noise'),
        ...table.events
          .filter(event => eventText(event, forReader) === event.type)
          .map(({ type }) => `[object ${type}`),
        ...told.map(({ text }) => text),
      ].filter(isFaulty);
    }),
  ];
}

/** An answer that moves towards other players, lands and fights; undefined for other questions. */
function aggressiveAnswer(ask: Ask, table: TableForText, random: Random): Answer['value'] | undefined {
  const any = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  if (ask.form === 'pick' && ask.kind === 'action' && random() < 0.8)
    return ask.options.some(({ key }) => key === 'tactical') ? ['tactical'] : undefined;
  if (ask.form === 'pick' && ask.kind === 'activate') {
    const hostile = ask.options.filter(({ key }) => {
      const there = table.system(key);
      return [...(there?.space ?? []), ...(there?.planets ?? []).flatMap(({ units }) => units)].some(
        ({ seat }) => seat !== ask.seat,
      );
    });
    return [(any(hostile) ?? any(ask.options))!.key];
  }
  if (
    ask.form === 'pick' &&
    /^(move.from|space-cannon|remove-custodians|follow)/.test(ask.kind) &&
    ask.options.length > 0
  )
    return random() < 0.8 ? [any(ask.options)!.key] : undefined;
  if (ask.form === 'allocate' && /^(move.ships|commit|move.cargo|produce|bombardment)$/.test(ask.kind) && ask.lines[0])
    return random() < 0.6 ? { [ask.lines[0].key]: Math.min(ask.lines[0].max, ask.max) } : undefined;
  return undefined;
}

/** Allocates as much as possible to the last lines first. Most rules refuse this, so that reasons are read too. */
function greedyAllocation(ask: Ask): AnswerValue {
  if (ask.form !== 'allocate') return [];
  const amounts: Record<string, number> = {};
  let left = ask.max;
  for (const { key, max } of ask.lines.toReversed()) {
    amounts[key] = Math.min(max, left);
    left -= amounts[key];
  }
  return amounts;
}

/** Plays at random and reads every question, refusal and log line. */
function faultsOfGame(table: TestTable, random: Random, { aggressive = false, most = 3000 } = {}): string[] {
  const faults = new Set<string>();
  for (let decisions = 0; !table.over && decisions < most; decisions++) {
    const ask = table.asks()[0]!;
    const forSeat = tableFor(table.view(ask.seat));
    for (const fault of faultsOfAsk(ask, forSeat)) faults.add(fault);
    for (const { option, reason } of table.barred(ask.seat).flat()) {
      const said = [reasonText(reason, forSeat), optionText(ask, option, forSeat).label];
      if (said.some(each => each.length < 2 || isFaulty(each)))
        faults.add(`${ask.kind} bars ${option.key} for ${reason.id}: ${said.join(' / ')}`);
    }
    const refused = table.check({ ask: ask.id, seat: ask.seat, value: greedyAllocation(ask) });
    if (!refused.ok && refused.reason) {
      const said = reasonText(refused.reason, forSeat);
      if (said.length < 2 || isFaulty(said)) faults.add(`${ask.kind} refuses for ${refused.reason.id}: ${said}`);
    }
    const wanted = aggressive ? aggressiveAnswer(ask, forSeat, random) : undefined;
    const answer = { ask: ask.id, seat: ask.seat };
    if (wanted !== undefined && table.check({ ...answer, value: wanted }).ok)
      table.answer({ ...answer, value: wanted });
    else expect(table.answer({ ...answer, value: legalRandomAnswer(table, ask, random) })).toMatchObject({ ok: true });
  }
  return [...faults, ...new Set(faultsOfLog(table))];
}

/** Four seats draft their factions; with five, Winnu and Argent choose their starting technologies. */
const optionsFor = (seats: number) =>
  seats === 5 ? { factions: ['winnu', 'argent', 'sol', 'hacan', 'letnev'] as const } : { draft: seats === 4 };

describe('texts', () => {
  test.each([3, 4, 5, 6, 7, 8])('are complete in a random game with %i seats', seats => {
    const table = newTable(twilightImperium, { seats, seed: `text/${seats}`, options: optionsFor(seats) });
    expect(faultsOfGame(table, quickRandom(seats))).toEqual([]);
  });

  test.each([
    [3, 'milty'],
    [3, 'pick-and-ban'],
    [4, 'two-of-which-one'],
    [3, 'random-within'],
    [8, 'build'],
  ])('are complete in a setup for %i seats that is played at the table: %s', (seats, setup) => {
    const table = newTable(twilightImperium, { seats, seed: `text/${setup}`, options: { setup } });
    expect(faultsOfGame(table, quickRandom(seats), { most: 130 })).toEqual([]);
  });

  test.each([1, 2, 3, 4])('are complete in wars between large fleets with many technologies (%i)', game => {
    const fleet = {
      dreadnought: 1,
      'dreadnought!': 1,
      cruiser: 2,
      carrier: 2,
      fighter: 3,
      destroyer: 1,
      infantry: 3,
      mech: 1,
    };
    const all = given('sol', 'hacan', 'letnev');
    for (const [i, who] of (['sol', 'hacan', 'letnev'] as const).entries()) {
      const homes = { sol: '01', hacan: '16', letnev: '10' };
      all
        .units(who, homes[who], fleet)
        .units(who, ['19', '20', '21'][i]!, fleet)
        .planets(who, (['wellon', 'vefut-ii', 'thibah'] as const)[i]!)
        .units(who, (['wellon', 'vefut-ii', 'thibah'] as const)[i]!, { infantry: 2, 'space-dock': 1, pds: 1 })
        .tokens(who, { tactic: 5, fleet: 7, strategy: 3 })
        .goods(who, { tradeGoods: 12, commodities: 2 })
        .technology(who, ...technologyIds.filter((_, n) => (n + game + i) % 3 !== 0));
    }
    const { table } = all.custodians(false).crowded().start(actionPhase({}), statusPhase({}), round({}));
    expect(faultsOfGame(table, quickRandom(game), { aggressive: true, most: 900 })).toEqual([]);
  });

  describe('of what random games seldom reach', () => {
    const seen = newTable(twilightImperium, {
      seats: 3,
      seed: 'rare',
      options: { factions: ['sol', 'hacan', 'letnev'] },
    });
    const forAda = tableFor(seen.view(0));
    const world = seen.state.systems.find(({ planets }) => planets.length > 1)!.planets.map(({ id }) => id);
    const [one, two] = world as [string, string];

    test.each(rareAsks(one, two))('the question %s', (kind, prompt, options) => {
      expect(faultsOfAsk({ id: '0.1', seat: 0, kind, prompt, form: 'pick', options, min: 0, max: 1 }, forAda)).toEqual(
        [],
      );
    });

    test.each(rareEvents)('the event %s %j', (...example) => {
      const [type, data, words, secret] = example;
      seenTypes.add(type);
      const event = { type, data, ...(secret && { secret: { 0: secret } }) } as TwilightImperiumEvent;
      expect(eventText(event, forAda)).toBe(words);
    });
  });

  test('of every question and event are read by a test above', () => {
    expect(askKinds.filter(kind => !seenKinds.has(kind))).toEqual([]);
    expect(eventTypes.filter(type => !seenTypes.has(type))).toEqual([]);
  });
});
