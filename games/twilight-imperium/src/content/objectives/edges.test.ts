import { equal } from 'node:assert/strict';
import { describe, test } from 'vitest';
import { planetToChange, playerToChange } from '../../model/changes.ts';
import type { ObjectiveId } from '../../model/objectives/objectives.ts';
import { objectives } from '../../moments/objectives/registry.ts';
import { type Given, given } from '../../testing/index.ts';

const isMet = (id: ObjectiveId, table: Given, seat = 0): boolean =>
  objectives.of(id).isMet!(table.start().table.state, seat);
const table = () => given('sol', 'hacan', 'letnev');

describe('what is met on the table', () => {
  test('Rule Distant Lands needs two planets, though one lies beside two homes', () => {
    const between = () => table().map('104', '20').map('103', '41').wormhole('16', 'alpha').wormhole('10', 'beta');
    equal(isMet('rule-distant-lands', between().wormhole('20', 'alpha', 'beta').planets('sol', 'vefut-ii')), false);
    equal(
      isMet('rule-distant-lands', between().wormhole('20', 'alpha', 'beta').planets('sol', 'vefut-ii', 'quann')),
      true,
    );
  });

  test('Rule Distant Lands: the own home is none of them, that of an eliminated player is one', () => {
    const own = () => table().planets('sol', 'wellon', 'vefut-ii');
    equal(isMet('rule-distant-lands', own()), false);
    const gone = own()
      .planets('sol', 'thibah')
      .with(game => {
        playerToChange(game, 2).eliminated = true;
      });
    equal(isMet('rule-distant-lands', gone), true);
  });

  test('Push Boundaries: smaller players who are no neighbours do not count', () => {
    const small = () => table().planets('sol', 'jord', 'wellon', 'lodor').planets('hacan', 'hercant');
    equal(isMet('push-boundaries', small().planets('letnev', 'starpoint')), false);
    const nearer = () => small().units('hacan', '39', { cruiser: 1 });
    equal(isMet('push-boundaries', nearer().planets('letnev', 'arc-prime')), false);
    equal(isMet('push-boundaries', nearer().planets('letnev', 'starpoint')), true);
  });

  test('Foster Cohesion: those who are eliminated need not be neighbours', () => {
    const near = () => table().planets('sol', 'vefut-ii').planets('hacan', 'hercant').planets('letnev', 'arc-prime');
    equal(isMet('foster-cohesion', near()), false);
    const gone = near().with(game => {
      playerToChange(game, 2).eliminated = true;
    });
    equal(isMet('foster-cohesion', gone), true);
  });

  test('a planet on which one coexists counts as controlled, for its guest alone (R-030)', () => {
    const guest = () =>
      table()
        .planets('hacan', 'mallice', 'bereg')
        .planets('letnev', 'lirta-iv')
        .with(game => planetToChange(game, 'mallice').coexisting.push(0));
    equal(isMet('seize-an-icon', guest()), true);
    equal(isMet('seize-an-icon', guest(), 1), true);
    equal(isMet('seize-an-icon', guest(), 2), false);
    equal(isMet('stake-your-claim', guest()), true);
    equal(isMet('stake-your-claim', guest(), 1), true);
  });

  test('Make History and its like count a system once', () => {
    const twice = () => table().units('sol', '18', { cruiser: 1 }).anomaly('18', 'nebula');
    equal(isMet('make-history', twice()), false);
    equal(isMet('make-history', twice().anomaly('19', 'gravity-rift').units('sol', '19', { cruiser: 1 })), true);
  });

  test('Become the Gatekeeper: one system with both wormholes suffices', () => {
    equal(isMet('become-the-gatekeeper', table().nexusOpen().units('sol', '82a', { cruiser: 1 })), true);
    equal(isMet('become-the-gatekeeper', table().units('sol', '82a', { cruiser: 1 })), false);
    equal(isMet('become-the-gatekeeper', table().units('sol', '40', { cruiser: 1 })), false);
  });

  test('Occupy the Seat of the Empire: ships alone do not', () => {
    equal(isMet('occupy-the-seat-of-the-empire', table().units('sol', '18', { cruiser: 3 })), false);
  });

  test('Produce en Masse: 7 is not enough', () => {
    const docks = table().map('102', '36').units('sol', 'arnor', { 'space-dock': 1 });
    equal(isMet('produce-en-masse', docks.units('sol', 'lor', { 'space-dock': 1 })), false);
  });
});
