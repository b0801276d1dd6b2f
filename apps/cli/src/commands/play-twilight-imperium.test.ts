import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeIo, playsOn, script, type Typist } from '../terminal/fake-io.ts';
import { command as play } from './play.ts';
import { command as replay } from './replay.ts';

async function sit(args: string, typist: Typist, style: { colour?: boolean; columns?: number } = {}) {
  const { io, output, errors } = fakeIo(typist, style);
  const code = await play.run(args.split(' ').filter(Boolean), io);
  return { code, output: output(), errors: errors() };
}

const game = 'twilight-imperium --bot random --seed tests --option factions=letnev,sol,hacan --players 3';

/** Answers until a question contains these words, then types the lines. */
function untilAsked(words: string | RegExp, ...lines: string[]): Typist {
  const left = [...lines];
  let reached = false;
  return printed => {
    const asked = printed.slice(printed.lastIndexOf('You decide'));
    reached ||= typeof words === 'string' ? asked.includes(words) : words.test(asked);
    return reached ? left.shift() : playsOn(printed);
  };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orrery-play-ti-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a whole game', () => {
  test.each([
    ['3 players', '--players 3'],
    ['6 players in the fourth seat', '--players 6 --seat 4'],
    ['8 players', '--players 8'],
  ])('is played to its end with %s', async (_name, args) => {
    const { code, output } = await sit(`twilight-imperium --bot random --seed end --option points=4 ${args}`, playsOn);
    expect(code).toBe(0);
    expect(output).toContain('The end');
    expect(output).toMatch(/ wins?\b/);
    expect(output).not.toMatch(/undefined|\[object|NaN/);
  });

  test.each([80, 120])('fits into %i columns, without colours where there are none', async columns => {
    const { output } = await sit(`${game} --option points=4`, playsOn, { columns });
    expect(output).not.toContain('\u001b');
    expect(output.split('\n').filter(line => line.length > columns)).toEqual([]);
  });
});

describe('what a player sees', () => {
  test('a hex map on a wide screen', async () => {
    const { output } = await sit(game, untilAsked('strategy card', 'quit'), { columns: 120 });
    expect(output).toMatch(/000─+/);
    expect(output).toMatch(/^ .*317.* 201.* 303/m);
    expect(output).toContain('custodians');
    expect(output).toMatch(/L You \(Letnev\)\s+0 VP {2}3t 3f 2s {2}tg 0 {2}co 0\/2/);
    expect(output).toContain('still hidden: 3 of stage I, 5 of stage II');
    expect(output).toContain('Secrets');
  });

  test('a list of systems on a narrow screen', async () => {
    const { output } = await sit(game, untilAsked('strategy card', 'quit'));
    expect(output).toMatch(/^ 304 L Arc Prime .*⟨L dn cv dd ff⟩/m);
    expect(output).not.toMatch(/000─/);
  });

  test('pages, and details about anything that has a name', async () => {
    const looks = [
      'look 000',
      'look arc prime',
      'look hacan',
      'look dreadnought',
      'look plasma scoring',
      'look warfare',
    ];
    const pages = [
      'players',
      'objectives',
      'technologies',
      'map',
      'mapstring',
      'marks',
      '?',
      'look nonsense',
      'look a',
    ];
    const { output } = await sit(game, untilAsked('strategy card', ...looks, ...pages, 'quit'));
    for (const words of [
      'Mecatol Rex: free; 1 resource and 6 influence',
      'Arc Prime: You, ready',
      'The Emirates of Hacan',
      'cost 4, combat 5, move 1, capacity 1, sustain damage, bombardment 5',
      'one of the units rolls a die more',
      'Secondary: One space dock in your home system produces',
      'needs 3 red and 1 yellow',
      'Nothing is called "nonsense"',
      'do not ask again in this round',
    ])
      expect(output).toContain(words);
    expect(output).toMatch(/^ (\d+ ){12}/m);
  });
});

