import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { actionPhase } from '../../rules/action-phase.ts';
import { cleanup } from '../../rules/cleanup.ts';
import { followers, rolePhase } from '../../rules/role-phase.ts';
import { given } from '../../testing/index.ts';

proves('ED 12', 'the Action collects one fighter', () => {
  const { seat } = given(2)
    .hand(0, 'warfare')
    .fighters(0, 1)
    .planet(0, 'drawde')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('warfare').isNotAsked(); // no planet to attack for one fighter

  equal(me.empire.fighters, 2);
  equal(me.planet('drawde').faceUp, false);
});

proves('ED 12', 'the Action collects even when a planet could be attacked', () => {
  const { seat } = given(2)
    .hand(0, 'warfare')
    .fighters(0, 2)
    .planet(0, 'drawde')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('warfare').isAsked('warfare').isOffered('fighters', 'attack:drawde').chooses('fighters');

  equal(me.empire.fighters, 3);
  equal(me.planet('drawde').faceUp, false);
});

proves('ED 13', 'the Action attacks one planet for as many fighters as its warfare cost', () => {
  const { seat } = given(2)
    .hand(0, 'warfare')
    .fighters(0, 5)
    .planet(0, 'drawde')
    .planet(0, 'voson')
    .planet(0, 'zephan') // costs 6
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('warfare').isOffered('fighters', 'attack:drawde', 'attack:voson').chooses('attack:drawde');

  equal(me.empire.fighters, 3);
  equal(me.planet('drawde').faceUp, true);
  equal(me.planet('voson').faceUp, false);
});

proves('ED 13', 'fighters equal to the whole cost may be returned, and none is left', () => {
  const { seat } = given(2)
    .hand(0, 'warfare')
    .fighters(0, 5)
    .planet(0, 'voson')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('warfare').isOffered('fighters', 'attack:voson').chooses('attack:voson');

  equal(me.empire.fighters, 0);
  equal(me.planet('voson').faceUp, true);
});

proves('ED 14', 'the role brings one fighter for each symbol, leading or following', () => {
  const { seat } = given(2)
    .hand(0, 'warfare', 'warfare', 'research')
    .planet(0, 'tankahshin', { faceUp: true })
    .hand(1, 'war-path', 'warfare')
    .start(rolePhase({}));

  const leader = seat(0).chooses('warfare');
  leader.isAsked('boost').isOffered('warfare', 'warfare').chooses('warfare', 'warfare');
  const follower = seat(1).isOffered('dissent', 'war-path', 'warfare').chooses('war-path', 'warfare');

  equal(leader.empire.fighters, 4); // the card taken, two boosts and a planet
  equal(follower.empire.fighters, 3); // War Path has two symbols
});

proves('ED 15', 'the leader may attack one planet, and then collects no fighter', () => {
  // interaction 21: the boosts are wasted, and discarded like any others
  const { seat } = given(2)
    .hand(0, 'warfare', 'warfare', 'warfare')
    .fighters(0, 4)
    .planet(0, 'drawde')
    .planet(0, 'erkam-w')
    .start(rolePhase({}), cleanup({}));

  const leader = seat(0).chooses('warfare').chooses('warfare', 'warfare', 'warfare');
  leader.isAsked('warfare').isOffered('fighters', 'attack:drawde', 'attack:erkam-w').chooses('attack:erkam-w');
  equal(leader.empire.fighters, 0);
  deepEqual(leader.played, ['warfare', 'warfare', 'warfare', 'warfare']);
  seat(1).chooses('dissent');

  equal(leader.planet('erkam-w').faceUp, true);
  equal(leader.planet('drawde').faceUp, false);
  equal(leader.empire.fighters, 0);
  deepEqual(leader.played, []);
  deepEqual([...leader.discard, ...leader.hand].length, 4);
});

proves('ED 13, ED 15', 'fighters that the role would bring do not pay for its attack', () => {
  // interaction 22
  const { seat } = given(2)
    .hand(0, 'warfare', 'warfare', 'warfare')
    .fighters(0, 0)
    .planet(0, 'erkam-w') // costs 4
    .start(rolePhase({}));

  const leader = seat(0).chooses('warfare').chooses('warfare', 'warfare', 'warfare').isNotAsked();
  seat(1).chooses('dissent');

  equal(leader.empire.fighters, 4);
  equal(leader.planet('erkam-w').faceUp, false);
});

proves('ED 16', "only face-down planets of one's own empire can be attacked", () => {
  const { seat } = given(2)
    .hand(0, 'warfare')
    .fighters(0, 9)
    .planet(0, 'drawde', { faceUp: true })
    .planet(0, 'voson')
    .planet(1, 'pomerene')
    .planet(1, 'styku')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('warfare').isOffered('fighters', 'attack:voson').chooses('attack:voson');

  equal(me.empire.fighters, 4);
  equal(seat(1).planet('pomerene').faceUp, false);
});

proves('ED 16', 'a follower collects and is not offered an attack', () => {
  // interaction 25
  const { seat } = given(2)
    .hand(1, 'warfare')
    .fighters(1, 9)
    .planet(1, 'drawde')
    .start(followers({ role: 'warfare', waiting: [1] }));

  const follower = seat(1).isOffered('dissent', 'warfare').chooses('warfare').isNotAsked();

  equal(follower.empire.fighters, 10);
  equal(follower.planet('drawde').faceUp, false);
});

proves('ED "Warfare"', 'the colonies of a planet attacked go to the discard pile of their owner', () => {
  // interaction 24
  const { seat } = given(2)
    .hand(0, 'warfare')
    .fighters(0, 5)
    .planet(0, 'voson', { colonies: ['colonize', 'terraforming'] })
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('warfare').chooses('attack:voson');

  deepEqual(me.colonies('voson'), []);
  deepEqual(me.discard, ['colonize', 'terraforming', 'warfare']);
});

proves('R-012', 'fighters never run out', () => {
  const { seat } = given(2)
    .hand(0, 'warfare')
    .fighters(0, 500)
    .fighters(1, 500)
    .start(actionPhase({ left: 1 }));

  equal(seat(0).chooses('warfare').empire.fighters, 501);
});

proves('ED "Empty Stacks"', 'in 2011 an empty Warfare stack gives its leader no symbol', () => {
  const { seat } = given(2).stack('warfare', 0).hand(0, 'warfare').start(rolePhase({}));

  const leader = seat(0).chooses('warfare').isTold({ symbols: 0 }).chooses('warfare');
  seat(1).chooses('dissent');

  equal(leader.empire.fighters, 1);
});

proves('ED "Empty Stacks"', 'the leader of an empty Warfare stack may attack without a single symbol', () => {
  const { seat } = given(2).stack('warfare', 0).fighters(0, 2).planet(0, 'drawde').start(rolePhase({}));

  const leader = seat(0).chooses('warfare').isOffered('fighters', 'attack:drawde').chooses('attack:drawde');
  seat(1).chooses('dissent');

  equal(leader.planet('drawde').faceUp, true);
});

proves('ED "Empty Stacks"', 'since 2014 an empty Warfare stack gives its leader one symbol', () => {
  const { seat } = given(2, { errata2014: true }).stack('warfare', 0).hand(0, 'warfare').start(rolePhase({}));

  const leader = seat(0).chooses('warfare').isTold({ symbols: 1 }).chooses('warfare');
  seat(1).chooses('dissent');

  equal(leader.empire.fighters, 2);
});
