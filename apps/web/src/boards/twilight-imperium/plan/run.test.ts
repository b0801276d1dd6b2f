import type { AnswerValue, Ask } from '@orrery/kernel';
import type { Command, EventPicture, Picture } from '@orrery/protocol';
import type { PlannedStep } from '@orrery/twilight-imperium/plan';
import { expect, test } from 'vitest';
import { emptyTable, type Feed, type Reply, type TableState } from '../../../feed/feed.ts';
import { PlanRun } from './run.ts';

const pickOf = (kind: string, ...keys: string[]): Extract<Ask, { form: 'pick' }> => ({
  ...{ id: '', seat: 0, kind, prompt: {}, form: 'pick', min: 0, max: 1 },
  options: keys.map(key => ({ key })),
});

/** A table that asks one thing after the other, each after some events. */
class ScriptedFeed implements Feed {
  readonly isSolo = true;
  readonly answers: [string, AnswerValue][] = [];
  refuses = false;
  #state: TableState = emptyTable;
  #listeners = new Set<() => void>();
  #asked = 0;

  get = (): TableState => this.#state;
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  send = async (command: Command): Promise<Reply> => {
    if (command.do === 'answer') this.answers.push([command.ask, command.value]);
    return this.refuses ? { ok: false, code: 'ask/stale', message: '' } : { ok: true, n: this.#asked };
  };
  earlier = async () => false;
  moments = async () => undefined;
  history = async () => undefined;
  close = () => {};

  ask(ask: Ask | undefined, ...types: string[]): void {
    this.askWithNext(ask, undefined, ...types);
  }

  askWithNext(ask: Ask | undefined, next: Ask | undefined, ...types: string[]): void {
    const id = `0.${++this.#asked}`;
    const asks = ask ? [{ ...ask, id }] : [];
    const events: EventPicture[] = types.map(type => ({ type, data: {} }));
    const picture = { asks, ...(next && { next: { ask: { ...next, id: `${id}+` } } }) } as unknown as Picture;
    this.#state = { ...this.#state, n: this.#asked, picture, events: [...this.#state.events, ...events] };
    this.tell();
  }

  takeBack(): void {
    this.#state = { ...this.#state, events: [] };
    this.tell();
  }

  tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

const planned = (ask: Ask, value: AnswerValue, ...events: string[]): PlannedStep => ({
  key: ask.kind,
  ask,
  value,
  events,
  isOnly: false,
  isReaction: false,
});

const [first, second] = [pickOf('first', 'a', 'b'), pickOf('second', 'c')];
const steps = [planned(first, ['a']), planned(second, ['c'], 'moved')];
const answers = { first: ['a'], second: ['c'] };

function begin(): { feed: ScriptedFeed; run: PlanRun } {
  const feed = new ScriptedFeed();
  feed.ask(first, 'turn');
  const run = new PlanRun(feed);
  run.subscribe(() => {});
  run.start(steps, answers);
  return { feed, run };
}

const settled = () => new Promise(resolve => setTimeout(resolve));

test('a plan answers what it foresaw, one question after the other, and is over', async () => {
  const { feed, run } = begin();
  expect(feed.answers).toEqual([['0.1', ['a']]]);
  feed.ask(undefined, 'moved'); // others think
  expect(run.get()).toEqual({ status: 'running', done: 1, of: 2 });
  feed.ask(second);
  await settled();
  expect(feed.answers).toEqual([
    ['0.1', ['a']],
    ['0.3', ['c']],
  ]);
  expect(run.get()).toEqual({ status: 'idle' });
});

const reaction = pickOf('reaction', 'sabotage');

test('a plan that begins with a question shown with a window passes that', async () => {
  const feed = new ScriptedFeed();
  feed.askWithNext(reaction, first);
  const run = new PlanRun(feed);
  run.subscribe(() => {});
  run.start(steps, answers);
  feed.tell(); // somebody connects meanwhile
  expect(feed.answers).toEqual([['0.1+', ['a']]]);
  feed.ask(second, 'moved');
  await settled();
  expect(run.get()).toEqual({ status: 'idle' });
});

test('on its way it answers a window itself, as planned, and stops at one that was not foreseen', () => {
  const { feed } = begin();
  feed.askWithNext(reaction, second, 'moved');
  expect(feed.answers.length).toBe(1);
  const used = { ...planned(reaction, ['sabotage']), isReaction: true };
  const other = new ScriptedFeed();
  other.ask(first);
  const run = new PlanRun(other);
  run.subscribe(() => {});
  run.start([steps[0]!, used, steps[1]!], answers);
  other.askWithNext(reaction, second);
  expect(other.answers.at(-1)).toEqual(['0.2', ['sabotage']]);
});

test('what can only be passed is passed on the way', () => {
  const { feed } = begin();
  feed.ask(pickOf('reaction'));
  feed.ask(second, 'moved');
  expect(feed.answers.slice(1)).toEqual([
    ['0.2', []],
    ['0.3', ['c']],
  ]);
});

test.each([
  ['a reaction that can be used', pickOf('reaction', 'sabotage'), ['moved']],
  ['a question that offers something else', pickOf('second', 'd'), ['moved']],
  ['a question with other bounds', { ...second, min: 1 } as Ask, ['moved']],
  ['something that happened before it', second, ['moved', 'action-card-played']],
])('it stops at %s, and keeps the rest', (_what, ask, events) => {
  const { feed, run } = begin();
  feed.ask(ask, ...events);
  expect(feed.answers.length).toBe(1);
  expect(run.get()).toEqual({ status: 'stopped', answers, rest: steps.slice(1) });
});

test('it stops where a card could be used instead, though that was foreseen', () => {
  const feed = new ScriptedFeed();
  feed.ask(first);
  const run = new PlanRun(feed);
  run.subscribe(() => {});
  const offering: Ask = { ...first, kind: 'second', options: [{ key: 'a' }, { key: 'b', at: { card: 'b' } }] };
  run.start([planned(first, ['a']), planned(offering, ['a'])], answers);
  feed.ask(offering);
  expect(feed.answers.length).toBe(1);
  expect(run.get().status).toBe('stopped');
});

test.each([
  ['passes', []],
  ['uses', ['flank-speed']],
])('at a moment to react that its player saw on the sheet, it %s what they chose', (_what, value) => {
  const feed = new ScriptedFeed();
  feed.ask(first);
  const run = new PlanRun(feed);
  run.subscribe(() => {});
  const moment: Ask = {
    ...first,
    kind: 'moment',
    min: 0,
    options: [{ key: 'flank-speed', at: { card: 'flank-speed' } }],
  };
  run.start([planned(first, ['a']), { ...planned(moment, value), isReaction: true }, planned(second, ['c'])], answers);
  feed.ask({ ...moment, options: [...moment.options, { key: 'blitz', at: { card: 'blitz' } }] }); // one more than they saw
  expect([feed.answers.length, run.get().status]).toEqual([1, 'stopped']);
  feed.ask(first);
  run.start([planned(first, ['a']), { ...planned(moment, value), isReaction: true }, planned(second, ['c'])], answers);
  feed.ask(moment);
  feed.ask(second);
  expect(feed.answers.slice(1).map(([, said]) => said)).toEqual([['a'], value, ['c']]);
});

test('it stops when what happened is taken back', () => {
  const { feed, run } = begin();
  feed.takeBack();
  expect(feed.answers.length).toBe(1);
  expect(run.get().status).toBe('stopped');
});

test('it stops when an answer is refused, says why and keeps that answer, and it stops when it is told to', async () => {
  const { feed, run } = begin();
  feed.refuses = true;
  feed.ask(second, 'moved');
  await settled();
  expect(run.get()).toMatchObject({
    status: 'stopped',
    rest: steps.slice(1),
    refused: { ask: '0.2', code: 'ask/stale' },
  });

  const other = begin();
  other.run.stop();
  other.feed.ask(second, 'moved');
  expect(other.feed.answers.length).toBe(1);
  other.run.drop();
  expect(other.run.get()).toEqual({ status: 'idle' });
});

test('a question that was answered is not answered again', () => {
  const { feed } = begin();
  feed.tell();
  expect(feed.answers.length).toBe(1);
});

test('a question that was not put is passed over, whatever else could have been answered', () => {
  const feed = new ScriptedFeed();
  feed.ask(first);
  const run = new PlanRun(feed);
  run.subscribe(() => {});
  const between = planned(pickOf('between', 'x', 'y'), ['x'], 'moved');
  run.start([planned(first, ['a']), between, planned(second, ['c'], 'loaded')], answers);
  feed.ask(second, 'moved');
  expect(feed.answers.map(([, value]) => value)).toEqual([['a'], ['c']]);
});

test('it does not begin in the middle', () => {
  const feed = new ScriptedFeed();
  feed.ask(second);
  const run = new PlanRun(feed);
  run.subscribe(() => {});
  run.start(steps, answers);
  expect([feed.answers, run.get().status]).toEqual([[], 'stopped']);
});

test('once all is answered, the next question is not a surprise', () => {
  const { feed, run } = begin();
  feed.ask(second, 'moved');
  feed.ask(pickOf('action', 'pass')); // before the table has confirmed the last answer
  expect([feed.answers.length, run.get().status]).toEqual([2, 'idle']);
});

test('questions that were not put, since only one answer was possible, are passed over', async () => {
  const feed = new ScriptedFeed();
  feed.ask(first);
  const run = new PlanRun(feed);
  run.subscribe(() => {});
  const forced = { ...planned(pickOf('forced', 'x'), ['x'], 'moved'), isOnly: true };
  run.start([planned(first, ['a']), forced, planned(second, ['c'], 'loaded')], answers);
  feed.ask(second, 'moved', 'loaded');
  await settled();
  expect(feed.answers.map(([, value]) => value)).toEqual([['a'], ['c']]);
  expect(run.get()).toEqual({ status: 'idle' });
});
