import {
  type AnswerValue,
  type Ask,
  cloneJson,
  type Position,
  positionOf,
  quickRandom,
  seedFrom,
  Table,
  tableAt,
} from '@orrery/kernel';
import { twilightImperium } from '@orrery/twilight-imperium';
import { worthOf } from '@orrery/twilight-imperium/view';
import { describe, expect, test } from 'vitest';
import { consult } from '../index.ts';
import { agendaAnswers } from './agenda.ts';
import { realmOf } from './realm.ts';
import { stewardBot } from './steward.ts';
import { atMoment } from './windows.ts';

type TiTable = Table<ReturnType<typeof twilightImperium.setup>, ReturnType<typeof twilightImperium.view>>;

/** Lets stewards play until a question is asked, or answered, in the given way; returns the question. */
function playUntil(table: TiTable, isReached: (ask: Ask, value?: AnswerValue) => boolean): Ask {
  for (let asked = 0; ; asked++) {
    const ask = table.firstAsk()!;
    if (isReached(ask)) return ask;
    const value = consult(stewardBot, table, ask, { random: quickRandom(asked) });
    if (!table.answer({ ask: ask.id, seat: ask.seat, value }).ok) throw new Error(`${ask.kind} was answered wrongly`);
    if (isReached(ask, value)) return ask;
  }
}

/** The first turn of a game, with a given hand. */
function firstTurn(seed: string, ...hand: string[]) {
  const options = twilightImperium.readOptions({ factions: ['sol', 'hacan', 'letnev'] }, 3);
  if (!options.ok) throw new Error(options.message);
  const table: TiTable = new Table(twilightImperium, { seats: 3, options: options.value, seed: seedFrom(seed) });
  const { seat } = playUntil(table, ({ kind }) => kind === 'action');
  const position = cloneJson(positionOf(table) as never) as Position<TiTable['state']>;
  const { state } = position.snapshot;
  state.actionCards.cards = state.actionCards.cards.filter(card => !hand.includes(card));
  state.seats = state.seats.map((player, each) => (each === seat ? { ...player, actionCards: hand } : player));
  return { table: tableAt(table.game, position, { seed: seedFrom(seed) }) as TiTable, seat };
}

describe('action cards', () => {
  test('are played if the simulation is favourable, and aimed where they gain most', () => {
    const { table, seat } = firstTurn('mining', 'mining-initiative');
    let aims: string[] = [];
    let chosen: AnswerValue = [];
    playUntil(table, (ask, value) => {
      if (ask.kind !== 'mining-initiative.aim' || ask.seat !== seat || ask.form !== 'pick') return false;
      aims = ask.options.map(({ key }) => key);
      if (value) chosen = value;
      return value !== undefined;
    });
    const { places } = realmOf(table.view(seat), seat);
    const resources = (key: string): number => worthOf(places.get(key as never)!.planet).resources;
    expect(resources((chosen as readonly string[])[0]!)).toBe(Math.max(...aims.map(resources)));
  });

  test('are not played where they would do harm or nothing', () => {
    const { table, seat } = firstTurn('moments', 'morale-boost#1', 'morale-boost#2', 'sabotage#1');
    const realm = realmOf(table.view(seat), seat);
    const options = ['morale-boost#1', 'morale-boost#2', 'sabotage#1', 'somebody-else'].map(key => ({ key }));
    const ask: Ask = { id: '0.0', seat, kind: 'some-moment', prompt: {}, form: 'pick', options, min: 0, max: 1 };
    const tried: string[] = [];
    const playing = (gain: (card: string) => number | undefined) =>
      atMoment({
        ask,
        realm,
        gain: value => {
          const [card] = value as readonly string[];
          tried.push(card!);
          return gain(card!);
        },
      });
    expect(playing(() => -1)).toEqual([]);
    expect(tried).toEqual(['morale-boost#2', 'sabotage#1']); // of several copies only one is tried
    expect(playing(card => (card === 'sabotage#1' ? 2 : 1))).toEqual(['sabotage#1']);
    expect(playing(() => undefined)).toEqual([]);
    expect(atMoment({ ask, realm })).toEqual([]);
  });
});

describe('votes', () => {
  const { table, seat } = firstTurn('votes');
  const realm = realmOf(table.view(seat), seat);
  const options = ['for', 'against'].map(key => ({ key }));
  const ask: Ask = { id: '0.0', seat, kind: 'vote', prompt: {}, form: 'pick', options, min: 0, max: 1 };
  const said = (gain?: (value: AnswerValue) => number) => agendaAnswers.vote!({ ask, realm, gain });

  test('go to the best outcome, and to none where it hardly matters', () => {
    expect(said(value => (String(value) === 'against' ? 3 : 1))).toEqual(['against']);
    expect(said(() => 0.1)).toEqual([]);
    expect(said()).toEqual([]);
  });
});
