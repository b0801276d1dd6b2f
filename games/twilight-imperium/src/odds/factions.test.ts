import { ok } from 'node:assert/strict';
import { expect, test } from 'vitest';
import { technologies } from '../model/cards/technologies.ts';
import { wholeFactions } from '../model/factions/factions.ts';
import { type FactionId, technologyIds } from '../model/ids.ts';
import { checkFight, type Fight, type Side } from './fight.ts';
import { readForce } from './force.ts';
import { oddsOf } from './odds.ts';
import { simulatedOdds } from './simulate.ts';

const force = (text: string): Side['units'] => {
  const read = readForce(text);
  ok(read.ok, text);
  return read.value;
};

/** A side with everything that its faction can have of its own. */
const side = (faction: FactionId, units: string): Side => ({
  faction,
  units: force(units),
  technologies: technologyIds.filter(
    id => technologies[id].faction === faction && technologies[id].source !== 'te' && !technologies[id].copier,
  ),
  tradeGoods: 3,
});

test.each(wholeFactions)('%s fights as either side, in space and on the ground, with all its technologies', faction => {
  const other = faction === 'sol' ? 'hacan' : 'sol';
  const places = { space: ['1 fs 1 dn 2 ff', '1 ca 1 dd 1 ff'], ground: ['1 mech 2 inf', '3 inf'] } as const;
  for (const [place, [strong, weak]] of Object.entries(places))
    for (const isAttacker of [true, false]) {
      const [own, theirs] = [side(faction, strong), side(other, weak)];
      const fight: Fight = {
        attacker: isAttacker ? own : theirs,
        defender: isAttacker ? theirs : own,
        place: place as Fight['place'],
      };
      expect(checkFight(fight)).toMatchObject({ ok: true });
      const { win, lose, draw } = simulatedOdds(fight, { runs: 40, seed: faction });
      expect(win + lose + draw).toBeCloseTo(1);
      expect(isAttacker ? win : lose).toBeGreaterThan(0.2);
    }
});

const won = (attacker: Side, defender: Side): number =>
  oddsOf({ attacker, defender, place: 'space' }, { runs: 4000, seed: 'factions' }).win;

const bare = (faction: FactionId, units: string): Side => ({ faction, units: force(units) });

test('texts of flagships and units count: no die of the Winnu against fighters, fighters of the Naalu that hit on 8', () => {
  expect(won(bare('winnu', '1 fs'), bare('sol', '2 ff'))).toBe(0);
  expect(won(bare('winnu', '1 fs'), bare('sol', '1 ca'))).toBeGreaterThan(0.5);
  // One fighter against one: each round 3 in 10 against 2 in 10.
  const ends = 1 - 0.7 * 0.8;
  expect(won(bare('naalu', '1 ff'), bare('sol', '1 ff'))).toBeCloseTo((0.3 * 0.8) / ends, 5);
  // Van Hauge takes its destroyer along when it falls.
  const both = oddsOf(
    { attacker: bare('yin', '1 fs'), defender: bare('sol', '3 dn'), place: 'space' },
    { runs: 2000, seed: 'yin' },
  );
  expect(both.draw).toBeGreaterThan(0.9);
});
