import { deepEqual, equal } from 'node:assert/strict';
import { newTable } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { imperial } from '../../content/strategy-cards/imperial.ts';
import { twilightImperium } from '../../index.ts';
import { activate } from '../../moments/steps.ts';
import { chooseSecrets, firstObjectives } from '../../rules/phases/setup.ts';
import { given } from '../../testing/index.ts';
import { drawSecretObjective } from '../cards/cards.ts';
import { destroyUnits, removeUnits } from '../units/units.ts';
import { mightScore } from './objectives.ts';

proves('LRR 45.2', 'Imperial scores one public objective that is met, then a point for Mecatol Rex', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .planets('sol', 'jord', 'mecatol-rex')
    .goods('sol', { tradeGoods: 5 })
    .revealed('negotiate-trade-routes', 'lead-from-the-front', 'expand-borders')
    .resolves('sol', imperial.primary);
  const sol = seat('sol').isOffered('negotiate-trade-routes', 'lead-from-the-front').chooses('negotiate-trade-routes');
  deepEqual([sol.points, sol.tradeGoods], [2, 0]);
});

proves('LRR 45.2, LRR 61.22', 'without Mecatol Rex a secret objective may be drawn instead', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .deck('secret', 'brave-the-void', 'seize-an-icon')
    .resolves('sol', imperial.primary);
  seat('sol').isAsked('imperial.draw').chooses('draw');
  deepEqual(seat('sol').player.secrets, ['brave-the-void']);
  equal(seat('sol').points, 0);
});

proves('LRR 45.2, LRR 61.16', 'Imperial scores nothing for who has lost a home planet', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .planets('hacan', 'jord')
    .goods('sol', { tradeGoods: 5 })
    .revealed('negotiate-trade-routes')
    .resolves('sol', imperial.primary);
  seat('sol').isAsked('imperial.draw').passes();
});

proves('LRR 45.3', 'the secondary of Imperial draws a secret objective', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .deck('secret', 'brave-the-void')
    .resolves('hacan', imperial.secondary);
  deepEqual(seat('hacan').player.secrets, ['brave-the-void']);
});

proves('LRR 45.4, LRR 61.21, LRR 61.21a', 'with more than three, scored ones counted, one in hand is returned', () => {
  const { table, seat } = given('sol', 'hacan', 'letnev')
    .deck('secret', 'brave-the-void', 'seize-an-icon')
    .secrets('sol', 'prove-endurance', 'unveil-flagship')
    .scored('sol', 'forge-an-alliance', 'lead-from-the-front')
    .revealed('lead-from-the-front')
    .runs(game => drawSecretObjective(game, 0));
  const sol = seat('sol').isAsked('return-secret').isOffered('prove-endurance', 'unveil-flagship', 'brave-the-void');
  sol.chooses('unveil-flagship');
  deepEqual(sol.player.secrets, ['prove-endurance', 'brave-the-void']);
  deepEqual([...table.state.objectives.secret].sort(), ['seize-an-icon', 'unveil-flagship']);
});

proves('LRR 61.21a', 'a player who has scored three draws a fourth and returns it', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .deck('secret', 'brave-the-void')
    .scored('sol', 'forge-an-alliance', 'seize-an-icon', 'prove-endurance')
    .runs(game => drawSecretObjective(game, 0));
  seat('sol').isAsked('return-secret').isOffered('brave-the-void').chooses('brave-the-void');
  deepEqual(seat('sol').player.secrets, []);
});

proves('LRR 61.21', 'up to three are kept, and public ones do not count', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .deck('secret', 'brave-the-void')
    .secrets('sol', 'prove-endurance', 'unveil-flagship')
    .revealed('lead-from-the-front')
    .scored('sol', 'lead-from-the-front')
    .runs(game => drawSecretObjective(game, 0));
  deepEqual(seat('sol').player.secrets, ['prove-endurance', 'unveil-flagship', 'brave-the-void']);
});

proves('LRR 61.18', 'a scored secret objective lies open, one in hand is seen by its owner alone', () => {
  const { table, seat } = given('sol', 'hacan', 'letnev')
    .secrets('sol', 'brave-the-void', 'seize-an-icon')
    .units('sol', '41', { cruiser: 1 })
    .units('hacan', '41', { carrier: 1 })
    .points('letnev', 1)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '41' }));
  seat('sol').isAsked('after-combat').chooses('brave-the-void');
  for (const viewer of [null, 0, 1]) {
    const { players, secretsScored } = table.view(viewer);
    deepEqual([players[0]!.scored, secretsScored], [['brave-the-void'], ['brave-the-void']]);
    deepEqual(players[0]!.secrets, viewer === 0 ? ['seize-an-icon'] : null);
    equal(players[0]!.secretCount, 1);
  }
});

