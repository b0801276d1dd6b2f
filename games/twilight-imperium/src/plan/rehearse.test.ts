import { deepEqual, equal, ok } from 'node:assert/strict';
import { type AnswerValue, quickRandom, type Table } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { twilightImperium } from '../index.ts';
import type { State } from '../model/state.ts';
import { tacticalAction } from '../moments/steps.ts';
import { secondaries } from '../rules/phases/strategic-action.ts';
import { given, type Started } from '../testing/index.ts';
import { isSameAsk, type PlanAnswers, type Rehearsal, rehearse } from './rehearse.ts';

const table = () => given('sol', 'hacan', 'letnev').tokens(0, { tactic: 1, fleet: 3 });

function planOf({ table: played, seat }: Started, answers: PlanAnswers): Rehearsal {
  const found = rehearse(played.view(0), seat(0).ask, answers);
  ok(found, 'there is no plan');
  return found;
}

const values = ({ steps }: Rehearsal) => steps.map(({ key, value }) => [key, value]);

/** Answers the table as planned; every question has to be the one that was foreseen. */
function carryOut({ table: played, seat }: Started, { steps }: Rehearsal): void {
  for (const { ask, value } of steps) {
    while (seat(0).ask.form === 'pick' && isForced(seat(0).ask)) seat(0).passes();
    ok(isSameAsk(seat(0).ask, ask), `${seat(0).ask.kind} is asked and not ${ask.kind}`);
    const told = played.answer({ ask: seat(0).ask.id, seat: 0, value });
    ok(told.ok);
  }
}

const isForced = (ask: { readonly form: string; readonly options?: readonly unknown[] }): boolean =>
  ask.form === 'pick' && ask.options?.length === 0;

const fleet = () => table().units(0, '27', { carrier: 1, cruiser: 1 }).units(0, 'new-albion', { infantry: 4 });

proves('LRR 89', 'a tactical action is foreseen from activation to landing', () => {
  const started = fleet().start(tacticalAction({}));
  const plan = planOf(started, { activate: ['19'], 'move.ships@27': { carrier: 1 } });
  deepEqual(values(plan), [
    ['activate', ['19']],
    ['move.from', ['27']],
    ['move.ships@27', { carrier: 1 }],
    ['move.cargo@27', { '27:new-albion:infantry': 4 }],
    ['move.from#1', []],
    ['commit', { 'infantry@wellon': 4 }],
  ]);
  deepEqual(
    plan.origins.map(({ from, ask }) => [from, ask.lines.map(({ key, max }) => [key, max])]),
    [
      [
        '27',
        [
          ['carrier', 1],
          ['cruiser', 1],
        ],
      ],
    ],
  );
  deepEqual([plan.fleet, plan.stop.why], [{ ships: 1, limit: 3 }, 'complete']);
  carryOut(started, plan);
  deepEqual(started.seat(0).units('wellon'), { infantry: 4 });
});

proves('LRR 89.5', 'so is production, with its bill', () => {
  const started = table()
    .units(0, 'new-albion', { 'space-dock': 1 })
    .planet('new-albion', { controller: 0 })
    .planet('starpoint', { controller: 0 })
    .start(tacticalAction({}));
  const plan = planOf(started, { activate: ['27'], produce: { fighter: 2, infantry: 1 } });
  deepEqual(values(plan), [
    ['activate', ['27']],
    ['produce', { fighter: 2, infantry: 1 }],
    ['pay-resources', { starpoint: 1 }],
  ]);
  deepEqual(plan.production, { made: 3, limit: 3, cost: 2, funds: 4 });
  carryOut(started, plan);
});

proves('LRR 37.3', 'it ends where more ships come than the fleet pool allows', () => {
  const started = table()
    .tokens(0, { tactic: 1, fleet: 1 })
    .units(0, '27', { cruiser: 1 })
    .units(0, '40', { cruiser: 1 })
    .start(tacticalAction({}));
  const plan = planOf(started, {
    activate: ['19'],
    'move.ships@27': { cruiser: 1 },
    'move.ships@40': { cruiser: 1 },
  });
  deepEqual([plan.stop.why, plan.fleet], ['limits', { ships: 2, limit: 1 }]);
  started.seat(0).chooses('19').passes();
});

proves('LRR 78', 'it ends where dice decide', () => {
  const started = fleet().units(1, '19', { cruiser: 1 }).mayRoll('combat', 10, 10).start(tacticalAction({}));
  const plan = planOf(started, { activate: ['19'], 'move.ships@27': { cruiser: 1 } });
  equal(plan.stop.why, 'chance');
  started.seat(0).chooses('19').passes();
});

