import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Ask, simplestAnswer } from '@orrery/kernel';
import { newTable } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { describe, expect, test } from 'vitest';
import { twilightImperium } from '../../index.ts';
import { canPlayTogether, couldClash, firstTogether } from '../../model/factions/homes.ts';
import { tileFacts } from '../../model/galaxy/galaxy.ts';
import type { FactionId, Source } from '../../model/ids.ts';
import { readOptions } from '../../model/options.ts';
import { systemOf } from '../../model/readers.ts';
import type { Options, State } from '../../model/state.ts';
import type { TestTable } from '../../testing/index.ts';

const every: readonly Source[] = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4'];
const four: FactionId[] = ['keleres', 'mentak', 'xxcha', 'argent'];

const begin = (seats: number, options: object, seed = 'homes'): TestTable =>
  newTable(twilightImperium, { seats, options, seed });

const keys = (ask: Ask): string[] => (ask.form === 'pick' ? ask.options.map(({ key }) => key) : []);
const answer = (table: TestTable, ask: Ask, ...value: string[]): void => {
  const taken = table.answer({ ask: ask.id, seat: ask.seat, value });
  ok(taken.ok, taken.ok ? '' : taken.message);
};

/** Answers with the default until a question of this kind, or until setup is over. */
function upTo(table: TestTable, kind: string): Ask | undefined {
  for (;;) {
    const ask = table.asks().find(each => each.kind.startsWith('setup.'));
    if (!ask || ask.kind === kind) return ask;
    const wanted = ask.kind === 'setup.ban' ? undefined : keys(ask).find(key => key.endsWith('keleres'));
    const isOne = ask.form === 'pick' && ask.max === 1;
    ok(table.answer({ ask: ask.id, seat: ask.seat, value: wanted && isOne ? [wanted] : simplestAnswer(ask) }).ok);
  }
}

const seatOf = ({ seats }: State): number => seats.findIndex(({ faction }) => faction === 'keleres');

const homes = {
  mentak: { tile: 'keleres_mentak', hero: 'harka-leeds', planets: ['moll-primus-keleres'] },
  xxcha: { tile: 'keleres_xxcha', hero: 'odlynn-myrr', planets: ['archon-ren-keleres', 'archon-tau-keleres'] },
  argent: {
    tile: 'keleres_argent',
    hero: 'kuuasi-aun-jalatai',
    planets: ['valk-keleres', 'ylir-keleres', 'avar-keleres'],
  },
} as const;

/** Seat 1 plays the Keleres, who take a home. */
function takesHome(of: keyof typeof homes): void {
  const table = begin(3, { map: 'three-player', factions: ['sol', 'keleres', 'hacan'] });
  const ask = table.asks()[0]!;
  deepEqual([ask.kind, ask.seat, table.asks().length], ['setup.home', 1, 1]);
  deepEqual(keys(ask), ['mentak', 'xxcha', 'argent']);
  equal(table.state.galaxy.tiles.length, 0); // the galaxy is built when all homes are known
  answer(table, ask, of);
  upTo(table, 'none');
  const { state } = table;
  const { tile, hero, planets } = homes[of];
  const player = state.seats[1]!;
  equal(player.home, tile);
  equal(tileFacts(tile).homeOf, 'keleres');
  deepEqual(
    systemOf(state, tile).planets.map(({ id, controller }) => [id, controller]),
    planets.map(id => [id, 1]),
  );
  const heroes = Object.values(homes).map(each => each.hero as string);
  deepEqual(
    player.leaders.map(({ id }) => id).filter(id => heroes.includes(id)),
    [hero],
  );
}

proves(
  'GR setup.1, R-290, faction-abilities/the-tribuni',
  'a home with its planets, and the hero that goes with it',
  () => {
    for (const of of ['mentak', 'xxcha', 'argent'] as const) takesHome(of);
  },
);

proves('GR setup.1, R-290, faction-abilities/the-tribuni', 'not the home of a faction that plays', () => {
  const table = begin(3, { map: 'three-player', factions: ['argent', 'keleres', 'hacan'] });
  const ask = upTo(table, 'setup.home')!;
  deepEqual(keys(ask), ['mentak', 'xxcha']);
  deepEqual(
    table.barred(1).flatMap(all => all.map(({ option, reason }) => [option.key, reason.id, reason.rule])),
    [['argent', 'home.in-play', 'R-290']],
  );
});

proves('GR setup.1, R-290', 'the Argent Flight has no home to take without Prophecy of Kings', () => {
  const table = begin(3, { sets: ['base', 'codex3'], map: 'random', factions: ['sol', 'keleres', 'hacan'] });
  deepEqual(keys(upTo(table, 'setup.home')!), ['mentak', 'xxcha']);
});

