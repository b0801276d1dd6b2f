import { deepEqual, equal } from 'node:assert/strict';
import { painterOf, quickRandom, undo } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { test } from 'vitest';
import { twilightImperium } from '../index.ts';
import { playerToChange, systemToChange } from '../model/changes.ts';
import { given } from '../testing/index.ts';
import type { View } from './view.ts';

test('what is painted is what a look shows, for ever, and what has not changed is not painted again', () => {
  const played = newTable(twilightImperium, { seats: 3, seed: 'views', options: { draft: true } }); // from no galaxy on
  const random = quickRandom(1);
  const painter = painterOf(twilightImperium);
  const viewers = [2, 0, 1, null];
  const seen: { readonly views: readonly unknown[]; readonly text: string }[] = [];
  let before = painter.paint(played.state, viewers);
  let kept = { views: 0, systems: 0, players: 0, hands: 0 };
  for (let i = 0; i < 400; i++) {
    const ask = played.firstAsk()!;
    played.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(played, ask, random) });
    const views = painter.paint(played.state, viewers);
    deepEqual(
      views,
      viewers.map(seat => played.view(seat)),
    );
    for (const [place, view] of views.entries()) {
      const was = before[place]!;
      kept = {
        views: kept.views + Number(view === was),
        systems: kept.systems + view.systems.filter((system, index) => system === was.systems[index]).length,
        players: kept.players + view.players.filter((player, seat) => player === was.players[seat]).length,
        hands: kept.hands + Number(place > 0 && view.players[2] !== views[0]!.players[2]),
      };
      equal(view.systems, views[0]!.systems);
      equal(view.exploration, views[0]!.exploration);
    }
    before = views;
    seen.push({ views, text: JSON.stringify(views) });
  }
  for (const { views, text } of seen) equal(JSON.stringify(views), text);
  equal(kept.views > 400, true);
  equal(kept.systems > 4 * 400 * 20, true);
  equal(kept.players > 4 * 400, true);
  equal(kept.hands, 3 * 400);
});

test.each(['one', 'two', 'three'])('so it is to the end of a game, also when decisions are taken back (%s)', seed => {
  const played = newTable(twilightImperium, { seats: 3, seed });
  const random = quickRandom(2);
  const painter = painterOf(twilightImperium);
  const viewers = [0, 1, 2, null];
  let takenBack = 0;
  for (let i = 0, ask = played.firstAsk(); ask; i++, ask = played.firstAsk()) {
    played.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(played, ask, random) });
    if (i % 4 === 3 && undo(played, ask.seat).ok) takenBack++;
    deepEqual(
      painter.paint(played.state, viewers),
      viewers.map(seat => played.view(seat)),
    );
  }
  equal(takenBack > 50, true);
});

test.each(['milty', 'build', 'two-of-which-one'])('so is a setup that is played at the table (%s)', setup => {
  const played = newTable(twilightImperium, { seats: 4, seed: setup, options: { setup } });
  const random = quickRandom(3);
  const painter = painterOf(twilightImperium);
  const viewers = [3, 0, 1, 2, null];
  for (let i = 0, ask = played.firstAsk(); ask && played.state.phase === 'setup'; i++, ask = played.firstAsk()) {
    played.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(played, ask, random) });
    if (i % 3 === 0) undo(played, ask.seat);
    if (i % 2 === 0) continue; // more than one decision between two paintings
    deepEqual(
      painter.paint(played.state, viewers),
      viewers.map(seat => played.view(seat)),
    );
  }
});

test('another board of as many tiles is painted anew', () => {
  const played = newTable(twilightImperium, { seats: 3, seed: 'swap', options: { setup: 'milty' } });
  const painter = painterOf(twilightImperium);
  const take = (key: string): number => {
    const { id, seat } = played.firstAsk()!;
    equal(played.answer({ ask: id, seat, value: [key] }).ok, true);
    return seat;
  };
  for (const key of ['position:1', 'position:2', 'position:3', 'slice:1']) take(key);
  painter.paint(played.state, [null]);
  equal(undo(played, played.state.draft!.order[2]!).ok, true);
  take('slice:2');
  deepEqual(painter.paint(played.state, [null]), [played.view(null)]);
});

test('secrets that come to lie open are painted so, though the player has not changed', () => {
  const { table } = given('sol', 'hacan', 'letnev').secrets('hacan', 'cut-supply-lines').start();
  const painter = painterOf(twilightImperium);
  const secrets = () => painter.paint(table.state, [0])[0]!.players[1]!.secrets;
  equal(secrets(), null);
  table.state.laws.push({ id: 'search-warrant', elected: '1' });
  deepEqual(secrets(), ['cut-supply-lines']);
  table.state.laws.pop();
  equal(secrets(), null);
});

