import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { activate } from '../../../moments/steps.ts';
import { given, type Started } from '../../../testing/index.ts';

const table = () =>
  given('nekro', 'hacan', 'letnev')
    .sheet('nekro', 'the-alastor', 'mordred')
    .planets('nekro', 'mordai-ii')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

const fleet = () =>
  table()
    .planets('nekro', 'wellon')
    .units('nekro', 'wellon', { infantry: 2, mech: 1 })
    .units('nekro', '19', { flagship: 1, infantry: 1 })
    .units('hacan', '19', { cruiser: 1 });

/** Nobody retreats. */
const stay = (seat: Started['seat']): void => {
  for (const who of ['nekro', 'hacan'] as const)
    while (seat(who).isWaitedFor && seat(who).ask.kind === 'announce-retreat') seat(who).passes();
};

proves(
  'LRR 78, faction-units/the-alastor',
  'ground forces of its system fight as ships, and go back afterwards',
  () => {
    const { seat } = fleet()
      .active('hacan')
      .dice('combat', 1)
      .dice('combat', 1, 1, 10, 1, 1)
      .start(activate({ system: '19' }));
    const nekro = seat('nekro').isAsked('start-of-space-combat').chooses('the-alastor');
    nekro.isAsked('the-alastor').isOfferedLines({ infantry: 1 }).allots({ infantry: 1 });
    nekro.isAsked('the-alastor').isOfferedLines({ infantry: 2, mech: 1 }).allots({ infantry: 1, mech: 1 });
    stay(seat);
    deepEqual(
      [nekro.units('19'), nekro.units('wellon')],
      [
        { flagship: 1, infantry: 1 },
        { infantry: 2, mech: 1 },
      ],
    );
    deepEqual([nekro.planet('wellon').controller, seat('hacan').units('19')], [0, {}]);
  },
);

proves('LRR 78.6, faction-units/the-alastor', 'they can take hits, and fight on without the flagship', () => {
  const { seat } = fleet()
    .units('hacan', '19', { dreadnought: 1 })
    .active('hacan')
    .tokens('hacan', { fleet: 3 })
    .dice('combat', 10, 10)
    .dice('combat', 1, 1, 1)
    .dice('combat', 1, 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  const nekro = seat('nekro').chooses('the-alastor').allots({}).allots({ infantry: 1 });
  stay(seat);
  nekro.isAsked('sustain-damage').allots({ flagship: 1 }).isAsked('assign-hits');
  nekro.isOfferedLines({ 'infantry~the-alastor:wellon': 1, 'flagship!': 1 }).allots({ 'flagship!': 1 });
  stay(seat);
  while (seat('hacan').isWaitedFor) seat('hacan').passes(); // no bombardment
  deepEqual(nekro.units('wellon'), { infantry: 1, mech: 1 });
});

proves(
  'LRR 87.5, faction-units/the-alastor, action-cards/direct-hit',
  'a Direct Hit destroys a mech among them',
  () => {
    const { seat } = fleet()
      .active('hacan')
      .actionCards('hacan', 'direct-hit#1')
      .dice('combat', 10)
      .dice('combat', 1, 1, 10)
      .start(activate({ system: '19' }));
    const nekro = seat('nekro').chooses('the-alastor').allots({}).allots({ mech: 1 });
    stay(seat);
    nekro.isAsked('sustain-damage').isOfferedLines({ flagship: 1, 'mech~the-alastor:wellon': 1 });
    nekro.allots({ 'mech~the-alastor:wellon': 1 });
    seat('hacan').isAsked('after-sustain-damage').isOffered('direct-hit#1').chooses('direct-hit#1');
    deepEqual([nekro.units('19'), nekro.units('wellon')], [{ flagship: 1, infantry: 1 }, { infantry: 2 }]);
  },
);

const copied = (technology: 'production-biomes' | 'l4-disruptors') =>
  table()
    .planets('nekro', 'wellon')
    .with(game => {
      const player = playerToChange(game, 0);
      player.technologies.push('valefar-assimilator-x', technology);
      player.copies = [{ card: 'valefar-assimilator-x', technology }];
    })
    .units('nekro', 'wellon', { mech: 1 })
    .units('hacan', '19', { carrier: 1, infantry: 1 })
    .active('hacan');

proves('LRR 42, faction-units/mordred', 'better by 2 against an opponent of whom a technology is copied', () => {
  const infected = copied('production-biomes')
    .dice('combat', 1)
    .dice('combat', 4)
    .start(activate({ system: '19' }));
  infected.seat('hacan').allots({ 'infantry@wellon': 1 });
  deepEqual(infected.seat('hacan').units('wellon'), {});
  const other = copied('l4-disruptors')
    .dice('combat', 1)
    .dice('combat', 5)
    .dice('combat', 1)
    .dice('combat', 6)
    .start(activate({ system: '19' }));
  other.seat('hacan').allots({ 'infantry@wellon': 1 });
  equal(other.seat('nekro').units('wellon').mech, 1);
});

proves(
  'R-222, LRR 87.5, faction-units/the-alastor, action-cards/direct-hit',
  'a mech that fights as a ship may be destroyed by a Direct Hit',
  () => {
    const { seat } = fleet()
      .actionCards('hacan', 'direct-hit')
      .active('hacan')
      .dice('combat', 7)
      .dice('combat', 1, 1, 1)
      .mayRoll('combat', 1)
      .mayRoll('combat', 10, 1)
      .start(activate({ system: '19' }));
    const nekro = seat('nekro').chooses('the-alastor').allots({}).allots({ mech: 1 });
    stay(seat);
    nekro.isAsked('sustain-damage').allots({ 'mech~the-alastor:wellon': 1 });
    seat('hacan').isAsked('after-sustain-damage').chooses('direct-hit');
    stay(seat);
    deepEqual(nekro.units('wellon'), { infantry: 2 });
  },
);

proves(
  'R-222, LRR 18, leaders/viscount-unlenn',
  'one die more is one die, wherever the ground forces came from',
  () => {
    const { seat, table: played } = given('nekro', 'hacan', 'letnev')
      .sheet('nekro', 'the-alastor')
      .leader('letnev', 'viscount-unlenn')
      .planets('nekro', 'mordai-ii', 'wellon')
      .planets('hacan', 'arretze')
      .planets('letnev', 'arc-prime')
      .units('nekro', 'wellon', { infantry: 1 })
      .units('nekro', '19', { flagship: 1, infantry: 1 })
      .units('hacan', '19', { cruiser: 1 })
      .active('hacan')
      .dice('combat', 1)
      .dice('combat', 10, 1, 1, 1, 1)
      .start(activate({ system: '19' }));
    seat('letnev').isAsked('start-of-space-combat').passes();
    seat('nekro').chooses('the-alastor').allots({ infantry: 1 }).allots({ infantry: 1 });
    seat('letnev').isAsked('start-of-space-combat').chooses('viscount-unlenn').chooses('0:infantry');
    stay(seat);
    equal(
      played.events.flatMap(event => (event.type === 'combat-roll' ? [event.data] : [])).find(each => each.seat === 0)!
        .dice.length,
      5,
    );
  },
);
