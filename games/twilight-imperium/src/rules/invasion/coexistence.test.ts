import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../model/changes.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import type { State } from '../../model/state.ts';
import { activate } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');
const active = (system: string) => activate({ system });
const coexisting =
  (id: PlanetId, ...seats: number[]) =>
  (game: State): void => {
    planetToChange(game, id).coexisting = seats;
  };

proves('GR tactical.4f', 'a coexisting player may fight only the controller, not others who coexist (R-020)', () => {
  const { seat } = table()
    .units(0, 'wellon', { infantry: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .units(2, 'wellon', { infantry: 1 })
    .planets(1, 'wellon')
    .with(coexisting('wellon', 0, 2))
    .token(0, '19')
    .dice('combat', 8)
    .dice('combat', 1)
    .start(active('19'));
  seat(0).isAsked('fight-coexisting').isOffered('wellon:1').chooses('wellon:1');
  // The winner has the planet now, and may fight the third.
  deepEqual([seat(0).planets, seat(0).planet('wellon').coexisting], [['wellon'], [2]]);
  seat(0).isAsked('fight-coexisting').isOffered('wellon:2').passes();
});

proves('GR tactical.4f', 'a player with structures only is not fought, and the structures stay (R-020)', () => {
  const { seat } = table()
    .units(0, 'wellon', { infantry: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .units(2, 'wellon', { pds: 1 })
    .planets(0, 'wellon')
    .with(coexisting('wellon', 1, 2))
    .token(0, '19')
    .dice('combat', 8)
    .dice('combat', 1)
    .start(active('19'));
  seat(0).isAsked('fight-coexisting').isOffered('wellon:1').chooses('wellon:1');
  deepEqual([seat(2).units('wellon'), seat(2).planet('wellon').coexisting], [{ pds: 1 }, [2]]);
});

proves('GR tactical.4f', 'the structures of the loser are destroyed at once (R-020)', () => {
  const { seat } = table()
    .units(0, 'starpoint', { infantry: 1 })
    .units(0, 'new-albion', { infantry: 1 })
    .units(1, 'starpoint', { infantry: 1, 'space-dock': 1 })
    .units(1, 'new-albion', { infantry: 1 })
    .planets(0, 'starpoint', 'new-albion')
    .with(coexisting('starpoint', 1))
    .with(coexisting('new-albion', 1))
    .token(0, '27')
    .dice('combat', 8)
    .dice('combat', 1)
    .start(active('27'));
  seat(0).isAsked('fight-coexisting').isOffered('starpoint:1', 'new-albion:1').chooses('starpoint:1');
  seat(0).isAsked('fight-coexisting').isOffered('new-albion:1');
  deepEqual([seat(1).units('starpoint'), seat(1).planet('starpoint').coexisting], [{}, []]);
  seat(0).passes();
  deepEqual(seat(1).units('new-albion'), { infantry: 1 });
});

proves('GR tactical.4f', 'so are those of an active player who loses on a planet where they coexist (R-020)', () => {
  const { seat } = table()
    .units(0, 'wellon', { infantry: 1, 'space-dock': 1 })
    .units(1, 'wellon', { infantry: 1 })
    .planets(1, 'wellon')
    .with(coexisting('wellon', 0))
    .token(0, '19')
    .dice('combat', 1)
    .dice('combat', 8)
    .start(active('19'));
  seat(0).isAsked('fight-coexisting').chooses('wellon:1');
  deepEqual([seat(0).units('wellon'), seat(1).planets], [{}, ['wellon']]);
});

proves('GR tactical.4f', 'a controller who loses keeps the planet while two others coexist there (R-020)', () => {
  const { seat } = table()
    .units(0, 'wellon', { infantry: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .units(2, 'wellon', { infantry: 1 })
    .planets(0, 'wellon')
    .with(coexisting('wellon', 1, 2))
    .token(0, '19')
    .dice('combat', 1)
    .dice('combat', 8)
    .start(active('19'));
  seat(0).isAsked('fight-coexisting').isOffered('wellon:1', 'wellon:2').chooses('wellon:2');
  deepEqual([seat(0).planets, seat(0).planet('wellon').coexisting], [['wellon'], [1, 2]]);
});

proves('LRR 25.5', 'if attacker and controller are both destroyed, the only coexisting player gains the planet', () => {
  const { seat } = table()
    .units(0, '19', { carrier: 1, infantry: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .units(2, 'wellon', { infantry: 1 })
    .planets(1, 'wellon')
    .with(coexisting('wellon', 2))
    .token(0, '19')
    .dice('combat', 8)
    .dice('combat', 8)
    .start(active('19'));
  seat(0).isAsked('commit').allots({ 'infantry@wellon': 1 });
  deepEqual([seat(1).planets, seat(2).planets, seat(2).planet('wellon').coexisting], [[], ['wellon'], []]);
});
