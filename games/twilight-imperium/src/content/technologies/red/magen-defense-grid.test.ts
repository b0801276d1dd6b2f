import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import type { Source } from '../../../model/ids.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

/** Sol lands on Wellon, where Hacan has an infantry and a structure; with a mech, where the game has mechs. */
const wellonHeld = (...sets: Source[]) =>
  given('sol', 'hacan', 'letnev', { sets })
    .planets('sol', 'jord')
    .units('sol', '19', { carrier: 1, infantry: 1, ...(sets.includes('pok') && { mech: 1 }) })
    .units('hacan', 'wellon', { infantry: 1, 'space-dock': 1 })
    .planets('hacan', 'wellon')
    .technology('hacan', 'magen-defense-grid');

proves(
  'technologies/magen-defense-grid',
  'Magen Defense Grid of the newest codex: an activated system gains an infantry with each structure',
  () => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .units('hacan', 'bereg', { pds: 2, 'space-dock': 1 })
      .units('letnev', 'lirta-iv', { pds: 1 })
      .technology('hacan', 'magen-defense-grid')
      .start(activate({ system: '35' }));
    deepEqual(seat('hacan').units('bereg'), { pds: 2, 'space-dock': 1, infantry: 3 });
    deepEqual(seat('letnev').units('lirta-iv'), { pds: 1 });
  },
);

test('Magen Defense Grid of the newest codex: whoever activates the system, also its owner', () => {
  const { seat } = given('hacan', 'sol', 'letnev')
    .units('hacan', 'bereg', { pds: 1 })
    .technology('hacan', 'magen-defense-grid')
    .start(activate({ system: '35' }));
  deepEqual(seat('hacan').units('bereg'), { pds: 1, infantry: 1 });
});

test('Magen Defense Grid of the codices: one hit as a ground combat starts, where its owner wants it', () => {
  const { seat } = wellonHeld('base', 'pok', 'codex1').start(activate({ system: '19' }));
  deepEqual(seat('hacan').units('wellon'), { infantry: 1, 'space-dock': 1 }); // no infantry in the first codex
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1, 'mech@wellon': 1 });
  seat('hacan').isAsked('magen-defense-grid.target').isOffered('infantry', 'mech').chooses('mech');
  seat('sol').isAsked('sustain-hit').isOffered('mech').chooses('mech'); // that unit alone may cancel it
  deepEqual(seat('sol').units('wellon'), { infantry: 1, 'mech!': 1 });
});

test('Magen Defense Grid of the codices: who has no ground force left has lost before it rolls', () => {
  const { seat, table } = wellonHeld('base', 'codex1').start(activate({ system: '19' }));
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
  deepEqual(seat('sol').units('wellon'), {});
  deepEqual(
    table.events.filter(({ type }) => type === 'combat-roll' || type === 'combat-over').map(({ type }) => type),
    ['combat-over'],
  );
  deepEqual(seat('hacan').planets, ['wellon']);
});

test('Magen Defense Grid of the codices: nothing without a structure on that planet', () => {
  const { seat, table } = given('sol', 'hacan', 'letnev')
    .units('sol', '35', { carrier: 1, infantry: 1 })
    .units('hacan', 'bereg', { infantry: 1 })
    .units('hacan', 'lirta-iv', { 'space-dock': 1 })
    .technology('hacan', 'magen-defense-grid')
    .dice('combat', 10)
    .dice('combat', 10)
    .start(activate({ system: '35' }));
  seat('sol').isAsked('commit').allots({ 'infantry@bereg': 1 });
  equal(table.over, true);
  equal(eventsOf(table, 'combat-roll').length, 2);
});

test('Magen Defense Grid of the base game: exhausted for a round in which the opponent does not roll', () => {
  const held = wellonHeld('base').units('hacan', 'wellon', { pds: 1 });
  const { seat, table } = held.dice('combat', 8).start(activate({ system: '19' }));
  seat('hacan').isAsked('space-cannon').passes();
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
  seat('hacan').isAsked('space-cannon-defense').passes();
  seat('hacan').isAsked('start-of-ground-combat').isOffered('magen-defense-grid').chooses('magen-defense-grid');
  deepEqual(seat('hacan').player.exhausted, ['magen-defense-grid']);
  const rolls = eventsOf(table, 'combat-roll').map(({ data }) => data.seat);
  deepEqual(rolls, [1]);
  deepEqual(seat('sol').units('wellon'), {});
});

