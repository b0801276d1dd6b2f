import { deepEqual, equal } from 'node:assert/strict';
import { next } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { playerToChange } from '../../model/changes.ts';
import { afterCombatRoll } from '../../moments/combat/windows.ts';
import { activate } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';
import { eliminate, hasNothingLeft } from '../../verbs/factions/elimination.ts';
import { gainControl, loseControl } from '../../verbs/galaxy/planets.ts';
import { returnCaptured } from '../../verbs/units/capture.ts';
import { destroyUnits, moveUnits, reinforcementsOf, removeUnits } from '../../verbs/units/units.ts';
import { agendaPhase } from '../agenda/agenda-phase.ts';
import { actionPhase, nextTurn, takeTurn } from '../phases/action-phase.ts';
import { drawForStatus, scoreObjectives } from '../phases/status-phase.ts';
import { secondaries, secondary } from '../phases/strategic-action.ts';
import { strategyPhase } from '../phases/strategy-phase.ts';

const table = () =>
  given('sol', 'hacan', 'letnev')
    .planets('sol', 'jord')
    .planets('letnev', 'bereg')
    .units('letnev', '10', { 'war-sun': 1 });

/** Hacan has their last infantry on their last planet, and Sol invades it. */
const lastStand = () =>
  table()
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { infantry: 1 })
    .units('hacan', '25', { cruiser: 2 })
    .units('sol', '19', { carrier: 1, infantry: 3 })
    .token('hacan', '25', '39');

const loses = (start = lastStand()) =>
  start
    .dice('combat', 10, 10, 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));

proves(
  'LRR 33.1, LRR 33.1a, LRR 33.1b, LRR 33.1c',
  'a player without planets, ground forces and units with Production is eliminated',
  () => {
    const bare = () => table().units('hacan', '25', { 'war-sun': 2 });
    const fallen = (start: ReturnType<typeof table>): boolean =>
      hasNothingLeft(start.runs(function* () {}).table.state, 1);
    equal(fallen(bare()), true);
    equal(fallen(bare().planets('hacan', 'lodor')), false);
    equal(fallen(bare().units('hacan', '25', { infantry: 1 })), false); // also in space
    equal(fallen(bare().units('hacan', 'lodor', { 'space-dock': 1 })), false);
  },
);

proves(
  'LRR 33.1, LRR 33.2',
  'a player who loses their last planet is eliminated, and all their pieces leave the board',
  () => {
    const { seat, table: played } = loses();
    seat('sol').isAsked('commit').allots({ 'infantry@wellon': 3 });
    equal(seat('hacan').player.eliminated, true);
    deepEqual([seat('hacan').units('25'), seat('hacan').tokensOnBoard], [{}, []]);
    deepEqual(seat('hacan').tokens, { tactic: 0, fleet: 0, strategy: 0, reinforcements: 0 });
    equal(played.state.winner, null);
  },
);

proves('LRR 33.1', 'a player with another planet stays in the game', () => {
  const { seat } = loses(lastStand().planets('hacan', 'arretze'));
  seat('sol').allots({ 'infantry@wellon': 3 });
  equal(seat('hacan').player.eliminated, false);
  deepEqual(seat('hacan').tokensOnBoard, ['25', '39']);
});

const out = (start = table()) => start.resolves('hacan', eliminate);

proves(
  'LRR 33.4, LRR 33.4a, LRR 69.7, LRR 69.7a',
  'their notes leave the game, and notes they hold return to their owners',
  () => {
    const { seat, table: played } = out(
      table()
        .notes('hacan', 'ceasefire#1', 'ceasefire#0')
        .notesInPlay('hacan', 'alliance#2')
        .notes('sol', 'political-secret#1', 'political-secret#0')
        .notesInPlay('letnev', 'alliance#1'),
    );
    deepEqual(seat('sol').player.notes, ['political-secret#0', 'ceasefire#0']);
    deepEqual([seat('letnev').player.notes, seat('letnev').player.notesInPlay], [['alliance#2'], []]);
    deepEqual([seat('hacan').player.notes, seat('hacan').player.notesInPlay], [[], []]);
    deepEqual([...played.state.purged].sort(), ['alliance#1', 'ceasefire#1', 'political-secret#1']);
  },
);

