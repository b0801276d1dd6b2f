import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'archaeological-expedition';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves(
  'LRR 35.9, action-cards/archaeological-expedition',
  'fragments are gained and the rest is discarded unresolved',
  () => {
    const { seat, table: played } = table()
      .planets('sol', 'lodor', 'wellon')
      .deck('cultural', 'cultural-relic-fragment#1', 'dyson-sphere', 'cultural-relic-fragment#2', 'paradise-world')
      .deck('hazardous', 'rich-world')
      .deck('industrial', 'functioning-base#1')
      .start(takeTurn({ seat: 0 }));
    seat('sol')
      .uses(card)
      .isAsked('archaeological-expedition.aim')
      .isOffered('cultural', 'industrial') // it has no hazardous planet
      .chooses('cultural');
    const { cards, discard } = played.state.exploration.cultural;
    deepEqual([cards, discard], [['paradise-world'], ['dyson-sphere']]);
    deepEqual(seat('sol').player.fragments, { cultural: 2, hazardous: 0, industrial: 0, frontier: 0 });
    deepEqual(seat('sol').planet('lodor').attachments, []);
    const revealed = eventsOf(played, 'unearthed')[0]!;
    deepEqual(revealed.data.cards, ['cultural-relic-fragment#1', 'dyson-sphere', 'cultural-relic-fragment#2']);
  },
);

proves(
  'LRR 35.2, action-cards/archaeological-expedition',
  'as many as there are, the discards shuffled in first',
  () => {
    const { seat, table: played } = table()
      .planets('sol', 'lodor')
      .deck('cultural', 'dyson-sphere')
      .with(game => game.exploration.cultural.discard.push('cultural-relic-fragment#1'))
      .start(takeTurn({ seat: 0 }));
    seat('sol').uses(card).chooses('cultural');
    deepEqual(
      [played.state.exploration.cultural, seat('sol').player.fragments.cultural],
      [{ cards: [], discard: ['dyson-sphere'] }, 1],
    );
  },
);

proves('LRR 22.3, action-cards/archaeological-expedition', 'not without a planet that has a trait', () => {
  const { seat } = table()
    .planets('sol', 'jord')
    .deck('cultural', 'dyson-sphere')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});