describe('what a player types', () => {
  test('the position of a system, the number of a strategy card, amounts with the names of units', async () => {
    const { output } = await sit(
      game,
      untilAsked('strategy card', '9', '1', '8', 't', '203', '304', '2cv', 'cv dd', '5inf', 'inf', 'quit'),
    );
    expect(output).toContain('There is no option 9.');
    expect(output).toContain('You take Leadership');
    expect(output).toContain('You activate 203');
    expect(output).toContain('Carrier: at most 1.');
    expect(output).toMatch(/Infantry on .*: at most 3\./);
    expect(output).toContain('You send 1 carrier and 1 destroyer from 304');
  });

  test('distant systems are listed only after typing more', async () => {
    const { output } = await sit(game, untilAsked('Activate which', 'more', 'quit'));
    const [few = '', many = ''] = output.split('Activate which').slice(-2);
    expect(few).toMatch(/or \d\d\d .*more tells about them/s);
    expect(many.split('\n').length).toBeGreaterThan(few.split('\n').length + 10);
  });

  test('undo goes back to the last question with a real choice', async () => {
    const { output } = await sit(game, untilAsked('Activate which', 'undo', 'quit'));
    expect(output).toContain('Taken back.');
    expect(output.slice(output.lastIndexOf('Taken back'))).toContain('Your turn: what do you do?');
  });

  test('skip works only for reaction questions', async () => {
    const { output } = await sit(game, untilAsked('strategy card', 'skip', 'quit'));
    expect(output).toContain('Only a question whether you react can be skipped.');
  });

  test('skip passes a moment for the rest of the round', async () => {
    const withAgent = game.replace('letnev', 'l1z1x').replace('--seed tests', '--seed a'); // asked at many activations
    const typist = (skip: string): Typist => {
      let asked = 0;
      return printed => {
        if (asked++ > 90) return 'quit';
        return printed.slice(printed.lastIndexOf('You decide')).includes('A system was activated')
          ? skip
          : playsOn(printed);
      };
    };
    const times = async (skip: string): Promise<number> =>
      (await sit(withAgent, typist(skip))).output.split(/A system was activated.*Do you react/).length - 1;
    expect(await times('skip')).toBeLessThan(await times(''));
  });

  test('a window is shown with the next question, and one answer or one undo is for both', async () => {
    const both = /Move ships to .*or first 1 {2}Gravity Drive/s;
    let output = '';
    for (let seed = 0; !both.test(output) && seed < 40; seed++) {
      const typist = untilAsked(both, 'first 9', '', 'undo', 'first 1', 'quit');
      ({ output } = await sit(game.replace('--seed tests', `--seed ${seed}`), typist));
    }
    const [asked, passed, undone, used] = output.split('You decide').slice(-4);
    for (const part of [asked, undone]) expect(part).toMatch(both);
    expect(asked).toContain('There is no option 9.');
    expect(passed).not.toContain('or first');
    expect(used).not.toMatch(both);
  });

  test('the log can be read from its end', async () => {
    const { output } = await sit(game, untilAsked('Activate which', 'log 3', 'quit'));
    const [, told = ''] = output.split('log 3');
    expect(told.split('You decide')[0]!.trimEnd().split('\n').length).toBeLessThan(8);
  });

  test.each([
    ['--option points=99', '"points" is a whole number from 4 to 14'],
    ['--option factions=sol,sol,hacan', 'named twice'],
    ['--option factions=sol,ral-nel,hacan', '"factions": "ral-nel" is no faction in these sets. Possible: arborec,'],
    ['--option points', '--option points needs a value'],
    ['--option magic=1', 'there is no option "magic"'],
  ])('%s: one line and exit 2', async (args, words) => {
    const { code, errors } = await sit(`twilight-imperium --players 3 ${args}`, script());
    expect(code).toBe(2);
    expect(errors).toContain(words);
  });
});

describe('a setup that is played at the table', () => {
  const begun = 'twilight-imperium --bot normal --seed tests --players 3';

  test('slices, factions and places are drafted, and the game begins', async () => {
    const taken: string[] = [];
    const { output } = await sit(`${begun} --option setup=milty`, printed => {
      const asked = printed.slice(printed.lastIndexOf('You decide'));
      if (!asked.includes('Draft: take')) return 'quit';
      const [mark] = /\b(s\d|p\d)\b/.exec(asked) ?? ['1'];
      taken.push(mark);
      return mark;
    });
    expect(taken).toHaveLength(3);
    expect(output).toContain('4 slices are laid out');
    expect(output).toMatch(/You take slice \d: [A-Z]/);
    expect(output).toMatch(/You take place \d/);
    expect(output).toMatch(/You pick The |You pick Sardakk/);
    expect(output).toContain('The game begins.');
  });

  test('the page of the draft tells who has what, and the slices as text', async () => {
    const { output } = await sit(`${begun} --option setup=milty`, script('draft', 'quit'));
    const [, page = ''] = output.split('> draft');
    expect(page).toMatch(/You: nothing yet/);
    expect(page).toMatch(/In slice 1: left \d\d .*; front \d\d/);
    expect(page.replaceAll(/\s+/g, ' ')).toMatch(/Slices as text: \d\d,\d\d,\d\d,\d\d,\d\d;/);
  });

  test('a tile is placed by its number and the number of its place', async () => {
    let tile = '';
    const { output } = await sit(`${begun} --option map=build`, printed => {
      const asked = printed.slice(printed.lastIndexOf('You decide'));
      if (tile === '') {
        tile = /^ +(\d\d) {2}Tile/m.exec(asked)![1]!;
        return tile;
      }
      return asked.includes('Where do you place') ? /^ +(1\d\d) {2}1/m.exec(asked)![1]! : undefined;
    });
    expect(output).toMatch(new RegExp(`You place tile ${tile} .* at 1\\d\\d`));
  });

  test('names are read as people write them', async () => {
    const { code, output } = await sit(`${begun} --option factions=Sol,n'orr,L1`, script('quit'));
    expect([code, output.includes('Sardakk')]).toEqual([0, true]);
  });
});

test('a saved game can be continued and replayed', async () => {
  const file = join(folder, 'game.json');
  const before = await sit(game, untilAsked('Activate which', `save ${file}`, 'table', 'quit'));
  expect(before.output).toContain(`Saved to ${file}.`);
  const after = await sit(`twilight-imperium --bot random --load ${file}`, script('quit'));
  expect(after.code).toBe(0);
  expect(after.output).toContain('Activate which system?');
  const { io, output } = fakeIo();
  expect(await replay.run([file, '--seat', '1'], io)).toBe(0);
  expect(output()).toContain('You play The Barony of Letnev');
});