proves('LRR 33.3', 'laws that they own are discarded', () => {
  const { table: played } = out(table().law('minister', '1').law('other', '0').law('rule', 'for'));
  deepEqual(
    played.state.laws.map(({ id }) => id),
    ['other', 'rule'],
  );
  deepEqual(played.state.agendas.discard, ['minister']);
});

proves('LRR 33.5', 'their action cards are discarded', () => {
  const { table: played, seat } = out(table().actionCards('hacan', 'a', 'b'));
  deepEqual([seat('hacan').player.actionCards, played.state.actionCards.discard], [[], ['a', 'b']]);
});

proves('LRR 33.6', 'their strategy cards return to the common area', () => {
  const { table: played } = out();
  equal(
    played.state.strategyCards.some(({ id }) => id === 'diplomacy'),
    true,
  );
});

proves('LRR 33.7', 'their secret objectives go back into the deck, scored or not', () => {
  const { table: played, seat } = out(
    table().secrets('hacan', 'become-the-gatekeeper').scored('hacan', 'adapt-new-strategies'),
  );
  deepEqual([seat('hacan').player.secrets, played.state.secretsScored], [[], []]);
  equal(played.state.objectives.secret.includes('become-the-gatekeeper'), true);
  equal(played.state.objectives.secret.includes('adapt-new-strategies'), true);
});

proves('LRR 33.8', 'the speaker token goes to the player on the left', () => {
  const { table: played } = out(table().speaker('hacan'));
  equal(played.state.speaker, 2);
});

proves('LRR 33.9', 'the number of strategy cards stays what it was', () => {
  const { table: played, seat } = given('sol', 'hacan', 'letnev', 'mentak', 'yin')
    .planets(0, 'jord')
    .strategyCards(0)
    .strategyCards(1)
    .strategyCards(2)
    .strategyCards(3)
    .strategyCards(4)
    .with(game => {
      playerToChange(game, 1).eliminated = true;
      playerToChange(game, 1).tokens = { tactic: 0, fleet: 0, strategy: 0, reinforcements: 0 };
    })
    .start(strategyPhase({}));
  for (const each of [0, 2, 3, 4]) seat(each).chooses(played.state.strategyCards[0]!.id);
  deepEqual(
    played.state.seats.map(({ strategyCards }) => strategyCards.length),
    [1, 0, 1, 1, 1],
  );
});

proves('LRR 33.11', 'units that they captured return to their owners', () => {
  const { seat, table: played } = out(table().captured('hacan', 'sol', { flagship: 1 }));
  deepEqual(seat('hacan').player.captured, []);
  equal(reinforcementsOf(played.state, 0, 'flagship'), 1);
});

proves(
  'LRR 33.2, LRR 17.2b',
  'their units that others captured stay captured, and leave the game when returned',
  () => {
    const held = out(table().captured('sol', 'hacan', { flagship: 1, carrier: 1 }));
    deepEqual(
      held.seat('sol').player.captured.map(({ unit }) => unit),
      ['flagship', 'carrier'],
    );
    const spent = table()
      .captured('sol', 'hacan', { flagship: 1 })
      .runs(function* (game) {
        yield* eliminate(game, 1);
        yield* returnCaptured(game, 0, 1, 'flagship', 1);
      });
    deepEqual(spent.seat('sol').player.captured, []);
  },
);

test('their relics are purged, their fragments discarded', () => {
  const { table: played } = out(
    table()
      .relics('hacan', 'the-codex')
      .with(game => {
        playerToChange(game, 1).fragments.cultural = 2;
      }),
  );
  deepEqual(played.state.purged, ['the-codex']);
  deepEqual(played.state.exploration.cultural.discard, ['cultural-relic-fragment#1', 'cultural-relic-fragment#2']);
});

test('the last remaining player wins (R-072)', () => {
  const { table: played } = table().runs(function* (game) {
    yield* eliminate(game, 1);
    yield* eliminate(game, 2);
  });
  deepEqual([played.state.winner, played.over], [0, true]);
});