test('Magen Defense Grid of the base game: not without Planetary Shield, nor beside a war sun', () => {
  const start = (dock: 'pds' | 'space-dock', ships: { 'war-sun'?: number }) => {
    const { seat } = given('sol', 'hacan', 'letnev', { sets: ['base'] })
      .units('sol', '19', { carrier: 1, infantry: 1, ...ships })
      .units('hacan', 'wellon', { infantry: 1, [dock]: 1 })
      .technology('hacan', 'magen-defense-grid')
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '19' }));
    if (dock === 'pds') seat('hacan').isAsked('space-cannon').passes();
    if (ships['war-sun']) seat('sol').isAsked('bombardment').passes();
    seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
    if (dock === 'pds') seat('hacan').isAsked('space-cannon-defense').passes();
    return seat('hacan');
  };
  start('space-dock', {}).isNotAsked();
  start('pds', { 'war-sun': 1 }).isNotAsked();
  start('pds', {}).isAsked('start-of-ground-combat').passes();
});

test('Magen Defense Grid of the newest codex: the hit as ground combat starts is still there', () => {
  const { seat, table } = wellonHeld('base', 'codex4').start(activate({ system: '19' }));
  deepEqual(seat('hacan').units('wellon'), { infantry: 2, 'space-dock': 1 });
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
  equal(
    table.events.some(({ type }) => type === 'combat-roll'),
    false,
  );
  deepEqual(seat('sol').units('wellon'), {});
  deepEqual(seat('hacan').units('wellon'), { infantry: 2, 'space-dock': 1 });
});

test('Magen Defense Grid of the base game: once exhausted it helps no more', () => {
  const { seat } = given('sol', 'hacan', 'letnev', { sets: ['base'] })
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { infantry: 1, pds: 1 })
    .technology('hacan', 'magen-defense-grid')
    .exhausted('hacan', 'magen-defense-grid')
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  seat('hacan').isAsked('space-cannon').passes();
  seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
  seat('hacan').isAsked('space-cannon-defense').passes();
  seat('hacan').isNotAsked();
  deepEqual(seat('hacan').units('wellon'), {});
});

test('Magen Defense Grid of the newest codex: an infantry with a space dock in space too', () => {
  const { seat } = given('hacan', 'sol', 'letnev')
    .units('hacan', '46', { 'space-dock': 1, carrier: 1 })
    .technology('hacan', 'magen-defense-grid')
    .start(activate({ system: '46' }));
  deepEqual(seat('hacan').units('46'), { 'space-dock': 1, carrier: 1, infantry: 1 });
});

test('Magen Defense Grid of the codices: damaged units and others are told apart', () => {
  const start = (mechs: { mech?: number; 'mech!'?: number }) => {
    const { seat } = given('sol', 'hacan', 'letnev', { sets: ['base', 'pok', 'codex1'] })
      .units('sol', '19', { carrier: 1, infantry: 1, ...mechs })
      .units('hacan', 'wellon', { infantry: 1, 'space-dock': 1 })
      .technology('hacan', 'magen-defense-grid')
      .mayRoll('combat', 8)
      .mayRoll('combat', 1)
      .start(activate({ system: '19' }));
    const committed = Object.entries(mechs).map(([mech, count]) => [`${mech}@wellon`, count]);
    seat('sol')
      .isAsked('commit')
      .allots({ 'infantry@wellon': 1, ...Object.fromEntries(committed) });
    return seat;
  };
  const damaged = start({ 'mech!': 1 });
  const hacan = damaged('hacan').isAsked('magen-defense-grid.target').isOffered('infantry', 'mech!');
  const { ask } = hacan;
  deepEqual(ask.form === 'pick' && ask.options.map(({ at }) => at), [
    { unit: 'infantry' },
    { unit: 'mech', damaged: 1 },
  ]);
  hacan.chooses('mech!');
  damaged('sol').isNotAsked(); // it cannot sustain again
  deepEqual(damaged('sol').units('wellon'), { infantry: 1 });

  const both = start({ mech: 1, 'mech!': 1 });
  both('hacan').isOffered('infantry', 'mech', 'mech!');
});

test('Magen Defense Grid of the codices: for an attacker with a structure there as well, for no bystander', () => {
  const fought = (owner: 'sol' | 'letnev') => {
    const { seat, table } = given('sol', 'hacan', 'letnev', { sets: ['base', 'codex1'] })
      .units('sol', '19', { carrier: 1, infantry: 1 })
      .units(owner, 'wellon', { 'space-dock': 1 })
      .units('hacan', 'wellon', { infantry: 1 })
      .technology(owner, 'magen-defense-grid')
      .mayRoll('combat', 8)
      .mayRoll('combat', 1)
      .start(activate({ system: '19' }));
    seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
    return eventsOf(table, 'combat-roll').length;
  };
  equal(fought('sol'), 0);
  equal(fought('letnev'), 2);
});
