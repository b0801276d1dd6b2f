import { expect, test } from 'vitest';
import { captureOutput } from '../testing/captured-output.ts';
import { command } from './odds.ts';

const output = captureOutput();

const run = (text: string) => command.run(text.match(/"[^"]*"|\S+/g)!.map(word => word.replaceAll('"', '')));

test('prints who wins how often', async () => {
  expect(await run('--attacker "1 ca" --defender "1 ca" --runs 200')).toBe(0);
  expect(output.out).toMatch(
    /^attacker wins \d+\.\d %, defender wins \d+\.\d %, nobody \d+\.\d % \(200 fights\)\nleft on/,
  );
});

test('says that a small fight was worked out exactly', async () => {
  await run('--attacker "1 ca" --defender "1 ca"');
  expect(output.out).toMatch(/^attacker wins 37\.5 %, defender wins 37\.5 %, nobody 25\.0 % \(exactly\)\n/);
});

test('the same as JSON, the same for the same seed', async () => {
  const line = '--attacker "1 dn 2 inf" --defender "2 inf" --place ground --runs 200 --seed x --json';
  await run(line);
  const first = output.out;
  const odds = JSON.parse(first);
  expect(Object.keys(odds)).toEqual(['win', 'lose', 'draw', 'method', 'runs', 'survivors', 'beyondCapacity']);
  expect(odds.win + odds.lose + odds.draw).toBeCloseTo(1);
  output.out = '';
  await run(line);
  expect(output.out).toBe(first);
});

test('technologies and factions count', async () => {
  await run(
    '--attacker "3 ca" --defender "3 ca" --attacker-tech cruiser-ii --attacker-faction hacan --runs 500 --json',
  );
  const odds = JSON.parse(output.out);
  expect(odds.win).toBeGreaterThan(odds.lose);
});

test('reports units that exceed the capacity of the ships', async () => {
  await run('--attacker "1 cv 5 ff" --defender "1 cv 6 ff" --runs 20');
  expect(output.out).toMatch(/\nthe ships of the attacker cannot carry 1 fighter; all fight as given\n/);
  expect(output.out).toMatch(/\nthe ships of the defender cannot carry 2 fighters; all fight as given\n$/);
  output.out = '';
  await run('--attacker "1 cv 4 ff" --defender "2 ca" --runs 20');
  expect(output.out.trim().split('\n')).toHaveLength(2);
});

const wins = async (line: string): Promise<number> => {
  output.out = '';
  await run(`${line} --runs 1000 --json`);
  return JSON.parse(output.out).win;
};

test('trade goods count', async () => {
  const fight = '--attacker "2 ca" --defender "2 ca" --attacker-faction letnev';
  expect(await wins(`${fight} --attacker-goods 20`)).toBeGreaterThan((await wins(fight)) + 0.1);
  const held = '--attacker "2 ca" --defender "2 ca" --defender-faction letnev';
  expect(await wins(`${held} --defender-goods 20`)).toBeLessThan((await wins(held)) - 0.1);
});

test('newer wordings of a technology have their own names, and --sets decides which one applies', async () => {
  const fight = '--attacker "2 inf" --defender "2 inf 1 sd" --place ground';
  const plain = await wins(fight);
  const grid = await wins(`${fight} --defender-tech magen-defense-grid`);
  expect(grid).toBeLessThan(plain - 0.1);
  for (const name of ['magen-defense-grid-omega', 'magen-defense-grid-ΩΩ', 'Magen-Defense-Grid-Omega-Omega'])
    expect(await wins(`${fight} --defender-tech ${name}`)).toBe(grid);
  expect(await wins(`${fight} --defender-tech magen-defense-grid --sets base,pok`)).toBe(plain);
  const shot = '--attacker "1 dn 1 inf" --defender "4 inf" --place ground --attacker-tech x-89-bacterial-weapon';
  expect(await wins(`${shot}-omega`)).not.toBe(await wins(`${shot}-omega-omega`));
});

test('bad input is one line and exit 2', async () => {
  const bad: [string, RegExp][] = [
    ['--defender "1 dd"', /--attacker is missing/],
    ['--attacker "2 xx" --defender "1 dd"', /--attacker: there is no unit "xx"/],
    ['--attacker "1 dd" --defender "1 dd" --place sea', /there is no place "sea"/],
    ['--attacker "1 dd" --defender "1 dd" --defender-tech magic', /there is no technology "magic"/],
    ['--attacker "1 dd" --defender "1 dd" --attacker-faction nobody', /there is no faction "nobody"/],
    ['--attacker "1 dd" --defender "1 dd" --place ground', /the attacker needs ground forces/],
    ['--attacker "1 dd" --defender "1 dd" --runs many', /--runs needs a whole number/],
    ['--attacker "1 dd" --defender "1 dd" --attacker-goods some', /--attacker-goods needs a whole number/],
    ['--attacker "1 dd" --defender "1 dd" --sets nonsense', /there is no set "nonsense"/],
    [
      '--attacker "1 dd" --defender "1 dd" --attacker-tech cruiser-ii-omega',
      /no wording "cruiser-ii-omega" of cruiser-ii/,
    ],
    [
      '--attacker "1 dd" --defender "1 dd" --attacker-tech magen-defense-grid-omega,x-89-bacterial-weapon-omega-omega',
      /the wording of x-89-bacterial-weapon in codex4 conflicts with/,
    ],
    ['1 dd', /unexpected "1"/],
  ];
  for (const [line, message] of bad) {
    output.err = '';
    expect(await run(line), line).toBe(2);
    expect(output.err).toMatch(message);
    expect(output.err.trimEnd().split('\n')).toHaveLength(1);
  }
});