proves('LRR 33.1', 'a player eliminated in their own turn is followed by the next in initiative order', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev')
    .planets('sol', 'jord')
    .planets('letnev', 'bereg')
    .units('hacan', '27', { carrier: 1, infantry: 1 })
    .units('letnev', 'wellon', { infantry: 3 })
    .planets('letnev', 'wellon')
    .strategyCards('sol', 'leadership!')
    .strategyCards('hacan', 'diplomacy!')
    .strategyCards('letnev', 'politics!')
    .dice('combat', 1)
    .dice('combat', 10, 10, 10)
    .start(nextTurn({ after: 0 }));
  seat('hacan').chooses('tactical').chooses('19').chooses('27').allots({ carrier: 1 });
  seat('hacan').allots({ '27:space:infantry': 1 }).isAsked('commit').allots({ 'infantry@wellon': 1 });
  equal(seat('hacan').player.eliminated, true);
  seat('letnev').isAsked('action').chooses('pass');
  seat('sol').isAsked('action').chooses('pass');
  equal(played.over, true);
});

proves('LRR 33.1', 'if they were last in initiative order, the first player who has not passed follows', () => {
  const { seat, table: played } = given('sol', 'hacan', 'letnev')
    .planets('sol', 'jord')
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { infantry: 3 })
    .units('letnev', '27', { carrier: 1, infantry: 1 })
    .strategyCards('sol', 'leadership!')
    .strategyCards('hacan', 'diplomacy!')
    .strategyCards('letnev', 'politics!')
    .passed('hacan')
    .dice('combat', 1)
    .dice('combat', 10, 10, 10)
    .start(nextTurn({ after: 1 }));
  seat('letnev').chooses('tactical').chooses('19').chooses('27').allots({ carrier: 1 });
  seat('letnev').allots({ '27:space:infantry': 1 }).isAsked('commit').allots({ 'infantry@wellon': 1 });
  equal(seat('letnev').player.eliminated, true);
  seat('sol').isAsked('action').chooses('pass');
  equal(played.over, true);
});

proves('LRR 33.1', 'a player who loses their last planet by another effect is eliminated at once', () => {
  const { seat } = table()
    .planets('hacan', 'wellon')
    .strategyCards('sol', 'leadership!')
    .runs(function* (game) {
      yield* loseControl(game, 'wellon');
      return { keep: false, frames: [takeTurn({ seat: 0 })] };
    });
  equal(seat('hacan').player.eliminated, true);
  seat('sol').isAsked('action').chooses('pass');
});

test('an eliminated player takes no turn', () => {
  const { seat, table: played } = table()
    .strategyCards('sol', 'leadership!')
    .strategyCards('letnev', 'politics!')
    .runs(function* (game) {
      yield* eliminate(game, 1);
      return { keep: false, frames: [actionPhase({})] };
    });
  seat('sol').chooses('pass');
  seat('letnev').chooses('pass');
  equal(played.over, true);
});

/** Hacan has one planet left, and would win with an objective for losing it. */
const martyr = () =>
  given('sol', 'hacan', 'letnev')
    .planets('sol', 'jord')
    .planets('letnev', 'bereg')
    .planets('hacan', 'hercant')
    .secrets('hacan', 'become-a-martyr')
    .points('hacan', 9);

proves(
  'LRR 33.1, R-072, objectives/become-a-martyr',
  'a player who loses their last planet is eliminated before they could score for it',
  () => {
    for (const { seat, table: played } of [
      martyr().runs(game => loseControl(game, 'hercant')),
      martyr().runs(game => gainControl(game, 2, 'hercant')),
    ]) {
      deepEqual([played.over, played.state.winner], [true, null]);
      deepEqual([seat('hacan').player.eliminated, seat('hacan').points], [true, 9]);
    }
    const kept = martyr()
      .units('hacan', '16', { carrier: 1, infantry: 1 })
      .runs(game => loseControl(game, 'hercant'));
    kept.seat('hacan').isAsked('after-control-lost').chooses('become-a-martyr');
    equal(kept.table.state.winner, 1);
  },
);

proves('LRR 33.1, R-072', 'a space dock on a planet that others take does not prevent elimination', () => {
  const { seat } = table()
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { 'space-dock': 1 })
    .runs(game => gainControl(game, 0, 'wellon'));
  equal(seat('hacan').player.eliminated, true);
});

