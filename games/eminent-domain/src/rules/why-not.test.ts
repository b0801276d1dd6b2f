import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../testing/index.ts';
import { actionPhase } from './action-phase.ts';
import { boost, followers, rolePhase } from './role-phase.ts';

proves('ED 1, ED 17', 'an Action with nothing to do is not on offer, and says what is missing', () => {
  const { seat } = given(2)
    .hand(0, 'colonize', 'warfare', 'produce-trade', 'survey')
    .deck(0, 'survey', 'warfare')
    .start(actionPhase({ left: 1 }));
  seat(0)
    .isOffered('warfare', 'survey')
    .isBarred({ colonize: 'action.no-face-down R-002', 'produce-trade': 'action.no-goods R-002' })
    .passes();
});

proves('ED 4', 'the learning game has no Research to lead', () => {
  const { seat } = given(2, { learning: true }).start(rolePhase({}));
  seat(0).isAsked('role').isBarred({ research: 'role.learning ED 4' }).chooses('warfare');
  seat(1).chooses('dissent');
});

proves('ED 6, ED 32', 'cards without the symbol do not boost, Politics never', () => {
  const { seat } = given(2)
    .hand(0, 'survey', 'warfare', 'politics')
    .start(boost({ role: 'warfare' }));
  seat(0).isOffered('warfare').isBarred({ survey: 'card.no-symbol ED 6', politics: 'card.no-symbol ED 6' }).passes();
});

proves('ED 8', 'nor does one follow with them, or with an empire that has none', () => {
  const { seat } = given(2)
    .hand(1, 'survey', 'warfare')
    .start(followers({ role: 'warfare', waiting: [1] }));
  seat(1)
    .isOffered('dissent', 'warfare')
    .isBarred({ follow: 'follow.no-symbol R-001', survey: 'card.no-symbol ED 8' })
    .chooses('dissent');
});

proves('ED 13, ED 18', 'attacks that take more fighters, and planets that take more colonies', () => {
  const { seat } = given(2)
    .hand(0, 'warfare', 'colonize')
    .fighters(0, 2)
    .planet(0, 'drawde') // costs 2
    .planet(0, 'voson') // costs more
    .start(actionPhase({ left: 2 }));
  const me = seat(0).chooses('warfare').isAsked('warfare').isBarred({ 'attack:voson': 'attack.fighters ED 13' });
  me.chooses('fighters').chooses('colonize').isAsked('colonize');
  me.isBarred({ 'settle:drawde': 'settle.colonies ED 18', 'settle:voson': 'settle.colonies ED 18' });
  me.chooses('tuck:voson');
});

proves('ED 18, ED 21', 'symbols of the empire count towards a planet that lacks colonies', () => {
  const { seat, table } = given(2)
    .hand(0, 'colonize')
    .planet(0, 'styku', { faceUp: true }) // has one symbol
    .planet(0, 'drawde', { colonies: ['colonize'] }) // costs 2
    .planet(0, 'voson', { colonies: ['colonize', 'colonize'] }) // costs 4
    .start(actionPhase({ left: 1 }));
  seat(0).chooses('colonize').isBarred({ 'settle:voson': 'settle.colonies ED 18' });
  deepEqual(table.barred(0)[0]![0]!.reason.with, { needs: 4, has: 3 });
  seat(0).chooses('settle:drawde');
});

proves('ED 23, ED 26', 'filled slots take nothing more, and empty ones give nothing', () => {
  const full = given(2)
    .hand(1, 'produce-trade')
    .planet(1, 'new-texas', { faceUp: true, filled: ['food'] })
    .start(followers({ role: 'produce', waiting: [1] }));
  full
    .seat(1)
    .chooses('produce-trade')
    .isOffered('new-texas.1')
    .isBarred({ 'new-texas.0': 'produce.filled ED 23' })
    .passes();
  const empty = given(2)
    .hand(1, 'produce-trade')
    .planet(1, 'new-texas', { faceUp: true, filled: ['food'] })
    .start(followers({ role: 'trade', waiting: [1] }));
  empty
    .seat(1)
    .chooses('produce-trade')
    .isOffered('new-texas.0')
    .isBarred({ 'new-texas.1': 'trade.empty ED 26' })
    .passes();
});
