import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeIo, firstAnswer, script, type Typist } from '../terminal/fake-io.ts';
import { command as play } from './play.ts';

async function sit(args: string, typist: Typist, style: { colour?: boolean; live?: boolean } = {}) {
  const { io, output, errors } = fakeIo(typist, style);
  const code = await play.run(args.split(' ').filter(Boolean), io);
  return { code, output: output(), errors: errors() };
}

const game = 'eminent-domain --bot random --seed tests';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-play-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a whole game', () => {
  test.each([
    ['2 players', '--players 2'],
    ['3 players and the corrections of 2014', '--players 3 --option errata2014'],
    ['4 players, the learning game', '--players 4 --option learning'],
    ['the other seat', '--players 3 --seat 3'],
    ['greedy bots', '--players 3 --bot greedy'],
  ])('is played to its end with %s', async (_name, args) => {
    const { code, output } = await sit(`${game} ${args}`, firstAnswer);
    expect(code).toBe(0);
    expect(output).toContain('The end');
    expect(output).toMatch(/ wins\b| win\b| share the victory/);
    const seed = /seed +([0-9a-f]{64})/.exec(output)![1]!;
    const [first, last] = output.match(/[0-9a-f]{64}/g)!.filter(hex => hex !== seed);
    expect(first).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
    expect(last).toBe(first);
  });

  test('fits into 80 columns, without colours where there are none', async () => {
    const { output } = await sit(`${game} --players 4`, firstAnswer);
    expect(output).not.toContain('\u001b');
    expect(output.split('\n').filter(line => line.length > 80)).toEqual([]);
  });

  test('has colours on a screen', async () => {
    const { output } = await sit(game, script('quit'), { colour: true });
    expect(output).toContain('\u001b[');
  });
});

