import type { TwilightImperiumEvent } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { filters } from './filters.ts';
import { someTable } from './testing.ts';

const props = await someTable(3);
const ofSeat = (seat: number) => props.view.systems.find(({ id }) => id === props.view.players[seat]!.home)!;
const isAboutMe = (event: unknown) => filters.isAboutMe(event as TwilightImperiumEvent, props);

test('an event is about me if it names me', () => {
  expect(props.me).toBe(0);
  expect(isAboutMe({ type: 'promise', data: { seat: 1, to: 0 } })).toBe(true);
  expect(isAboutMe({ type: 'x', data: { seats: [2, 0] } })).toBe(true);
  expect(isAboutMe({ type: 'combat-begins', data: { attacker: 1, defender: 0 } })).toBe(true);
  expect(isAboutMe({ type: 'promise', data: { seat: 1, to: 2 } })).toBe(false);
  expect(isAboutMe({ type: 'trade-goods-gained', data: { seat: 1, count: 0 } })).toBe(false);
});

test('an event is about me if it is at a place of mine', () => {
  expect(isAboutMe({ type: 'activated', data: { seat: 1, system: ofSeat(0).id } })).toBe(true);
  expect(isAboutMe({ type: 'x', data: { seat: 1, planet: ofSeat(0).planets[0]!.id } })).toBe(true);
  expect(isAboutMe({ type: 'activated', data: { seat: 1, system: ofSeat(1).id } })).toBe(false);
});

test('a spectator is nobody', () => {
  expect(filters.isAboutMe({ type: 'passed', data: { seat: 0 } }, { ...props, me: null })).toBe(false);
});

test('what is scored and revealed is about objectives', () => {
  const isAboutObjectives = (type: string) => filters.isAboutObjectives?.({ type } as TwilightImperiumEvent);
  expect(['scored', 'points', 'objective-revealed'].map(isAboutObjectives)).toEqual([true, true, true]);
  expect(isAboutObjectives('activated')).toBe(false);
});