test('systems that were laid after changes were first counted are painted, whatever was painted before', () => {
  const painter = painterOf(twilightImperium);
  const tables = ['one', 'other'].map(seed => newTable(twilightImperium, { seats: 3, seed, options: { draft: true } }));
  for (const played of tables) {
    painterOf(twilightImperium).paint(played.state, [0]);
    for (let ask = played.firstAsk()!; ask.kind === 'setup.faction'; ask = played.firstAsk()!)
      played.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(played, ask, quickRandom(1)) });
    const [painted] = painter.paint(played.state, [0]);
    const { systems, players } = played.view(0);
    deepEqual([painted!.systems, painted!.players], [systems, players]);
  }
});

test('a part that has not changed is the very same as before, and so is a view', () => {
  const { table } = given('sol', 'hacan', 'letnev').start();
  const { state } = table;
  const painter = painterOf(twilightImperium);
  const paint = () => painter.paint(state, [0, null]);
  let before = paint();
  deepEqual(
    paint().map((view, i) => view === before[i]),
    [true, true],
  );

  const changes: Readonly<Record<string, () => unknown>> = {
    round: () => state.round++,
    agenda: () => (state.agenda = { card: 'mutiny', votes: [], stakes: [], barred: [], excluded: [] }),
    peek: () => (state.peek = { seat: 1, cards: ['mutiny'] }),
    decidedAlone: () => (state.decidedAlone = { seat: 2, stage: 'revealing', cards: ['mutiny'], revealed: [] }),
    players: () => playerToChange(state, 1).tradeGoods++,
    systems: () => systemToChange(state, '18').tokens.push(0),
  };
  for (const [key, change] of Object.entries(changes)) {
    change();
    const now = paint();
    for (const [i, view] of now.entries()) {
      const was = before[i]!;
      deepEqual(
        Object.keys(view).filter(each => view[each as keyof View] !== was[each as keyof View] && each !== 'voters'),
        [key],
      );
      deepEqual(view, table.view(view.seat));
      equal(view.players[2], was.players[2]);
      equal(view.systems.filter((system, index) => system !== was.systems[index]).length, key === 'systems' ? 1 : 0);
    }
    before = now;
  }
});

test('a painter paints another table rightly, with more or fewer players', () => {
  const painter = painterOf(twilightImperium);
  for (const more of [[], ['mentak', 'l1z1x'], ['mentak']] as const) {
    const { table } = given('sol', 'hacan', 'letnev', ...more).start();
    const [painted] = painter.paint(table.state, [0]);
    const { players, systems } = table.view(0);
    deepEqual([painted!.players, painted!.systems], [players, systems]);
  }
});

test('systems and players that nobody was given to change are not looked at again', () => {
  const { state } = given('sol', 'hacan', 'letnev').start().table;
  const painter = painterOf(twilightImperium);
  painter.paint(state, [0]);
  systemToChange(state, '01').tokens.push(1);
  playerToChange(state, 0).tradeGoods++;
  painter.paint(state, [0]);

  const mecatol = state.systems.findIndex(({ id }) => id === '18');
  (state.systems[mecatol]!.tokens as number[]).push(0);
  (state.seats[2] as { tradeGoods: number }).tradeGoods += 5;
  for (const change of [() => {}, () => systemToChange(state, '01'), () => playerToChange(state, 0)]) {
    change();
    const [view] = painter.paint(state, [0]);
    deepEqual([view!.systems[mecatol]!.tokens, view!.players[2]!.tradeGoods], [[], 0]);
  }
  systemToChange(state, '18');
  playerToChange(state, 2);
  const [view] = painter.paint(state, [0]);
  deepEqual([view!.systems[mecatol]!.tokens, view!.players[2]!.tradeGoods], [[0], 5]);
});

test('a galaxy that is laid is painted by whoever painted the table without it', () => {
  const played = newTable(twilightImperium, { seats: 3, seed: 'laid', options: { draft: true } });
  const painter = painterOf(twilightImperium);
  for (let ask = played.firstAsk()!; ask.kind === 'setup.faction'; ask = played.firstAsk()!) {
    painter.paint(played.state, [0]);
    played.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(played, ask, quickRandom(1)) });
  }
  deepEqual(painter.paint(played.state, [0]), [played.view(0)]);
});
