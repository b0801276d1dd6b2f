import { deepEqual, equal, ok } from 'node:assert/strict';
import { quickRandom } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { test } from 'vitest';
import { twilightImperium } from '../index.ts';
import { objectiveIds } from '../model/objectives/objectives.ts';
import { objectives } from '../moments/objectives/registry.ts';
import { type Given, given } from '../testing/index.ts';
import { missingText, progressFigures } from '../text/index.ts';
import { type Standing, standingsIn } from './standings.ts';

const table = () => given('sol', 'hacan', 'letnev');

/** How seats stand with an objective, as one of them or a spectator sees it. */
const standings = (setup: Given, objective: string, reader: number | null = 0): readonly Standing[] | undefined =>
  standingsIn(setup.start().table.view(reader)).find(each => each.objective === objective)?.players;

const said = ({ status, progress }: Standing) => [status, progress && missingText(progress)];

test('how far everybody is with a public objective, and what is missing in words', () => {
  const setup = () =>
    table()
      .revealed('corner-the-market')
      .planets('sol', 'jord', 'wellon', 'new-albion', 'thibah')
      .planets('hacan', 'arretze', 'hercant', 'kamdorn', 'bereg', 'lirta-iv')
      .planets('letnev', 'arc-prime', 'wren-terra');
  for (const reader of [0, 1, null]) {
    const [sol, hacan, letnev] = standings(setup(), 'corner-the-market', reader)!;
    deepEqual(said(sol!), ['short', 'one more industrial planet']);
    equal(progressFigures(sol!.progress!), '3 / 4');
    deepEqual(said(hacan!), ['short', 'two more hazardous planets']);
    deepEqual(said(letnev!), ['short', 'four more cultural planets']);
  }
});

test('one who has lost their home meets an objective and may not score it; one who scored it has', () => {
  const setup = table()
    .revealed('negotiate-trade-routes')
    .goods('sol', { tradeGoods: 5 })
    .goods('hacan', { tradeGoods: 5 })
    .planets('hacan', 'arretze', 'hercant', 'kamdorn')
    .planets('letnev', 'jord')
    .scored('letnev', 'negotiate-trade-routes');
  deepEqual(
    standings(setup, 'negotiate-trade-routes')!.map(({ status }) => status),
    ['home', 'met', 'scored'],
  );
});

test('secrets are there for those who hold them alone', () => {
  const setup = () =>
    table().secrets('sol', 'occupy-the-seat-of-the-empire', 'unveil-flagship').secrets('hacan', 'form-a-spy-network');
  const [sol] = standings(setup(), 'occupy-the-seat-of-the-empire')!;
  deepEqual(said(sol!), ['short', 'Mecatol Rex itself and three more ships above Mecatol Rex']);
  deepEqual(standings(setup(), 'unveil-flagship')!.map(said), [['waits', undefined]]);
  equal(standings(setup(), 'form-a-spy-network'), undefined);
  deepEqual(standings(setup(), 'form-a-spy-network', 1)!.map(said), [['short', 'five more action cards']]);
  equal(standings(setup(), 'unveil-flagship', null), undefined);
});

test('what others hold counts, though nobody sees what it is', () => {
  const setup = table().revealed('form-a-spy-network').actionCards('hacan', 'sabotage#1', 'sabotage#2');
  deepEqual(
    standings(setup, 'form-a-spy-network')!.map(({ progress }) => progress![0]!.have),
    [0, 2, 0],
  );
});

test('in random games progress says the same as the condition, from what a seat sees', () => {
  const game = newTable(twilightImperium, { seats: 4, seed: 'progress' });
  const random = quickRandom(7);
  let compared = 0;
  for (let i = 0; i < 900 && !game.over; i++) {
    const ask = game.firstAsk()!;
    game.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(game, ask, random) });
    if (i % 60 !== 59) continue;
    const { state } = game;
    for (const seat of state.seats.keys())
      for (const id of objectiveIds) {
        const { isMet, progress } = objectives.of(id);
        if (!isMet) continue;
        equal(
          isMet(state, seat),
          progress!(state, seat).every(({ have, need }) => have >= need),
          id,
        );
        compared++;
      }
    for (const { objective, isSecret, players } of standingsIn(game.view(0)))
      for (const { seat, progress } of players)
        if (!isSecret || seat === 0) deepEqual(progress, objectives.of(objective).progress?.(state, seat), objective);
  }
  ok(compared > 1000);
});
