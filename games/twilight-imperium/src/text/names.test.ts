import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newTable } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { twilightImperium } from '../index.ts';
import { planets } from '../model/galaxy/planets.ts';
import { objectiveIds } from '../model/objectives/objectives.ts';
import { decks } from '../moments/cards/registry.ts';
import type { View } from '../view/index.ts';
import {
  cardName,
  cardText,
  eventTypes,
  factionNames,
  hasWords,
  objectiveText,
  objectiveTexts,
  planetNames,
  strategyCardText,
  type TableForText,
  tableForText,
  technologyText,
  technologyTexts,
  teStrategyCardsWords,
  windowGroups,
  windowTexts,
} from './index.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];
const tableFor = (seen: View): TableForText => tableForText(seen, seat => names[seat]!);

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
    const told = new Set(found(/\bemit\(\s*'([a-z-]+)'/g));
    expect(eventTypes.filter(type => !told.has(type))).toEqual(['rules-changed']); // which the kernel tells
  });

  test('questions', () => {
    const asking =
      /\b(?:pick|choose|chooseNumber|chooseIfAny|chooseSome|mayChoose|allocate|allot|arrange|count|chooseLosses|spendAny|removeExcess|mayTakeOne|upToTwo)\(\s*(?:game,\s*)?[\w.!]+,\s*(?:[\w.!]+,\s*)?'([a-z0-9.-]+)'/g;
    expect(found(asking).filter(kind => !hasWords(kind))).toEqual([]);
    expect(found(asking).length).toBeGreaterThan(60);
  });

  test('moments', () => {
    expect(twilightImperium.windows.filter(window => !Object.hasOwn(windowTexts, window))).toEqual([]);
    expect(Object.keys(windowTexts).filter(window => !twilightImperium.windows.includes(window))).toEqual([]);
    expect(windowGroups.flatMap(({ windows }) => windows).sort()).toEqual(Object.keys(windowTexts).sort());
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

  test('every card of a deck has words of its own', () => {
    const names = ['action-cards', 'agendas', 'cultural', 'hazardous', 'industrial', 'frontier', 'relics'] as const;
    const forAda = tableFor(newTable(twilightImperium, { seats: 3, seed: 'decks' }).view(0));
    const dealt = names.flatMap(name => decks.of(name).map(({ card }) => card));
    expect(dealt.filter(card => cardText(card, forAda) === undefined)).toEqual([]);
  });

  test('the newest edition at the table counts', () => {
    expect(objectiveText('turn-their-fleets-to-dust', ['base', 'pok'])).toContain('let Space Cannons');
    expect(objectiveText('turn-their-fleets-to-dust', ['base', 'codex3'])).toContain('but fighters');
    expect(technologyText('magen-defense-grid', ['base'])).toContain('does not roll');
    expect(technologyText('magen-defense-grid', ['base', 'pok', 'codex4'])).toContain('gains an infantry');
    expect(strategyCardText('warfare', { sets: ['base', 'pok'] }).primary).toContain('off the board');
    for (const use of [{ sets: ['base', 'pok', 'te'] }, { sets: ['base'], teStrategyCards: true }] as const)
      expect(strategyCardText('warfare', use).primary).toContain('tactical action');
    expect(teStrategyCardsWords).toHaveLength(4);
    expect(teStrategyCardsWords[2]).toMatch(/^Warfare, primary: A tactical action/);
  });

  test('a card that is nothing but its name is called by it', () => {
    expect(cardName('lucky-shot#2')).toBe('Lucky Shot');
    expect(cardName('minister-of-peace')).toBe('Minister of Peace');
  });
});
