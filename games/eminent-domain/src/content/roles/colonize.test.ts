import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { kindOf } from '../../model/cards.ts';
import { actionPhase } from '../../rules/action-phase.ts';
import { cleanup } from '../../rules/cleanup.ts';
import { followers, rolePhase } from '../../rules/role-phase.ts';
import { given } from '../../testing/index.ts';

proves('ED 17', 'the Action tucks the card under any face-down planet, whatever symbols that shows', () => {
  const { seat } = given(2)
    .hand(0, 'colonize')
    .planet(0, 'drawde')
    .planet(0, 'voson')
    .planet(0, 'styku', { faceUp: true })
    .planet(1, 'pomerene')
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('colonize');
  me.isAsked('colonize').isOffered('tuck:drawde', 'tuck:voson').chooses('tuck:voson');

  deepEqual(me.colonies('voson'), ['colonize']);
  deepEqual(me.colonies('drawde'), []);
  equal(me.planet('voson').faceUp, false);
});

proves('ED 17', 'a card tucked as an Action lies in no discard pile, not even after Cleanup', () => {
  // interaction 28
  const { seat } = given(2)
    .hand(0, 'colonize')
    .planet(0, 'voson')
    .start(actionPhase({ left: 1 }), cleanup({}));

  const me = seat(0).chooses('colonize').isOffered('tuck:voson').chooses('tuck:voson');

  deepEqual(me.colonies('voson'), ['colonize']);
  deepEqual([...me.discard, ...me.hand, ...me.deck], []);
});

proves('ED 18', 'a planet with colonies enough is settled, and its colonies go to the discard pile', () => {
  const { seat } = given(2)
    .hand(0, 'colonize', 'research')
    .planet(0, 'voson', { colonies: ['colonize', 'colonize', 'terraforming'] }) // costs 4
    .planet(0, 'lyttle', { colonies: ['colonize', 'colonize', 'colonize'] }) // costs 4
    .start(actionPhase({ left: 1 }));

  const me = seat(0).isOffered('colonize', 'research').chooses('colonize');
  me.isOffered('tuck:voson', 'tuck:lyttle', 'settle:voson').chooses('settle:voson');

  equal(me.planet('voson').faceUp, true);
  deepEqual(me.colonies('voson'), []);
  deepEqual(me.discard, ['colonize', 'colonize', 'colonize', 'terraforming']);
  deepEqual(me.colonies('lyttle'), ['colonize', 'colonize', 'colonize']);
});

proves('ED 18', 'the card played to settle is no colony', () => {
  // interaction 30
  const { seat } = given(2)
    .hand(0, 'colonize')
    .planet(0, 'lyttle', { colonies: ['colonize', 'colonize', 'colonize'] }) // costs 4
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('colonize').isOffered('tuck:lyttle').chooses('tuck:lyttle');

  equal(me.planet('lyttle').faceUp, false); // a fourth colony settles nothing by itself
  equal(me.colonies('lyttle').length, 4);
});

proves('ED 18', 'colonies of a settled planet are in the discard pile before the draw of the same turn', () => {
  // interaction 33
  const { seat } = given(2)
    .hand(0, 'colonize')
    .planet(0, 'drawde', { colonies: ['colonize', 'improved-colonize-trade'] })
    .start(actionPhase({ left: 1 }), cleanup({}));

  const me = seat(0).chooses('colonize').chooses('settle:drawde');

  deepEqual(me.hand, ['colonize', 'colonize', 'improved-colonize-trade']); // all drawn again
  deepEqual(me.discard, []);
});