proves('LRR 61.19', 'nobody scores a secret objective that another has revealed', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .secrets('sol', 'seize-an-icon')
    .scored('letnev', 'brave-the-void')
    .points('letnev', 1)
    .units('sol', '41', { cruiser: 1 })
    .units('hacan', '41', { carrier: 1 })
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '41' }));
  equal(table.over, true);
});

/** Sol's flagship fights Hacan, who has most points, in a gravity rift; Sol holds two secrets that a win fulfils. */
const greatVictory = () =>
  given('sol', 'hacan', 'letnev')
    .map('102', '67')
    .points('hacan', 2)
    .secrets('sol', 'brave-the-void', 'spark-a-rebellion');

proves('LRR 61.7', 'a player scores one objective in each combat', () => {
  const { table, seat } = greatVictory()
    .units('sol', '41', { cruiser: 1 })
    .units('hacan', '41', { carrier: 1 })
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '41' }));
  const sol = seat('sol').isOffered('brave-the-void', 'spark-a-rebellion').chooses('spark-a-rebellion');
  sol.isNotAsked();
  equal(sol.points, 1);
  equal(table.over, true);
});

proves('LRR 61.7', 'the barrage is part of the combat', () => {
  const { table, seat } = greatVictory()
    .secrets('sol', 'fight-with-precision')
    .units('sol', '41', { destroyer: 1 })
    .units('hacan', '41', { carrier: 1, fighter: 1 })
    .dice('barrage', 10, 10)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '41' }));
  seat('sol').isAsked('after-units-destroyed').isOffered('fight-with-precision').chooses('fight-with-precision');
  equal(table.over, true);
  equal(seat('sol').points, 1);
});

proves('LRR 61.7', 'both sides of a combat may score one', () => {
  const { table, seat } = greatVictory()
    .secrets('hacan', 'fight-with-precision')
    .units('sol', '41', { carrier: 1, fighter: 1 })
    .units('hacan', '41', { destroyer: 1 })
    .dice('barrage', 10, 10)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '41' }));
  seat('hacan').isAsked('after-units-destroyed').chooses('fight-with-precision');
  seat('sol').isAsked('after-combat').isOffered('brave-the-void', 'spark-a-rebellion').chooses('brave-the-void');
  deepEqual([seat('sol').points, seat('hacan').points], [1, 3]);
  equal(table.over, true);
});

proves('LRR 61.7a', 'space combat and ground combat of one action are two combats', () => {
  const { table, seat } = greatVictory()
    .units('sol', '67', { carrier: 1, infantry: 1 })
    .units('hacan', '67', { carrier: 1 })
    .units('hacan', 'cormund', { infantry: 1 })
    .planets('hacan', 'cormund')
    .dice('combat', 10)
    .dice('combat', 1)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '67' }));
  seat('sol').isAsked('after-combat').chooses('spark-a-rebellion');
  seat('sol').isAsked('commit').allots({ 'infantry@cormund': 1 });
  seat('sol').isAsked('after-combat').isOffered('brave-the-void').chooses('brave-the-void');
  equal(seat('sol').points, 2);
  equal(table.over, true);
});

proves('LRR 61.7', 'outside of combat there is no limit, and it does not count for the combat', () => {
  const { table, seat } = greatVictory()
    .secrets('sol', 'make-an-example-of-their-world')
    .units('sol', '67', { dreadnought: 1, carrier: 1, infantry: 1 })
    .units('hacan', '67', { carrier: 1 })
    .units('hacan', 'cormund', { infantry: 1 })
    .planets('hacan', 'cormund')
    .dice('combat', 10, 10)
    .dice('combat', 1)
    .dice('bombardment', 10)
    .start(activate({ system: '67' }));
  seat('sol').isAsked('after-combat').chooses('spark-a-rebellion');
  seat('sol').isAsked('bombardment').allots({ 'dreadnought@cormund': 1 });
  seat('sol').isAsked('after-units-destroyed').chooses('make-an-example-of-their-world');
  seat('sol').isAsked('commit').allots({ 'infantry@cormund': 1 });
  equal(seat('sol').points, 2);
  equal(table.over, true);
});

test('a secret objective that was made public is open to all who hold their home', () => {
  const winning = () =>
    given('sol', 'hacan', 'letnev')
      .revealed('brave-the-void')
      .points('letnev', 1)
      .units('sol', '41', { cruiser: 1 })
      .units('hacan', '41', { carrier: 1 })
      .dice('combat', 10)
      .dice('combat', 1);
  const { table, seat } = winning()
    .planets('sol', 'jord')
    .start(activate({ system: '41' }));
  seat('sol').isAsked('after-combat').isOffered('brave-the-void').chooses('brave-the-void');
  deepEqual([seat('sol').points, seat('sol').player.scored], [1, ['brave-the-void']]);
  deepEqual([table.state.secretsScored, table.state.objectives.revealed], [[], ['brave-the-void']]);

  equal(winning().start(activate({ system: '41' })).table.over, true);
  equal(
    winning()
      .planets('sol', 'jord')
      .scored('sol', 'brave-the-void')
      .start(activate({ system: '41' })).table.over,
    true,
  );
});

