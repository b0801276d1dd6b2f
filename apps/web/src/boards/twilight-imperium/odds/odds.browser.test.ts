import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import { Planner } from '../../../testing/planner.ts';
import { arrangedPosition, openSystemsBeside, quiet, systemIn, units } from '../../../testing/plans.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();
const looks = [
  { width: 1440, height: 900, theme: 'dark' },
  { width: 375, height: 812, theme: 'light' },
] as const;

let goal = '';

/** A fleet at home, and beside it a system of Hacan's with a cruiser and a guarded planet. */
const atWar = arrangedPosition({
  seed: 'odds',
  isAsked: ({ kind }) => kind === 'action',
  arrange(position, view) {
    quiet(position);
    const home = systemIn(position, position.seats[0]!.home);
    home.space = [units(0, 'carrier', 2), units(0, 'cruiser')];
    home.planets[0]!.units = [units(0, 'infantry', 4), units(0, 'space-dock')];
    goal = openSystemsBeside(view, home.id).find(({ planets }) => planets.length === 1)?.id ?? '';
    if (goal === '') return false;
    const there = systemIn(position, goal as typeof home.id);
    there.space = [units(1, 'cruiser')];
    there.planets[0]!.controller = 1;
    there.planets[0]!.units = [units(1, 'infantry', 2)];
    return true;
  },
});

/** Ground forces above a planet of Hacan's, while they are told to land. */
const aboveGround = arrangedPosition({
  seed: 'landing',
  isAsked: ({ kind }) => kind === 'commit',
  arrange(position, view) {
    const there = systemIn(position, view.tactical!.system);
    if (there.planets.length !== 1) return false;
    there.space = [units(0, 'carrier'), units(0, 'infantry', 3)];
    there.planets[0]!.controller = 1;
    there.planets[0]!.units = [units(1, 'infantry')];
    return true;
  },
});

/** Won, lost and drawn in percent, once they are worked out: what stands beside the question under this title. */
async function shares(page: Page, title: RegExp): Promise<readonly number[]> {
  const odds = page.locator('.ask').getByRole('region', { name: title });
  await odds.getByText(/You win/).waitFor();
  const said = (await odds.innerText()).match(/\d+(?= %)/g)!.map(Number);
  expect(said.reduce((sum, each) => sum + each)).toBe(100);
  return said;
}

test.each(looks)('before a system is activated: the fights that it leads to, $width pixels wide', async look => {
  const ann = await Planner.at(await newPage(look), url(), atWar);
  await ann.activate(goal);
  const [most] = await shares(ann.page, /^If all come that can, against .*: in space$/);
  expect(await ann.page.locator('.ask').getAttribute('data-kind')).toBe('activate');
  await ann.pressNamed('More of this: Cruiser');
  const [one, lost] = await shares(ann.page, /^If you fight .*: in space$/);
  expect(one).toBe(lost);
  expect(one).toBeLessThan(most!);
  expect(await accessibilityProblemsInBothThemes(ann.page)).toEqual([]);
});

test.each(looks)('when a retreat may be announced: the space combat under way, $width pixels wide', async look => {
  const ann = await Planner.at(await newPage(look), url(), atWar);
  await ann.activate(goal);
  await ann.pressNamed('More of this: Cruiser');
  await ann.send();
  await ann.agreeUntil('announce-retreat');
  const [won, lost] = await shares(ann.page, /^If you fight .*: in space$/);
  expect(won).toBe(lost); // a cruiser against a cruiser
  expect(await accessibilityProblemsInBothThemes(ann.page)).toEqual([]);
});

test.each(looks)('while ground forces are told to land: by how many land, $width pixels wide', async look => {
  const ann = await Planner.at(await newPage(look), url(), aboveGround);
  const title = /^If you fight Bot \d: (?!in space)/;
  const [all] = await shares(ann.page, title);
  await ann.pressNamed('Less of this: Infantry');
  await ann.pressNamed('Less of this: Infantry');
  await ann.page.locator('.plan:not([aria-busy="true"])').waitFor();
  const [one] = await shares(ann.page, title);
  expect(one).toBeLessThan(all!);
  expect(await accessibilityProblemsInBothThemes(ann.page)).toEqual([]);
  await ann.pressNamed('Step by step');
  await ann.page.locator('.ask[data-kind="commit"]:not(.plan)').waitFor();
  expect(await shares(ann.page, title)).toHaveLength(3);
  expect(await accessibilityProblemsInBothThemes(ann.page)).toEqual([]);
});
