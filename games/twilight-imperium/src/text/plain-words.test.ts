import { expect, test } from 'vitest';
import { given } from '../testing/index.ts';
import type { View } from '../view/index.ts';
import { askText, contentsOf, eventText, optionText, tableForText } from './index.ts';

const { table } = given('sol', 'hacan', 'letnev').units(0, '20', { carrier: 2, fighter: 1 }).start();
const names = ['Ann', 'Bo', 'Cy'];
const now = table.view(0) as View;
const textOf = (view: View) => tableForText(view, seat => names[seat]!);
const pick = (kind: string, at: Readonly<Record<string, string>>, key = 'some') => ({
  ...{ id: '1', seat: 0, kind, form: 'pick' as const, min: 0, max: 1, about: '', prompt: {} },
  options: [{ key, at }],
});

test('a vote for a law is in favour of it', () => {
  const told = (outcome: string) =>
    eventText({ type: 'voted', data: { seat: 1, outcome, count: 1, planets: [] } }, textOf(now));
  expect(told('for')).toBe('Bo casts 1 vote in favour');
  expect(told('against')).toBe('Bo casts 1 vote against');
  expect(told('2')).toBe('Bo casts 1 vote for Cy');
});

test('fleets are told in words', () => {
  const system = now.systems.find(({ id }) => id === '20')!;
  expect(contentsOf(system, textOf(now))).toContain('with 2 carriers and 1 fighter');
});

test('ships that were sent leave the list of those that could still go', () => {
  const ask = pick('move.from', { system: '20' });
  const noteOf = (view: View) => optionText(ask, ask.options[0]!, textOf(view)).note;
  expect(noteOf(now)).toContain('2 carriers and 1 fighter');
  const wave = { from: '20', path: ['20', '18'], ships: [{ unit: 'carrier', count: 1 }], cargo: [] };
  const tactical = { seat: 0, system: '18', waves: [wave] } as unknown as View['tactical'];
  expect(noteOf({ ...now, tactical })).toContain('1 carrier and 1 fighter');
});

test('a strategy card is offered with both its abilities', () => {
  const ask = pick('strategy-card', { strategyCard: 'warfare' });
  expect(optionText(ask, ask.options[0]!, textOf(now)).note).toMatch(/\S+\. Secondary: \S+/);
});

test('a find says how many commodities it gives', () => {
  const labelOf = (kind: string) => {
    const ask = pick(kind, {}, 'gain-commodities');
    return optionText(ask, ask.options[0]!, textOf(now)).label;
  };
  expect(labelOf('abandoned-warehouses')).toBe('Gain 2 commodities');
  expect(labelOf('local-fabricators')).toBe('Gain 1 commodity');
});

test('one of something is one', () => {
  const ask = { ...pick('research', {}), prompt: { price: 1 } };
  const view = { ...now, players: now.players.map(player => ({ ...player, tradeGoods: 1 })) };
  expect(askText(ask, textOf(view)).question).toBe('Research a technology for 1 resource (1 trade good at hand)?');
});
