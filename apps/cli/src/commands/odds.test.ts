import { expect, test } from 'vitest';
import { listening } from '../testing/said.ts';
import { command } from './odds.ts';

const said = listening();

const run = (text: string) => command.run(text.match(/"[^"]*"|\S+/g)!.map(word => word.replaceAll('"', '')));

test('prints who wins how often', async () => {
  expect(await run('--attacker "1 ca" --defender "1 ca" --runs 200')).toBe(0);
  expect(said.out).toMatch(
    /^attacker wins \d+\.\d %, defender wins \d+\.\d %, nobody \d+\.\d % \(200 fights\)\nleft on/,
  );
});

test('the same as JSON, the same for the same seed', async () => {
  const line = '--attacker "1 dn 2 inf" --defender "2 inf" --place ground --runs 200 --seed x --json';
  await run(line);
  const first = said.out;
  const odds = JSON.parse(first);
  expect(Object.keys(odds)).toEqual(['win', 'lose', 'draw', 'runs', 'survivors']);
  expect(odds.win + odds.lose + odds.draw).toBeCloseTo(1);
  said.out = '';
  await run(line);
  expect(said.out).toBe(first);
});

test('technologies and factions count', async () => {
  await run(
    '--attacker "3 ca" --defender "3 ca" --attacker-tech cruiser-ii --attacker-faction hacan --runs 500 --json',
  );
  const odds = JSON.parse(said.out);
  expect(odds.win).toBeGreaterThan(odds.lose);
});

test('bad input is one line and exit 2', async () => {
  const bad: [string, RegExp][] = [
    ['--defender "1 dd"', /--attacker is missing/],
    ['--attacker "2 xx" --defender "1 dd"', /--attacker: there is no unit "xx"/],
    ['--attacker "1 dd" --defender "1 dd" --place sea', /there is no place "sea"/],
    ['--attacker "1 dd" --defender "1 dd" --defender-tech magic', /there is no technology "magic"/],
    ['--attacker "1 dd" --defender "1 dd" --attacker-faction nobody', /there is no faction "nobody"/],
    ['--attacker "1 dd" --defender "1 dd" --place ground', /the attacker needs ground forces/],
    ['--attacker "1 dd" --defender "1 dd" --runs many', /--runs wants a whole number/],
    ['1 dd', /what is "1"\?/],
  ];
  for (const [line, message] of bad) {
    said.err = '';
    expect(await run(line), line).toBe(2);
    expect(said.err).toMatch(message);
    expect(said.err.trimEnd().split('\n')).toHaveLength(1);
  }
});
