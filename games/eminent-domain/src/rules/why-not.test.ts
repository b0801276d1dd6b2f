import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { TechnologyId } from '../model/ids.ts';
import { technologies } from '../model/technologies.ts';
import { given } from '../testing/index.ts';
import { actionPhase } from './action-phase.ts';
import { boost, followers, resolveRole, rolePhase } from './role-phase.ts';

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

proves('ED 29', 'technologies that take more planets of their type, or more symbols', () => {
  const { seat, table } = given(2)
    .planet(0, 'lyttle', { faceUp: true })
    .planet(0, 'zephan', { faceUp: true })
    .planet(0, 'styku', { faceUp: true })
    .planet(0, 'oknow') // counts for nothing face down
    .start(resolveRole({ seat: 0, role: 'research', symbols: 3, cards: [], leading: true }));
  const barred = new Map(table.barred(0)[0]!.map(({ option, reason }) => [option.key, reason]));
  const isFree = (id: TechnologyId) => technologies[id].level === 1 && technologies[id].type !== 'metallic';
  deepEqual([...barred.keys()].sort(), table.state.market.filter(id => !isFree(id)).sort());

  const reasonsFor = (type: string, level: number) =>
    table.state.market
      .filter(id => technologies[id].type === type && technologies[id].level === level)
      .map(id => barred.get(id)!)
      .map(reason => ({ ...reason.with, id: reason.id }));
  for (const each of reasonsFor('metallic', 1))
    deepEqual(each, { id: 'research.planets', type: 'metallic', needs: 1, has: 0 });
  for (const each of reasonsFor('fertile', 2))
    deepEqual(each, { id: 'research.planets', type: 'fertile', needs: 2, has: 1 });
  for (const each of reasonsFor('advanced', 2)) deepEqual(each, { id: 'research.symbols', needs: 5, has: 3 });
  equal(reasonsFor('advanced', 2).length > 0, true);
  seat(0).chooses('improved-colonize-research');
});