proves(
  'LRR 33.1, LRR 8.6, agendas/colonial-redistribution',
  'an agenda can eliminate a player, who takes no part in the next one',
  () => {
    const started = given('sol', 'hacan', 'letnev')
      .planets('sol', 'jord')
      .planets('letnev', 'wren-terra')
      .planets('hacan', 'lodor')
      .units('hacan', 'lodor', { infantry: 1 })
      .points('sol', 1)
      .points('hacan', 1)
      .custodians(false)
      .deck('agendas', 'colonial-redistribution', 'mutiny')
      .start(agendaPhase({}));
    const { seat, table: played } = started;
    const waitsFor = (kind: string): boolean => played.asks()[0]!.kind === kind;
    while (!waitsFor('colonial-redistribution.player')) seat(played.asks()[0]!.seat).passes(); // only lodor can be elected
    seat('hacan').chooses('2');
    seat('letnev').isAsked('colonial-redistribution').chooses('lodor');
    equal(seat('hacan').player.eliminated, true);
    const asked = new Set<number>();
    while (played.asks().length > 0) {
      for (const ask of played.asks()) asked.add(ask.seat);
      if (waitsFor('break-tie')) seat('sol').chooses('for');
      else seat(played.asks()[0]!.seat).passes();
    }
    deepEqual([...asked].sort(), [0, 2]);
  },
);

proves('LRR 33.1', 'a player eliminated in the status phase scores and draws nothing', () => {
  const { seat, table: played } = martyr()
    .phase('status')
    .revealed('expand-borders')
    .deck('action-cards', 'a')
    .runs(function* (game) {
      yield* loseControl(game, 'hercant');
      return next(scoreObjectives({ seat: 1 }), drawForStatus({ seat: 1 }));
    });
  deepEqual([played.over, seat('hacan').player.actionCards], [true, []]);
});

proves('LRR 33.1, LRR 82', 'an eliminated player follows no strategy card', () => {
  const { seat } = table()
    .planets('hacan', 'wellon')
    .runs(function* (game) {
      yield* loseControl(game, 'wellon');
      return next(secondaries({ card: 'warfare', waiting: [1, 2] }), secondary({ card: 'trade', seat: 1, free: true }));
    });
  seat('letnev').isAsked('follow').passes();
  equal(seat('hacan').commodities, 0);
});

proves('LRR 33.1, LRR 33.2', 'an effect on several units stops when their owner is eliminated', () => {
  const [space, elsewhere] = ['46', '47'].map(system => ({ system, planet: null }));
  const how = { cause: 'effect', by: 0 } as const;
  const { seat, table: played } = table()
    .units('hacan', '46', { carrier: 2, cruiser: 1, infantry: 1 })
    .resolves('sol', function* (game) {
      yield* destroyUnits(game, 1, 'infantry', 1, space!, how);
      yield* destroyUnits(game, 1, 'carrier', 1, space!, how);
      yield* removeUnits(game, 1, 'carrier', 1, space!);
      yield* moveUnits(game, 1, 'cruiser', 1, 0, space!, elsewhere!);
    });
  deepEqual([seat('hacan').units('46'), seat('hacan').units('47')], [{}, {}]);
  deepEqual(
    played.events.map(({ type }) => type).filter(type => /destroyed|removed|moved|eliminated/.test(type)),
    ['destroyed', 'eliminated'],
  );
});

proves('LRR 33.1, LRR 78.10', 'a player eliminated during a combat has lost it', () => {
  const { seat, table: played } = table()
    .relics('sol', 'test-strike')
    .units('sol', '46', { cruiser: 1 })
    .units('hacan', '46', { carrier: 1, infantry: 1 })
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual(
    [seat('hacan').player.eliminated, seat('hacan').units('46'), seat('sol').units('46')],
    [true, {}, { cruiser: 1 }],
  );
  deepEqual(
    played.events.flatMap(({ type, data }) => (type === 'combat-over' ? [data.winner] : [])),
    [0],
  );
});

// For the test above alone: as its owner rolls, an infantry in the space of the combat is destroyed.
afterCombatRoll.install({
  id: 'test-strike',
  automatic: true,
  playable: ({ seats }, seat, roll) =>
    roll.seat === seat && seats[seat]!.relics.includes('test-strike') ? ['test-strike'] : [],
  *play(game, seat, { opponent, area }) {
    yield* destroyUnits(game, opponent, 'infantry', 1, area, { cause: 'effect', by: seat });
  },
});
