import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';

/** Sol is about to move into 46; a carrier in adjacent 26 has a command token. */
const table = () =>
  given('sol', 'hacan', 'letnev')
    .relics('sol', 'dominus-orb')
    .token('sol', '26')
    .units('sol', '26', { carrier: 1, infantry: 1 })
    .planets('sol', 'lodor');

proves('LRR 58.3c, LRR 95.3, relics/dominus-orb', 'purged, it frees what own command tokens hold', () => {
  const { seat, table: played } = table().start(activate({ system: '46' }));
  seat('sol').isAsked('before-movement').isOffered('dominus-orb').chooses('dominus-orb');
  deepEqual([seat('sol').player.relics, played.state.purged], [[], ['dominus-orb']]);
  seat('sol').isAsked('move.from').isOffered('26').chooses('26').allots({ carrier: 1 });
  seat('sol').isAsked('move.cargo').allots({ '26:space:infantry': 1 });
  deepEqual(seat('sol').units('46'), { carrier: 1, infantry: 1 });
  deepEqual([seat('sol').tokensOnBoard, played.state.lasting], [['26'], []]);
});

proves('LRR 58.3c, relics/dominus-orb', 'without it they stay, and it stays too', () => {
  const { seat } = table().start(activate({ system: '46' }));
  seat('sol').isAsked('before-movement').passes();
  deepEqual([seat('sol').units('26'), seat('sol').player.relics], [{ carrier: 1, infantry: 1 }, ['dominus-orb']]);
});

proves('LRR 95.3, relics/dominus-orb', 'ships from elsewhere pick up what is held on the way', () => {
  const { seat } = table()
    .units('sol', '01', { carrier: 1 })
    .technology('sol', 'carrier-ii')
    .start(activate({ system: '46' }));
  seat('sol').chooses('dominus-orb').isAsked('move.from').isOffered('01', '26').chooses('01').allots({ carrier: 1 });
  seat('sol').isAsked('move.cargo').isOfferedLines({ '26:space:infantry': 1 }).allots({ '26:space:infantry': 1 });
  seat('sol').passes();
  deepEqual([seat('sol').units('46'), seat('sol').units('26')], [{ carrier: 1, infantry: 1 }, { carrier: 1 }]);
});

proves('relics/dominus-orb', 'it works for this action alone, and for its owner alone', () => {
  const twice = table().start(activate({ system: '46' }), activate({ system: '19' }));
  twice.seat('sol').chooses('dominus-orb').passes().isNotAsked();
  const other = table()
    .active('hacan')
    .start(activate({ system: '46' }));
  other.seat('sol').isNotAsked();
  const none = given('sol', 'hacan', 'letnev')
    .relics('sol', 'dominus-orb')
    .token('sol', '26')
    .start(activate({ system: '46' }));
  none.seat('sol').isNotAsked(); // no unit has a command token
  const here = given('sol', 'hacan', 'letnev')
    .relics('sol', 'dominus-orb')
    .token('sol', '46')
    .units('sol', '46', { cruiser: 1 })
    .start(activate({ system: '46' }));
  here.seat('sol').isNotAsked(); // not in the active system
});
