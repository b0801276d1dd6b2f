import type { KernelState } from '@orrery/kernel';
import type { View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../testing/accessibility.ts';
import { anyPosition, openPosition } from '../../testing/positions.ts';
import { site } from '../../testing/site.ts';

const { url, page: newPage } = site();

interface Prepared extends KernelState {
  readonly seats: {
    guests?: readonly number[];
    copies?: readonly object[];
    readonly technologies: string[];
    readonly captured: object[];
  }[];
  readonly systems: {
    readonly id: string;
    readonly wormholes: string[];
    readonly planets: { readonly id: string; factionTokens?: readonly object[] }[];
  }[];
  readonly wormholeTokens: object[];
}

/** Six factions with what only they have: tokens of others, a copy, captives, a sleeper, a wormhole token. */
const position = anyPosition({
  ...{ game: 'twilight-imperium', seats: 6, seed: 'faction pieces' },
  options: { factions: ['mahact', 'nekro', 'vuilraith', 'titans', 'creuss', 'naalu'], map: 'six-player' },
  prepare(state) {
    const { seats, systems, wormholeTokens } = state as unknown as Prepared;
    seats[0]!.guests = [3];
    seats[1]!.technologies.push('vortex');
    seats[1]!.copies = [{ card: 'valefar-assimilator-x', technology: 'vortex' }];
    seats[2]!.captured.push({ seat: 3, unit: 'cruiser', count: 1 }, { seat: null, unit: 'infantry', count: 2 });
    const alone = systems.find(({ planets }) => planets.some(({ id }) => id === 'wellon'))!;
    alone.planets[0]!.factionTokens = [{ id: 'sleeper', seat: 3 }];
    alone.wormholes.push('alpha');
    wormholeTokens.push({ card: 'creuss-alpha', system: alone.id, shows: 'alpha' });
  },
  isThere: table => (table.view(0) as View).phase === 'action' && table.asks(0).some(({ ahead }) => !ahead),
});

test('tokens of others, copies, captives, sleepers, wormhole tokens and initiative 0 are seen, and named for readers', async () => {
  const page = await newPage({ width: 1440, height: 900 });
  await openPosition(page, url(), position);
  await page.locator('.ti-score').first().waitFor();
  // Telepathic: the Naalu go first, whatever card they have.
  expect((await page.locator('.ti-score').allInnerTexts())[0]).toContain('Naalu');
  const wellon = page.getByRole('button', { name: /Wellon\. alpha wormhole\. .*sleeper token \(Bot 4\)/ });
  expect(await wellon.count()).toBe(1);
  const pools = page.locator('.ti-pools').first();
  expect(await pools.innerText()).toMatch(/3\s*\+ 1/);
  expect(await pools.textContent()).toContain('and tokens of Bot 4 in the fleet pool');
  await page.keyboard.press('g');
  const table = page.getByRole('table', { name: 'At a glance' });
  await table.waitFor();
  const words = await table.innerText();
  for (const said of [
    'and tokens of Bot 4 in the fleet pool',
    'Vortex (copied by Valefar Assimilator X)',
    'Captured: 1 cruiser of Bot 4',
    'Captured: 2 infantry',
  ])
    expect(words).toContain(said);
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});