proves('ED 19', 'the leader tucks all cards played, the one taken too, each under a face-down planet', () => {
  // interaction 31
  const { table, seat } = given(2)
    .hand(0, 'colonize', 'terraforming', 'research')
    .planet(0, 'voson')
    .planet(0, 'lyttle')
    .planet(0, 'styku', { faceUp: true })
    .start(rolePhase({}), cleanup({}));

  const leader = seat(0).chooses('colonize');
  leader.isAsked('boost').isOffered('colonize', 'terraforming').chooses('terraforming', 'colonize');
  for (const [card, under] of [
    ['colonize', 'lyttle'], // the card taken
    ['terraforming', 'voson'],
    ['colonize', 'lyttle'],
  ] as const) {
    leader.isAsked('colonize.tuck').isOffered('voson', 'lyttle').isRefused('answer/too-few');
    equal(kindOf(String(table.asks(0)[0]!.prompt.card)), card);
    leader.chooses(under);
  }
  seat(1).chooses('dissent');
  leader.isAsked('discard').passes();

  deepEqual(leader.colonies('voson'), ['terraforming']);
  deepEqual(leader.colonies('lyttle'), ['colonize', 'colonize']);
  deepEqual(leader.discard, []);
  deepEqual(leader.hand, ['research']);
});

proves('ED 19', 'with one face-down planet all cards go under it without a question', () => {
  const { seat } = given(2)
    .hand(1, 'colonize', 'colonize')
    .planet(1, 'voson')
    .start(followers({ role: 'colonize', waiting: [1] }));

  const follower = seat(1).isOffered('dissent', 'colonize', 'colonize').chooses('colonize', 'colonize').isNotAsked();

  deepEqual(follower.colonies('voson'), ['colonize', 'colonize']);
  deepEqual(follower.played, []);
});

proves('ED 19', 'more colonies than needed may be added', () => {
  const { seat } = given(2)
    .hand(1, 'colonize')
    .planet(1, 'drawde', { colonies: ['colonize', 'colonize'] })
    .start(followers({ role: 'colonize', waiting: [1] }));

  const follower = seat(1).chooses('colonize').isNotAsked(); // a follower does not settle

  equal(follower.colonies('drawde').length, 3);
  equal(follower.planet('drawde').faceUp, false);
});

proves('ED 19', 'without a face-down planet nothing is tucked and all cards are discarded', () => {
  // interaction 31
  const { seat } = given(2)
    .hand(0, 'colonize', 'warfare', 'warfare', 'warfare', 'warfare', 'warfare')
    .planet(0, 'voson', { faceUp: true })
    .start(rolePhase({}), cleanup({}));

  const leader = seat(0).chooses('colonize').chooses('colonize');
  deepEqual(leader.played, ['colonize', 'colonize']);
  seat(1).chooses('dissent');
  leader.isAsked('discard').passes();

  deepEqual(leader.discard, ['colonize', 'colonize']);
});

proves('ED 20', 'the leader may settle one planet instead, and then tucks nothing', () => {
  // interaction 32
  const { seat } = given(2)
    .hand(0, 'colonize', 'warfare', 'warfare', 'warfare', 'warfare', 'warfare')
    .planet(0, 'drawde', { colonies: ['colonize', 'colonize'] })
    .planet(0, 'pomerene', { colonies: ['terraforming'] })
    .planet(0, 'voson')
    .start(rolePhase({}), cleanup({}));

  const leader = seat(0).chooses('colonize').chooses('colonize');
  leader.isAsked('colonize.lead').isOffered('tuck', 'settle:drawde', 'settle:pomerene').chooses('settle:drawde');
  deepEqual(leader.played, ['colonize', 'colonize']);
  seat(1).chooses('dissent');
  leader.isAsked('discard').passes();

  equal(leader.planet('drawde').faceUp, true);
  equal(leader.planet('pomerene').faceUp, false);
  deepEqual(leader.colonies('voson'), []);
  deepEqual(leader.discard, ['colonize', 'colonize', 'colonize', 'colonize']); // two colonies, the boost, the card taken
});

proves('ED 20', 'a leader who could settle may add colonies all the same', () => {
  const { seat } = given(2)
    .planet(0, 'drawde', { colonies: ['colonize', 'colonize'] })
    .start(rolePhase({}));

  const leader = seat(0).chooses('colonize').isOffered('tuck', 'settle:drawde').chooses('tuck');
  seat(1).chooses('dissent');

  equal(leader.planet('drawde').faceUp, false);
  equal(leader.colonies('drawde').length, 3);
});