/** Every way to come to factions and a galaxy, with the Keleres among few factions. */
const ways: readonly (readonly [string, Partial<Options> | object])[] = [
  ['picks in turn', { draft: true }],
  ['pick and ban', { setup: 'pick-and-ban bans=1 from=sol,hacan,mentak,letnev,jolnar,xxcha,keleres' }],
  ['two of which one', { setup: 'two-of-which-one from=keleres,sol,hacan,mentak,letnev,xxcha' }],
  ['random within', { setup: 'random-within from=keleres,sol,hacan' }],
  ['milty', { setup: 'milty from=keleres,sol,hacan,mentak factions=4' }],
  ['built galaxy', { setup: 'build', factions: ['sol', 'keleres', 'hacan'] }],
  ['picks and a built galaxy', { setup: 'random-within from=keleres,sol,hacan', map: 'build' }],
  ['map string', { map: '19 20 21 22 23 24 25 0 26 27 28 0 29 30 31 0 32 33', factions: ['sol', 'keleres', 'hacan'] }],
];

proves('GR setup.1, R-290, faction-abilities/the-tribuni', 'the home is chosen and on the board in every setup', () => {
  for (const [name, options] of ways) {
    const table = begin(3, options);
    const ask = upTo(table, 'setup.home');
    ok(ask, `the home is asked for: ${name}`);
    equal(ask.seat, seatOf(table.state));
    ok(table.log.length > 0, `the log begins before the first question: ${name}`);
    const chosen = keys(ask).at(-1)! as keyof typeof homes;
    answer(table, ask, chosen);
    upTo(table, 'none');
    const { state } = table;
    const { tile } = homes[chosen];
    equal(state.seats[seatOf(state)]!.home, tile, name);
    equal(state.galaxy.tiles.filter(placed => placed.tile === tile).length, 1, name);
    deepEqual([state.phase, state.draft], ['strategy', undefined]);
  }
});

describe('factions that cannot all play (R-290)', () => {
  test('the Keleres with all whose home they could take', () => {
    expect(canPlayTogether(four, every)).toBe(false);
    expect(canPlayTogether(['keleres', 'mentak', 'xxcha', 'sol'], every)).toBe(true);
    expect(canPlayTogether(['keleres', 'mentak', 'xxcha'], ['base', 'codex3'])).toBe(false);
    expect(firstTogether(['mentak', 'xxcha', 'argent', 'keleres', 'sol'], 4, every)).toEqual([
      ...['mentak', 'xxcha', 'argent', 'sol'],
    ]);
  });

  test('are refused where they are named, or where nobody else is on offer', () => {
    const named = readOptions({ factions: four }, 4);
    expect(named.ok ? '' : named.message).toBe(
      '"factions": keleres needs the home of a faction that does not play: mentak, xxcha, argent.',
    );
    const offered = readOptions({ setup: `milty from=${four}` }, 4);
    expect(offered.ok ? '' : offered.message).toContain('which cannot all play together');
    expect(readOptions({ setup: `milty from=${four},sol` }, 4).ok).toBe(true);
  });

  test('are not dealt together', () => {
    for (let i = 0; i < 12; i++)
      for (const setup of ['random-within', 'milty factions=4', 'pick-and-ban bans=0'])
        expect(canPlayTogether(playing(setup, i), every)).toBe(true);
  });

  /** Who plays in the end, where all take the Keleres' fellows as long as they can. */
  function playing(setup: string, seed: number): FactionId[] {
    const table = begin(4, { setup: `${setup} from=${four},sol` }, `${seed}`);
    for (
      let [ask] = table.asks();
      ask && ask.kind !== 'setup.home' && ask.kind.startsWith('setup.');
      [ask] = table.asks()
    ) {
      const wanted = keys(ask).filter(key => four.some(id => key.endsWith(id)));
      const value = wanted.length > 0 && ask.form === 'pick' && ask.max === 1 ? [wanted[0]!] : simplestAnswer(ask);
      expect(table.answer({ ask: ask.id, seat: ask.seat, value }).ok).toBe(true);
    }
    return table.state.seats.map(({ faction }) => faction);
  }

  test('two of which one is dealt so that no choices clash', () => {
    expect(couldClash([['keleres'], ['mentak'], ['xxcha'], ['argent']], every)).toBe(true);
    expect(couldClash([['keleres', 'mentak'], ['sol'], ['xxcha'], ['argent']], every)).toBe(false);
    expect(couldClash([['keleres'], ['mentak'], ['xxcha'], ['sol']], every)).toBe(false);
    for (let i = 0; i < 30; i++) {
      const table = begin(4, { setup: `two-of-which-one from=${four},sol,hacan,letnev,jolnar,l1z1x` }, `two ${i}`);
      const hands = table.state.dealtFactions!.hands.map(hand =>
        hand.map(card => card.replace('faction:', '') as FactionId),
      );
      expect(couldClash(hands, every)).toBe(false);
    }
  });
});