proves('LRR 61.9a', 'a unit that is only removed is not destroyed', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .secrets('sol', 'destroy-their-greatest-ship')
    .units('hacan', '46', { flagship: 1 })
    .runs(game => removeUnits(game, 1, 'flagship', 1, { system: '46', planet: null }));
  equal(table.over, true);
});

proves('LRR 61.3, LRR 61.5b, LRR 61.5c', 'an objective is scored in the phase that stands on it', () => {
  const inPhase = (phase: 'action' | 'status' | 'agenda', id: 'brave-the-void' | 'seize-an-icon' | 'dictate-policy') =>
    mightScore(
      given('sol', 'hacan', 'letnev').phase(phase).secrets('sol', 'prove-endurance').start().table.state,
      0,
      id,
    );
  for (const [phase, id] of [
    ['action', 'brave-the-void'],
    ['status', 'seize-an-icon'],
    ['agenda', 'dictate-policy'],
  ] as const)
    for (const other of ['action', 'status', 'agenda'] as const) equal(inPhase(other, id), other === phase);
});

proves('LRR 61.1a', 'a set that is not in use has no objective that anybody might hold', () => {
  const { table } = given('sol', 'hacan', 'letnev', { sets: ['base'] })
    .secrets('sol', 'spark-a-rebellion')
    .points('letnev', 1)
    .units('sol', '41', { cruiser: 1 })
    .units('hacan', '41', { carrier: 1 })
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '41' }));
  equal(table.over, true);
});

proves('LRR 61.9', 'a unit may be destroyed by hits, cards or anything else', () => {
  for (const cause of ['combat', 'cannon', 'direct-hit', 'effect'] as const) {
    const { seat } = given('sol', 'hacan', 'letnev')
      .secrets('sol', 'destroy-their-greatest-ship')
      .units('hacan', '46', { flagship: 1 })
      .runs(game => destroyUnits(game, 1, 'flagship', 1, { system: '46', planet: null }, { cause, by: 0 }));
    seat('sol').isAsked('after-units-destroyed').chooses('destroy-their-greatest-ship');
    equal(seat('sol').points, 1);
  }
});

proves('LRR 98.5', 'all who are tied have the most points', () => {
  for (const leader of ['sol', 'letnev'] as const) {
    const { seat } = given('sol', 'hacan', 'letnev')
      .secrets('sol', 'spark-a-rebellion')
      .points(leader, 2)
      .points('hacan', 2)
      .units('sol', '46', { cruiser: 1 })
      .units('hacan', '46', { carrier: 1 })
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    seat('sol').isAsked('after-combat').isOffered('spark-a-rebellion').passes();
  }
});

proves('LRR 61.13', 'five objectives of each stage are laid out', () => {
  const { objectives } = newTable(twilightImperium, { seats: 3, seed: 'objectives' }).state;
  deepEqual([objectives.stageOne.length, objectives.stageTwo.length, objectives.revealed.length], [5, 5, 0]);
});

proves('LRR 61.13a', 'two of the first stage are revealed before the first round', () => {
  const { table } = given('sol', 'hacan', 'letnev')
    .deck('stage-one', 'expand-borders', 'corner-the-market', 'raise-a-fleet')
    .start(firstObjectives({}));
  deepEqual(table.state.objectives.revealed, ['expand-borders', 'corner-the-market']);
});

proves('LRR 61.20, GR setup.5', 'each begins with one of two secret objectives', () => {
  const { table, seat } = given('sol', 'hacan', 'letnev')
    .deck(
      'secret',
      'brave-the-void',
      'seize-an-icon',
      'prove-endurance',
      'unveil-flagship',
      'foster-cohesion',
      'forge-an-alliance',
    )
    .start(chooseSecrets({}));
  deepEqual(table.waiting(), [0, 1, 2]);
  for (const who of ['letnev', 'sol', 'hacan'] as const) {
    const { secrets } = seat(who).player;
    seat(who)
      .isOffered(...secrets)
      .chooses(secrets[0]!);
    equal(secrets.length, 2);
  }
  deepEqual(
    table.state.seats.map(({ secrets }) => secrets.length),
    [1, 1, 1],
  );
  equal(table.state.objectives.secret.length, 3);
});