proves('ED 20', 'the leader of an empty Colonize stack may settle without playing a card, or do nothing', () => {
  for (const choice of ['settle:drawde', 'tuck']) {
    const { seat } = given(2)
      .stack('colonize', 0)
      .planet(0, 'drawde', { colonies: ['colonize', 'colonize'] })
      .start(rolePhase({}));

    const leader = seat(0).chooses('colonize').isOffered('tuck', 'settle:drawde').chooses(choice);
    seat(1).chooses('dissent');

    equal(leader.planet('drawde').faceUp, choice !== 'tuck');
  }
});

proves('ED 20', 'a follower does not settle', () => {
  const { seat } = given(2)
    .hand(1, 'colonize')
    .planet(1, 'drawde', { colonies: ['colonize', 'colonize'] })
    .planet(1, 'voson')
    .start(followers({ role: 'colonize', waiting: [1] }));

  const follower = seat(1).chooses('colonize').isOffered('drawde', 'voson').chooses('voson');

  equal(follower.planet('drawde').faceUp, false);
  deepEqual(follower.colonies('voson'), ['colonize']);
});

proves('ED 21', 'a Colonize symbol in the empire stands for a colony when settling', () => {
  // interaction 29
  const { seat } = given(2)
    .hand(0, 'colonize')
    .planet(0, 'mik-mik', { faceUp: true })
    .planet(0, 'voson', { colonies: ['colonize', 'colonize', 'colonize'] }) // costs 4
    .planet(0, 'lyttle', { colonies: ['colonize', 'colonize'] }) // costs 4
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('colonize').isOffered('tuck:voson', 'tuck:lyttle', 'settle:voson').chooses('settle:voson');

  equal(me.planet('voson').faceUp, true);
  equal(me.planet('mik-mik').faceUp, true); // the symbol is not used up
});

proves('ED 21', 'three Colonize symbols, permanents counted, settle a planet of cost 3 without a colony', () => {
  // interaction 29
  const { seat } = given(2)
    .hand(0, 'colonize')
    .planet(0, 'mik-mik', { faceUp: true })
    .planet(0, 'styku', { faceUp: true })
    .permanent(0, 'fertile-ground')
    .planet(0, 'zephan') // costs 3
    .planet(0, 'voson') // costs 4
    .start(actionPhase({ left: 1 }));

  const me = seat(0).chooses('colonize').isOffered('tuck:zephan', 'tuck:voson', 'settle:zephan');
  me.chooses('settle:zephan');

  equal(me.planet('zephan').faceUp, true);
});

proves('ED 21', 'the Colonize symbol of a face-down planet, or of another empire, does not help', () => {
  const { seat } = given(2)
    .hand(0, 'colonize')
    .planet(0, 'styku', { colonies: ['colonize', 'colonize', 'colonize'] }) // costs 4, its symbol is on the front
    .planet(1, 'mik-mik', { faceUp: true })
    .start(actionPhase({ left: 1 }));

  seat(0).chooses('colonize').isOffered('tuck:styku').chooses('tuck:styku');
});

proves('ED 21', 'symbols in the empire are no colonies: nothing of them is tucked', () => {
  const { seat } = given(2)
    .planet(0, 'mik-mik', { faceUp: true })
    .permanent(0, 'fertile-ground')
    .planet(0, 'voson')
    .start(rolePhase({}));

  const leader = seat(0).chooses('colonize');
  seat(1).chooses('dissent');

  deepEqual(leader.colonies('voson'), ['colonize']); // only the card taken
});

proves('ED "Empty Stacks"', 'an empty Colonize stack gives no colony, neither in 2011 nor since', () => {
  for (const errata2014 of [false, true]) {
    const { seat } = given(2, { errata2014 })
      .stack('colonize', 0)
      .hand(0, 'colonize')
      .planet(0, 'drawde', { colonies: ['colonize'] })
      .start(rolePhase({}));

    const leader = seat(0).chooses('colonize').isTold({ symbols: 0 }).passes(); // one colony does not settle
    seat(1).chooses('dissent');

    deepEqual(leader.colonies('drawde'), ['colonize']);
  }
});
