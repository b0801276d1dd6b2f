import { proofsIn } from '@orrery/catalogue/rule-sources';
import { afterEach, expect, test, vi } from 'vitest';
import { command, contentBy } from './content.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a component is complete when a test names it beside its rules, under its own kind', () => {
  const printed = { relics: { 'the-codex': {}, 'maw-of-worlds': {} }, agendas: { 'the-codex': {}, mutiny: {} } };
  const proofs = proofsIn("proves('ED 1, relics/the-codex', 'a', f); proves('agendas/mutiny', 'b', f);", 'x.test.ts');
  expect(contentBy(printed, proofs)).toEqual({
    relics: { complete: ['the-codex'], missing: ['maw-of-worlds'] },
    agendas: { complete: ['mutiny'], missing: ['the-codex'] },
  });
});

test('a faction is complete when all its own components are', () => {
  const printed = {
    leaders: { t: { faction: 'sol' }, u: { faction: 'yin' } },
    technologies: { v: { faction: 'sol' }, w: { faction: 'yin' }, x: {} },
  };
  const proofs = proofsIn("proves('leaders/t, technologies/v, technologies/w', 'a', f);", 'x.test.ts');
  expect(contentBy(printed, proofs).factions).toEqual({ complete: ['sol'], missing: ['yin'] });
});

test('what a box that is not on offer adds to a faction does not count', () => {
  const printed = {
    leaders: { t: { faction: 'sol', source: 'base' }, u: { faction: 'yin', source: 'te' } },
    technologies: { v: { faction: 'sol', source: 'te' } },
  };
  const proofs = proofsIn("proves('leaders/t', 'a', f);", 'x.test.ts');
  const { factions } = contentBy(printed, proofs, source => source !== 'te');
  expect(factions).toEqual({ complete: ['sol'], missing: ['yin'] });
  expect(contentBy(printed, proofs).factions).toEqual({ complete: [], missing: ['sol', 'yin'] });
});

test('lists the kinds of Twilight Imperium as JSON', async () => {
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    out += text;
    return true;
  });
  expect(await command.run(['twilight-imperium', '--json'])).toBe(0);
  const content = JSON.parse(out) as Record<string, { complete: string[]; missing: string[] }>;
  for (const [kind, { complete, missing }] of Object.entries(content)) {
    const ids = [...complete, ...missing];
    expect(ids.length, kind).toBeGreaterThan(0);
    expect(new Set(ids).size, kind).toBe(ids.length);
  }
  expect(content.relics!.complete).toContain('the-codex');
  expect(content.factions!.complete).toContain('sol');
});

test('a game without a component list, a missing game and an unknown game print one line and exit 2', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const args of [['eminent-domain'], [], ['chess']]) expect(await command.run(args)).toBe(2);
  expect(write).toHaveBeenCalledTimes(3);
});