describe('what a player sees', () => {
  test('the display, the opponents, their own empire, the hand and the question', async () => {
    const { output } = await sit(`${game} --players 3`, script('quit'));
    for (const words of [
      'Stacks',
      'Survey 14',
      'Market',
      '24 influence left',
      'Random 2',
      'Random 3',
      'hand 5',
      'Hand',
    ])
      expect(output).toContain(words);
    expect(output).toMatch(/0\/2 colonies, warfare 2 → 2 ○ (food|water|iron|silicon)/);
    expect(output).toMatch(/Action: play one card|leads/);
  });

  test('never the front of a face-down planet of another player', async () => {
    const { output } = await sit(`${game} --players 4`, script('quit'));
    const starts = ['Pomerene', 'Drawde', 'Piedra Seca', 'Mesia Sednim', 'Chrispen', 'Liagiba'];
    expect(starts.filter(name => output.includes(name))).toHaveLength(1);
  });

  test('help, cards, pages and the log when asked', async () => {
    const { output } = await sit(
      game,
      script('?', 'card lyttle', '? 2', 'card nonsense', 'market', 'log', 'table', 'quit'),
    );
    expect(output).toContain('take your last decision back');
    expect(output).toContain('advanced, colonize 4, warfare 5; 3 influence, Research, slot for silicon');
    expect(output).toMatch(/Action: .*\n(.*\n)*? +ED \d+/);
    expect(output).toContain('Nothing is called "nonsense"');
    expect(output).toContain('Level 3');
    expect(output.match(/Stacks/g)).toHaveLength(2);
  });

  test('what cannot be chosen, and the rule that forbids it', async () => {
    const { output } = await sit(game, script('why', 'quit'));
    expect(output).toMatch(/: .*\. \((ED \d+|R-\d{3})\)|Nothing that you might look for/);
  });

  test('Improved Survey exists four times, each with its own symbols', async () => {
    const { output } = await sit(game, script('card improved survey', 'quit'));
    expect(output.match(/Improved Survey \(/g)).toHaveLength(4);
    expect(output).toContain('Symbols: Survey and Colonize');
  });
});

describe('what a player types', () => {
  test('nonsense gets a one-line message, and the question stays open', async () => {
    const { code, output } = await sit(game, script('hello', '99', '1 1', '-1', 'save', 'quit'));
    expect(code).toBe(0);
    expect(output).toContain('"hello" is neither a number nor a command');
    expect(output).toContain('There is no option 99.');
    expect(output).toMatch(/Each option counts once|At most 1/);
    expect(output).toContain('Type: save FILE');
  });

  test('Enter passes where passing is allowed, and only there', async () => {
    const { output } = await sit(`${game} --players 2 --seed passing --seat 1`, untilAsked('Role: which', '', 'quit'));
    expect(output).toContain('You take no Action');
    expect(output).toContain('You have to choose something here.');
  });

  test('the end of the input is not an error', async () => {
    const { code, output } = await sit(game, script());
    expect(code).toBe(0);
    expect(output).toContain('The input has ended');
  });
});

describe('undo', () => {
  test('takes a decision back, free or with the consent of the bots', async () => {
    const free = await sit(`${game} --players 2`, untilAsked('Role: which', 'undo', 'quit'));
    expect(free.output).toContain('Taken back.');
    expect(free.output.match(/Action: play one card/g)!.length).toBeGreaterThan(1);

    const agreed = await sit(`${game} --players 2`, untilAsked('Cleanup', 'undo', 'quit'));
    expect(agreed.output).toMatch(/Taken back: the others agreed\./);
  });

  test('says so when there is nothing to take back', async () => {
    const { output } = await sit(game, script('undo', 'quit'));
    expect(output).toContain('There is nothing of yours to take back.');
  });
});

test('ask changes when the player is asked, and explains it', async () => {
  const { output } = await sit(game, script('ask', 'ask guarded', 'ask quick', 'quit'));
  expect(output).toContain('Type: ask quick, ask guarded or ask never.');
  expect(output).toContain('You are asked at every moment, also where you can only pass.');
  expect(output).toContain('You are asked only where you have a choice.');
});

describe('a saved game', () => {
  test('continues where it was saved', async () => {
    const file = join(folder, 'game.json');
    let turns = 0;
    const saving: Typist = printed => {
      turns++;
      if (turns === 25) return `save ${file}`;
      if (turns === 26) return 'table';
      return turns > 26 ? 'quit' : firstAnswer(printed);
    };
    const before = await sit(`${game} --players 3`, saving);
    expect(before.output).toContain(`Saved to ${file}.`);
    const after = await sit(`eminent-domain --bot random --load ${file}`, script('table', 'quit'));
    expect(after.code).toBe(0);
    expect(lastTable(after.output)).toBe(lastTable(before.output));
    expect(JSON.parse(await readFile(file, 'utf8')).seats).toBe(3);
  });

  test('cannot be given other players, seeds or options', async () => {
    const { code, errors } = await sit('eminent-domain --load x.json --players 3', script());
    expect(code).toBe(2);
    expect(errors).toContain('--players cannot be changed');
  });
});

describe('wrong usage', () => {
  test.each([
    ['', 'which game?'],
    ['chess', 'there is no game "chess"'],
    ['eminent-domain twice', 'unexpected "twice"'],
    ['eminent-domain --players 9', 'for 2 to 4 players'],
    ['eminent-domain --players two', '--players needs a whole number'],
    ['eminent-domain --seat 4 --players 3', '--seat is a number from 1 to 3'],
    ['eminent-domain --seat 0', '--seat is a number from 1 to 3'],
    ['eminent-domain --bot marvin', 'there is no bot "marvin"'],
    ['eminent-domain --option magic', 'there is no option "magic"'],
    ['eminent-domain --option magic=7', 'there is no option "magic" with a value'],
    ['eminent-domain --option learning=perhaps', '--option learning is yes or no, not "perhaps"'],
    ['twilight-imperium --option points=ten', '"points" is a whole number from 4 to 14, not "ten"'],
    ['twilight-imperium --option guarded=yes --option map=six', 'Possible: random, build, six-player'],
    ['eminent-domain --option extended --players 4', 'three players'],
    ['eminent-domain --fast', 'there is no option --fast'],
    ['eminent-domain --load /nowhere.json', 'there is no such file'],
  ])('%s: one line and exit 2', async (args, words) => {
    const { code, output, errors } = await sit(args, script());
    expect(code).toBe(2);
    expect(errors).toContain(words);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(output).toBe('');
  });

  test('--help prints the usage', async () => {
    const { code, output } = await sit('--help', script());
    expect(code).toBe(0);
    expect(output).toContain('orrery play GAME');
    expect(output).toContain('errata2014');
    expect(output).toMatch(/--option teStrategyCards .*\n {6}Construction, primary: Place a structure or let/);
  });
});

/** Gives first answers (and passes Actions) until these words are on the screen, then types the lines. */
function untilAsked(words: string, ...lines: string[]): Typist {
  const left = [...lines];
  let reached = false;
  return printed => {
    const asked = printed.slice(printed.lastIndexOf('You decide'));
    reached ||= asked.includes(words);
    if (reached) return left.shift();
    return asked.includes('Enter: No Action') ? '' : firstAnswer(printed);
  };
}

const lastTable = (output: string): string => {
  const from = output.lastIndexOf(' Eminent Domain  round');
  return output.slice(from, output.indexOf('── You decide', from));
};
