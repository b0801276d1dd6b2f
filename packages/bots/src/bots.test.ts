import { eminentDomain } from '@orrery/eminent-domain';
import { type Game, imagine, type KernelState, quickRandom, redeal, type Seat, seedFrom, Table } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type Bot, type BotInput, botNames, consult, levelNames, makeBot, usualBot } from './index.ts';

const switches = [{}, { errata2014: true }, { learning: true }, { errata2014: true, learning: true }];

function newTable(seats: number, game: number, keep: boolean) {
  const options = eminentDomain.readOptions(switches[game % switches.length], seats);
  if (!options.ok) throw new Error(options.message);
  return new Table(eminentDomain as unknown as Game<KernelState, unknown, unknown>, {
    seats,
    options: options.value,
    seed: seedFrom(`bots/${seats}/${game}`),
    keep,
  });
}

const botCalled = (name: string, seed: string): Bot => {
  const bot = makeBot(eminentDomain.id, name, seed);
  if (!bot) throw new Error(`no bot is called ${name}`);
  return bot;
};

/** Plays a game to its end; throws at the first illegal answer. Returns what every seat was asked and answered. */
function play(table: ReturnType<typeof newTable>, bots: readonly Bot[], seed: number): string[] {
  const random = quickRandom(seed);
  const said: string[] = [];
  while (!table.over) {
    const ask = table.asks().find(each => !each.ahead)!;
    const value = bots[ask.seat]!.choose({ view: table.view(ask.seat), ask, random });
    const outcome = table.answer({ ask: ask.id, seat: ask.seat, value });
    if (!outcome.ok) throw new Error(`${ask.kind} ${JSON.stringify(value)}: ${outcome.code}`);
    said.push(`${ask.kind} ${JSON.stringify(value)}`);
  }
  return said;
}

/** One greedy bot among random ones, with a rotating seat. */
const mixed = (seats: number, game: number): { bots: Bot[]; greedy: Seat } => {
  const greedy = game % seats;
  const bots = Array.from({ length: seats }, (_, seat) =>
    botCalled(seat === greedy ? 'greedy' : 'random', `${game}/${seat}`),
  );
  return { bots, greedy };
};

test('bots are found by game and name', () => {
  expect(botNames('eminent-domain')).toEqual(['easy', 'normal', 'hard', 'random', 'greedy', 'search']);
  expect(botNames('twilight-imperium')).toEqual(['easy', 'normal', 'hard', 'random', 'steward', 'search', 'curious']);
  expect(botNames('no-such-game')).toEqual(['random']);
  expect(botNames('constructor')).toEqual(['random']);
  expect(makeBot('no-such-game', 'greedy', '1')).toBeUndefined();
  expect(makeBot('eminent-domain', 'toString', '1')).toBeUndefined();
  expect(makeBot('eminent-domain', 'greedy', '1')?.name).toBe('greedy');
  expect(makeBot('eminent-domain', 'hard', '1')).toMatchObject({ name: 'hard', imagines: true });
  expect(makeBot('no-such-game', 'hard', '1')).toBeUndefined();
  expect([levelNames('no-such-game'), usualBot('no-such-game')]).toEqual([['random'], 'random']);
});