proves('LRR 41.2', 'ships that have to roll for a gravity rift count in the fleet they are to join', () => {
  const started = table().units(0, '41', { cruiser: 2 }).mayRoll('gravity-rift', 10).start(tacticalAction({}));
  const both = planOf(started, { activate: ['18'], 'move.ships@41': { cruiser: 2 } });
  deepEqual([both.stop.why, both.fleet], ['chance', { ships: 2, limit: 3 }]);
  started.seat(0).chooses('18').chooses('41').allots({ cruiser: 1 });
  deepEqual(planOf(started, {}).fleet, { ships: 1, limit: 3 }); // one was sent before
  started.seat(0).passes();
});

proves('LRR 67.1', 'an answer that the rules refuse ends it, with the reason', () => {
  const started = table()
    .units(0, 'new-albion', { 'space-dock': 1 })
    .planet('new-albion', { controller: 0 })
    .start(tacticalAction({}));
  const { stop } = planOf(started, { activate: ['27'], produce: { fighter: 2, infantry: 1 } });
  deepEqual(stop.why === 'refused' && [stop.key, stop.reason?.id], ['produce', 'produce.total-cost']);
  started.seat(0).chooses('27');
  started.seat(0).passes();
});

proves('LRR 8.6', 'a vote is foreseen with its planets', () => {
  const started = table().planets(0, 'jord', 'starpoint').agenda('shared-research');
  const plan = planOf(started, { vote: ['against'], 'vote.planets': { starpoint: 1, jord: 1 } });
  deepEqual(values(plan), [
    ['vote', ['against']],
    ['vote.planets', { starpoint: 1, jord: 1 }],
  ]);
  equal(plan.votes, 3);
  started.seat(0).passes();
  started.seat(0).chooses('for');
});

proves('LRR 82.1, LRR 32.3', 'following is foreseen with what the card asks', () => {
  const started = table()
    .tokens(0, { strategy: 1 })
    .planet('jord', { controller: 0, exhausted: true })
    .active(1)
    .start(secondaries({ card: 'diplomacy', waiting: [0] }));
  const plan = planOf(started, { follow: ['follow'], 'ready-planets': ['jord'] });
  deepEqual(values(plan), [
    ['follow', ['follow']],
    ['ready-planets', ['jord']],
  ]);
  carryOut(started, plan);
});

/** Answers as a plan would, where the question is as foreseen; how many were. */
function follow(played: Table<State>, { steps }: Rehearsal, seat: number): { met: number; missed: string | undefined } {
  let met = 0;
  for (const { ask, value, isOnly } of steps) {
    for (;;) {
      const [open] = played.asks().filter(each => !each.ahead);
      if (!open) return { met, missed: undefined };
      if (isOnly || (open.seat === seat && isSameAsk(open, ask))) break;
      const isReaction = open.form === 'pick' && open.min === 0;
      if (!isReaction) return { met, missed: open.seat === seat ? `${open.kind} for ${ask.kind}` : undefined };
      played.answer({ ask: open.id, seat: open.seat, value: [] });
    }
    const open = played.asks().find(each => each.seat === seat && isSameAsk(each, ask));
    if (!open) continue; // on quick a question with one answer is not put
    if (!played.answer({ ask: open.id, seat, value: value as AnswerValue }).ok) return { met, missed: ask.kind };
    met++;
  }
  return { met, missed: undefined };
}

test.each([3, 6])('in games of %i the game asks what was foreseen, as long as nobody reacts', seats => {
  const played = newTable(twilightImperium, { seats, seed: `plan ${seats}` });
  const random = quickRandom(seats);
  const met: Record<string, number> = {};
  const missed: Record<string, number> = {};
  for (let i = 0; i < 1500 && !played.over; i++) {
    const ask = played.firstAsk()!;
    const value = legalRandomAnswer(played, ask, random);
    const first = rehearse(played.view(ask.seat), ask, { [ask.kind]: value });
    const origins = first?.origins.map(({ from, ask: { lines } }) => [`move.ships@${from}`, { [lines[0]!.key]: 1 }]);
    const plan = rehearse(played.view(ask.seat), ask, { [ask.kind]: value, ...Object.fromEntries(origins ?? []) });
    if (!plan) {
      played.answer({ ask: ask.id, seat: ask.seat, value });
      continue;
    }
    const found = follow(played as unknown as Table<State>, plan, ask.seat);
    met[ask.kind] = (met[ask.kind] ?? 0) + found.met;
    if (found.missed) missed[found.missed] = (missed[found.missed] ?? 0) + 1;
    if (found.met === 0) played.answer({ ask: ask.id, seat: ask.seat, value });
  }
  deepEqual(missed, {});
  ok(met.activate! > 40 && met.follow! > 10, JSON.stringify(met));
});
