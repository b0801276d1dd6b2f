import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, type Ask, quickRandom, type Random, type Seat, type Table } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { twilightImperium } from '../index.ts';
import { technologyIds } from '../model/ids.ts';
import { objectiveIds } from '../model/objectives.ts';
import { planets } from '../model/planets.ts';
import type { State } from '../model/state.ts';
import { actionPhase } from '../rules/action-phase.ts';
import { round } from '../rules/round.ts';
import { statusPhase } from '../rules/status-phase.ts';
import { given } from '../testing/index.ts';
import type { View } from '../view/index.ts';
import {
  askKinds,
  askText,
  cardName,
  eventText,
  eventTypes,
  factionNames,
  logLines,
  objectiveTexts,
  optionText,
  planetNames,
  strategyCardText,
  type TableForText,
  tableForText,
  technologyText,
  technologyTexts,
  windowTexts,
} from './index.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];
const tableFor = (seen: View): TableForText => tableForText(seen, seat => names[seat]!);

/** Names of their own with hyphens in them. */
const hyphened =
  /Jol-Nar|Naaz-Rokha|X-89|Nano-Forge|Bio-Stims|Self-Assembly|anti-fighter|Mez Lo|Rep Lo|Light\/Wave|Gene-Sorcerers/g;
/** Ids have hyphens, hashes and colons in places where words have none. */
const looksLikeAnId = /undefined|\[object|NaN|#\d|[a-z0-9]:[a-z0-9]|[a-z0-9]-[a-z0-9]|@|null/;
const isFaulty = (text: string): boolean => looksLikeAnId.test(text.replace(hyphened, '')) || /^\s|\s$| {2}/.test(text);

const seenKinds = new Set<string>();
const seenTypes = new Set<string>();
const hasWords = (kind: string): boolean => askKinds.some(each => each === kind) || Object.hasOwn(windowTexts, kind);

/** What is wrong with the words for a question. */
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

/** What is wrong with the log as everyone at the table reads it. */
function faultsOfLog(table: Table<State, View>): string[] {
  const readers: (Seat | null)[] = [null, ...table.state.seats.keys()];
  for (const { type } of table.events) seenTypes.add(type);
  const unknown = table.events.flatMap(({ type }) => (eventTypes.some(each => each === type) ? [] : [type]));
  return [
    ...unknown.map(type => `no words for ${type}`),
    ...readers.flatMap(reader => {
      const forReader = tableFor(table.view(reader));
      return [
        ...table.events.map(event => eventText(event, forReader) ?? 'noise'),
        ...logLines(table.events, forReader).map(({ text }) => text),
      ].filter(isFaulty);
    }),
  ];
}

/** Goes where the others are, lands and fights. */
function keenAnswer(ask: Ask, table: TableForText, random: Random): Answer['value'] | undefined {
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

/** Plays at random, reading every question on the way. */
function faultsOfGame(table: Table<State, View>, random: Random, { keen = false, most = 3000 } = {}): string[] {
  const faults = new Set<string>();
  for (let decisions = 0; !table.over && decisions < most; decisions++) {
    const ask = table.asks()[0]!;
    const forSeat = tableFor(table.view(ask.seat));
    for (const fault of faultsOfAsk(ask, forSeat)) faults.add(fault);
    const wanted = keen ? keenAnswer(ask, forSeat, random) : undefined;
    const answer = { ask: ask.id, seat: ask.seat };
    if (wanted !== undefined && table.check({ ...answer, value: wanted }).ok)
      table.answer({ ...answer, value: wanted });
    else expect(table.answer({ ...answer, value: legalRandomAnswer(table, ask, random) })).toMatchObject({ ok: true });
  }
  return [...faults, ...new Set(faultsOfLog(table))];
}

describe('wording', () => {
  test.each([3, 4, 5, 6, 7, 8])('is there for all that happens at random with %i seats', seats => {
    const table = newTable(twilightImperium, { seats, seed: `text/${seats}` });
    expect(faultsOfGame(table, quickRandom(seats))).toEqual([]);
  });

  test.each([1, 2, 3, 4])('is there for what only great powers meet (%i)', game => {
    const fleet = {
      dreadnought: 2,
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
    const { table } = all.custodians(false).start(actionPhase({}), statusPhase({}), round({}));
    expect(faultsOfGame(table, quickRandom(game), { keen: true, most: 900 })).toEqual([]);
  });

  test('these games met most questions and events that have words', () => {
    expect(askKinds.filter(kind => !seenKinds.has(kind)).length).toBeLessThan(askKinds.length / 2);
    expect(eventTypes.filter(type => !seenTypes.has(type)).length).toBeLessThan(eventTypes.length / 2);
  });
});

/** The code of the rules, tests left out. */
const sources = ['rules', 'verbs', 'content', 'moments'].flatMap(folder => {
  const root = join(import.meta.dirname, '..', folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => readFileSync(join(root, file), 'utf8'));
});
const found = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap(text => [...text.matchAll(pattern)].map(match => match[1]!))),
];

describe('every name that the rules use', () => {
  test('events', () => {
    const known = new Set<string>(eventTypes);
    expect(found(/\bemit\(\s*'([a-z-]+)'/g).filter(type => !known.has(type))).toEqual([]);
    const told = new Set(found(/\bemit\(\s*'([a-z-]+)'/g));
    expect(eventTypes.filter(type => !told.has(type))).toEqual([]);
  });

  test('questions', () => {
    const asking =
      /\b(?:pick|choose|chooseIfAny|chooseSome|mayChoose|allocate|allot|arrange|count|chooseLosses|spendAny|removeExcess|mayTakeOne)\(\s*(?:game,\s*)?[\w.!]+,\s*(?:[\w.!]+,\s*)?'([a-z0-9.-]+)'/g;
    expect(found(asking).filter(kind => !hasWords(kind))).toEqual([]);
    expect(found(asking).length).toBeGreaterThan(60);
  });

  test('moments', () => {
    expect(twilightImperium.windows.filter(window => !Object.hasOwn(windowTexts, window))).toEqual([]);
    expect(Object.keys(windowTexts).filter(window => !twilightImperium.windows.includes(window))).toEqual([]);
  });
});

describe('names and texts', () => {
  test('planets, factions, technologies and objectives have names of their own', () => {
    expect(Object.keys(planetNames)).toEqual(Object.keys(planets));
    const shorts = Object.values(factionNames).map(({ short }) => short);
    expect(new Set(shorts).size).toBe(shorts.length);
    for (const texts of [technologyTexts, objectiveTexts]) {
      const titles = Object.values(texts).map(({ name }) => name);
      expect(new Set(titles).size).toBe(titles.length);
    }
    for (const id of objectiveIds) expect(objectiveTexts[id].text).toMatch(/^[a-zA-Z].*[^.]$/);
  });

  test('the newest edition at the table counts', () => {
    expect(technologyText('magen-defense-grid', ['base'])).toContain('does not roll');
    expect(technologyText('magen-defense-grid', ['base', 'pok', 'codex4'])).toContain('gains an infantry');
    expect(strategyCardText('warfare', ['base', 'pok']).primary).toContain('off the board');
    expect(strategyCardText('warfare', ['base', 'pok', 'te']).primary).toContain('tactical action');
  });

  test('a card that is nothing but its name is called by it', () => {
    expect(cardName('lucky-shot#2')).toBe('Lucky Shot');
    expect(cardName('minister-of-peace')).toBe('Minister of Peace');
  });
});

describe('the log', () => {
  const seen = newTable(twilightImperium, { seats: 3, seed: 'log', options: { factions: ['sol', 'hacan', 'letnev'] } });
  const forAda = tableFor(seen.view(0));
  const say = (type: string, data: Record<string, string | number | null>) => ({ type, data });
  const lines = (...events: { type: string; data: Record<string, string | number | null> }[]) =>
    logLines(events, forAda).map(({ text }) => text);

  test('tells units kind by kind in one line', () => {
    const moved = (unit: string, count: number) =>
      say('moved', { seat: 1, unit, count, from: '16', to: '18', fromPlanet: null, toPlanet: null });
    expect(lines(moved('carrier', 1), moved('fighter', 3))).toEqual([
      'Bo moves 1 carrier and 3 fighters from 305 Hercant/Arretze/Kamdorn to 000 Mecatol Rex'.replace(
        /from \S+/,
        `from ${forAda.positionOf('16')}`,
      ),
    ]);
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
});