describe('no bot ever gives an illegal answer, and greedy wins', () => {
  test.each([2, 3, 4])('in 40 games of %i players', seats => {
    let wins = 0;
    for (let game = 0; game < 40; game++) {
      const { bots, greedy } = mixed(seats, game);
      const table = newTable(seats, game, false);
      play(table, bots, game);
      if (table.standing!.winners.includes(greedy)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(36);
  });
});

describe('levels', () => {
  test('are ordered: normal beats easy, and easy beats random', () => {
    const wins = (name: string, other: string) => {
      let won = 0;
      for (let game = 0; game < 30; game++) {
        const table = newTable(2, game, false);
        const bots = [name, other].map((each, seat) => botCalled(each, `${game}/${seat}`));
        play(table, game % 2 === 0 ? bots : bots.toReversed(), game);
        if (table.standing!.winners.includes(game % 2)) won++;
      }
      return won;
    };
    expect(wins('normal', 'easy')).toBeGreaterThan(18);
    expect(wins('easy', 'random')).toBeGreaterThan(26);
  });
});

describe('search', () => {
  /** Some positions of a game of greedy bots, with the question of the moment. */
  function* positions(seats: number, game: number) {
    const table = newTable(seats, game, true);
    const greedy = botCalled('greedy', `${game}`);
    for (let n = 0; !table.over; n++) {
      const ask = table.asks().find(each => !each.ahead)!;
      if (n % 23 === 0) yield { table, ask };
      table.answer({ ask: ask.id, seat: ask.seat, value: consult(greedy, table, ask, { random: quickRandom(n) }) });
    }
  }
  const search = botCalled('search', 'search');
  const choice = (table: ReturnType<typeof newTable>, id: string, seat: Seat) =>
    consult(search, table, table.asks(seat).find(each => each.id === id)!, {
      random: quickRandom(4),
      budget: { iterations: 12 },
    });

  test('answers legally, the same for the same seed and iterations, and independent of hidden state', () => {
    let tried = 0;
    for (const seats of [2, 3, 4])
      for (const { table, ask } of positions(seats, seats)) {
        const value = choice(table, ask.id, ask.seat);
        expect(table.check({ ask: ask.id, seat: ask.seat, value })).toMatchObject({ ok: true });
        const dealt = redeal(table, ask.seat, { seed: seedFrom(`search ${tried}`) });
        expect(choice(dealt, ask.id, ask.seat), `${ask.kind}, ${seats} seats`).toEqual(value);
        tried++;
      }
    expect(tried).toBeGreaterThan(25);
  });

  test('respects its budget, and falls back to its policy without simulation', () => {
    const table = newTable(2, 1, true);
    const ask = table.asks().find(each => !each.ahead)!;
    const input = { view: table.view(ask.seat), ask, random: quickRandom(1) };
    let worlds = 0;
    const counted = (seed: string) => {
      worlds++;
      return imagine(table, ask.seat, { seed }) as ReturnType<NonNullable<BotInput['imagine']>>;
    };
    search.choose({ ...input, imagine: counted, budget: { iterations: 20 } });
    expect(worlds).toBeGreaterThan(1);
    expect(worlds).toBeLessThanOrEqual(20);
    worlds = 0;
    search.choose({ ...input, imagine: counted, budget: { milliseconds: 0 } });
    expect(worlds).toBe(1);
    const plan = botCalled('greedy', 'search').choose(input);
    expect(search.choose(input)).toEqual(plan);
    expect(search.choose({ ...input, imagine: () => undefined })).toEqual(plan);
  });
});

test('bots with the same seed play the same', () => {
  const game = () => play(newTable(4, 3, false), mixed(4, 3).bots, 5);
  expect(game()).toEqual(game());
});

test('a bot chooses the same after everything it cannot see was redealt', () => {
  let positions = 0;
  for (let game = 0; positions < 500; game++) {
    const seats = 2 + (game % 3);
    const { bots, greedy } = mixed(seats, game);
    const table = newTable(seats, game, true);
    const random = quickRandom(game);
    while (!table.over && positions < 500) {
      const ask = table.asks().find(each => !each.ahead)!;
      const bot = bots[ask.seat]!;
      const value = bot.choose({ view: table.view(ask.seat), ask, random });
      if (ask.seat === greedy) {
        const dealt = redeal(table, greedy, { seed: seedFrom(`redeal/${positions}`) });
        const again = dealt.asks(greedy).find(each => each.id === ask.id)!;
        expect(bot.choose({ view: dealt.view(greedy), ask: again, random: quickRandom(9) })).toEqual(value);
        positions++;
      }
      table.answer({ ask: ask.id, seat: ask.seat, value });
    }
  }
});

test('the random bot falls back to the simplest answer where a rule may refuse', () => {
  const random = botCalled('random', '1');
  const options = ['a', 'b', 'c', 'd'].map(key => ({ key }));
  const ask = { id: '0.0', seat: 0, kind: 'k', prompt: {}, form: 'pick', options, min: 1, max: 1 } as const;
  const answers = (asked: typeof ask) =>
    new Set(
      Array.from({ length: 50 }, (_, i) =>
        String(random.choose({ view: undefined, ask: asked, random: quickRandom(i) })),
      ),
    );
  expect(answers(ask).size).toBe(4);
  expect(answers({ ...ask, checked: true } as typeof ask)).toEqual(new Set(['a']));

  const isLegal = (value: unknown) => String(value) === 'c';
  const allowed = random.choose({ view: undefined, ask: { ...ask, checked: true }, random: quickRandom(1), isLegal });
  expect(['a', 'c']).toContain(String(allowed));
});
