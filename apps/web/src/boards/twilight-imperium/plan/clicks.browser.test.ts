import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { moved, watchHands } from '../../../testing/hands.ts';
import { arrangedPosition, systemsBeside, units } from '../../../testing/plans.ts';
import { openPosition } from '../../../testing/positions.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();

const carrier = arrangedPosition({
  seed: 'plan 0',
  asked: 'action',
  arrange(position, view) {
    const { home } = position.seats[0]!;
    for (const player of position.seats) {
      position.actionCards.cards.unshift(...player.actionCards.splice(0));
    }
    for (const player of position.seats.slice(1)) player.passed = true;
    const there = position.systems.find(({ id }) => id === home)!;
    there.space = [units(0, 'carrier'), units(0, 'cruiser'), units(0, 'fighter', 2)];
    there.planets[0]!.units = [units(0, 'infantry', 4), units(0, 'space-dock')];
    console.log(systemsBeside(view, home));
  },
});

test('explore', async () => {
  const page = await newPage({ width: Number(process.env.W ?? 1440), height: 900 });
  await watchHands(page);
  page.on('console', m => console.log('console', m.text()));
  page.on('pageerror', m => console.log('error', m));
  await openPosition(page, url(), carrier);
  await page.getByRole('button', { name: 'Tactical action' }).click();
  const hex = (await page.locator('[data-system="34"] > .ti-hex').boundingBox())!;
  await page.mouse.click(hex.x + hex.width / 2, hex.y + hex.height - 8);
  await page.locator('.plan').waitFor();
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/shot1.png' });
  await page.getByRole('button', { name: 'More of this: Carrier' }).click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/shot2.png' });
  console.log(await page.locator('.plan').innerText());
  await page.locator('.plan .button.main').click();
  await page.waitForTimeout(3000);
  await page.screenshot({ path: '/tmp/shot3.png' });
  console.log(await page.locator('.game-ask').innerText(), await moved(page));
});
