import { deepEqual, equal, ok } from 'node:assert/strict';
import { type AnswerValue, quickRandom, type Table } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { twilightImperium } from '../index.ts';
import { wholeFactions } from '../model/factions/factions.ts';
import type { State } from '../model/state.ts';
import { tacticalAction } from '../moments/steps.ts';
import { takeTurn } from '../rules/phases/action-phase.ts';
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

/** Gives the planned answers; every question must be as predicted. */
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

proves('LRR 67.1', 'what an effect produces is counted too, and refused where it cannot be paid', () => {
  const started = table()
    .units(0, 'jord', { 'space-dock': 1 })
    .planets(0, 'jord')
    .technology(0, 'sling-relay')
    .strategyCards(0, 'imperial!')
    .start(takeTurn({ seat: 0 }));
  started.seat(0).uses('sling-relay').chooses('01').isAsked('produce');
  const plan = planOf(started, { produce: { fighter: 1 } });
  deepEqual(values(plan), [['produce', { fighter: 1 }]]);
  deepEqual(plan.production, { made: 1, limit: 1, cost: 1, funds: 4 });
  const { stop } = planOf(started, { produce: { dreadnought: 1, carrier: 1 } });
  deepEqual(stop.why === 'refused' && stop.reason?.with, { cost: 7, funds: 4 });
  carryOut(started, plan);
  started.seat(0).allots({ jord: 1 });
});

proves('LRR 24.3', 'where a system has to be chosen, one with an own planet is suggested', () => {
  const started = table()
    .tokens(0, { strategy: 1 })
    .planets(0, 'wellon')
    .active(1)
    .start(secondaries({ card: 'construction', waiting: [0] }));
  const plan = planOf(started, { follow: ['follow'] });
  deepEqual(values(plan).slice(0, 2), [
    ['follow', ['follow']],
    ['construction.system', ['19']],
  ]);
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

const far = () => table().technology(0, 'gravity-drive').units(0, '01', { carrier: 1 }).start(tacticalAction({}));

proves('LRR 1.20', 'what its player could use on the way is part of it, and ships go farther by it', () => {
  const idle = far();
  const unused = planOf(idle, { activate: ['18'] });
  carryOut(idle, unused);
  deepEqual(values(unused), [
    ['activate', ['18']],
    ['after-system-activated', []],
  ]);
  deepEqual([unused.steps[1]!.isReaction, unused.origins], [true, []]);
  const started = far();
  const used = planOf(started, {
    activate: ['18'],
    'after-system-activated': ['gravity-drive'],
    'move.ships@01': { carrier: 1 },
  });
  deepEqual(values(used).slice(1, 4), [
    ['after-system-activated', ['gravity-drive']],
    ['gravity-drive.ship', ['01:carrier']],
    ['move.from', ['01']],
  ]);
  deepEqual(
    used.origins.map(({ from }) => from),
    ['01'],
  );
  carryOut(started, used);
  deepEqual(started.seat(0).units('18'), { carrier: 1 });
});

proves('LRR 5.2, leaders/il-na-viroset', 'it ends where the turn ends: the commander activates a system anew', () => {
  const started = given('mahact', 'hacan', 'letnev')
    .tokens(0, { tactic: 2, fleet: 3 })
    .leader(0, 'il-na-viroset')
    .token(0, '46')
    .units(0, '27', { cruiser: 1 })
    .strategyCards(0, 'leadership!')
    .start(takeTurn({ seat: 0 }));
  started.seat(0).chooses('tactical');
  const plan = planOf(started, { activate: ['46'] });
  deepEqual([values(plan), plan.stop.why], [[['activate', ['46']]], 'complete']);
  carryOut(started, plan);
});

proves('LRR 2.7', 'so is an action card of their own hand', () => {
  const started = table().actionCards(0, 'flank-speed#1').units(0, '01', { carrier: 1 }).start(tacticalAction({}));
  const plan = planOf(started, {
    activate: ['18'],
    'after-system-activated': ['flank-speed#1'],
    'move.ships@01': { carrier: 1 },
  });
  equal(plan.stop.why, 'complete');
  carryOut(started, plan);
  deepEqual(started.seat(0).units('18'), { carrier: 1 });
});

/** Answers as a plan would, where the question is as foreseen; how many were. Cards that are drawn can ask anything. */
function follow(played: Table<State>, { steps }: Rehearsal, seat: number): { met: number; missed: string | undefined } {
  let met = 0;
  const before = played.events.length;
  const isSurprised = () => played.events.slice(before).some(({ type }) => type === 'explored');
  for (const { ask, value, isOnly } of steps) {
    for (;;) {
      const [open] = played.asks().filter(each => !each.ahead);
      if (!open) return { met, missed: undefined };
      if (isOnly || (open.seat === seat && isSameAsk(open, ask))) break;
      const isReaction = open.form === 'pick' && open.min === 0;
      if (!isReaction)
        return { met, missed: open.seat === seat && !isSurprised() ? `${open.kind} for ${ask.kind}` : undefined };
      played.answer({ ask: open.id, seat: open.seat, value: [] });
    }
    const open = played.asks().find(each => each.seat === seat && isSameAsk(each, ask));
    if (!open) continue; // on quick a question with one answer is not put
    if (!played.answer({ ask: open.id, seat, value: value as AnswerValue }).ok) return { met, missed: ask.kind };
    met++;
  }
  return { met, missed: undefined };
}

/** One of the things that could be used at each moment to react. */
const usesOf = (plan: Rehearsal | undefined): [string, readonly string[]][] =>
  (plan?.steps ?? []).flatMap(({ key, ask, isReaction }) =>
    isReaction && ask.form === 'pick' ? [[key, [ask.options.at(-1)!.key]]] : [],
  );

/** Every faction that can be dealt, six at a table. */
const tables = Array.from({ length: Math.ceil(wholeFactions.length / 6) }, (_, i) =>
  Array.from({ length: 6 }, (_, seat) => wholeFactions[(6 * i + seat) % wholeFactions.length]!),
);

test.each(tables)(
  '%s, %s, %s, %s, %s and %s are asked what was foreseen, as long as nobody else reacts',
  (...factions) => {
    const played = newTable(twilightImperium, { seats: 6, seed: 'plan', options: { factions } });
    const random = quickRandom(6);
    const met: Record<string, number> = {};
    const missed: Record<string, number> = {};
    let used = 0;
    for (let i = 0; i < 1500 && !played.over; i++) {
      const ask = played.firstAsk()!;
      const value = legalRandomAnswer(played, ask, random);
      const first = rehearse(played.view(ask.seat), ask, { [ask.kind]: value });
      const origins = first?.origins.map(({ from, ask: { lines } }) => [`move.ships@${from}`, { [lines[0]!.key]: 1 }]);
      const moves = { [ask.kind]: value, ...Object.fromEntries(origins ?? []) };
      const plan = rehearse(played.view(ask.seat), ask, { ...moves, ...Object.fromEntries(usesOf(first)) });
      if (!plan) {
        played.answer({ ask: ask.id, seat: ask.seat, value });
        continue;
      }
      used += usesOf(first).length;
      const found = follow(played as unknown as Table<State>, plan, ask.seat);
      met[ask.kind] = (met[ask.kind] ?? 0) + found.met;
      if (found.missed) missed[found.missed] = (missed[found.missed] ?? 0) + 1;
      if (found.met === 0) played.answer({ ask: ask.id, seat: ask.seat, value });
    }
    deepEqual(missed, {});
    ok(met.activate! > 40 && met.follow! > 10, JSON.stringify(met));
    ok(used > 3, `${used} cards and abilities were used`);
  },
);
