import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../testing/accessibility.ts';
import { letGuideAnswer, stepFrom } from '../testing/guide.ts';
import { site } from '../testing/site.ts';
import { eminentDomainLesson } from './eminent-domain.ts';
import type { Lesson } from './lesson.ts';
import { twilightImperiumLesson } from './twilight-imperium.ts';

const { url, page: newPage } = site();

/** Opens the guided game from the first page. */
async function begin(page: Page, title: string): Promise<void> {
  await page.goto(url());
  await page.getByRole('link', { name: new RegExp(`^Learn to play.*${title}$`) }).click();
  await page.locator('.guide[data-step="1"]').waitFor();
}

/** Ships and units of a plan, with the buttons and fields of its sheet. */
async function fillSheet(page: Page, system: string, units: Readonly<Record<string, number>>): Promise<void> {
  await page.locator('.plan .ask-amount.is-advised').first().waitFor();
  for (const [unit, count] of Object.entries(units)) {
    const field = page.locator('.plan').getByRole('spinbutton', { name: new RegExp(`^${unit}`, 'i') });
    await field.first().fill(String(count));
    await page.locator('.plan[aria-busy="false"]').waitFor();
  }
  await page.locator(`.plan[aria-busy="false"] .ask-actions .button.main:not([disabled])`).waitFor();
  expect(await page.locator('.plan .ask-question').textContent()).toContain(system);
}

/** Clicks what the guide points at, and confirms where that is needed. */
async function follow(page: Page, { steps, game }: Lesson, number: number): Promise<void> {
  const { answer, ask, isFree } = steps[number - 1]!;
  const isSheet = game === 'twilight-imperium' && ask === 'follow';
  const picks = Array.isArray(answer) && !isSheet ? answer.length : 0;
  const isConfirmed = picks === 0 || (await page.locator('.ask-actions .button.main').count()) > 0;
  for (let i = 0; i < picks; i++) {
    const list = page.locator('.ask-list-open[aria-expanded="false"]');
    if (await list.isVisible()) await list.click();
    const option = isFree ? '.ask-option' : '.ask-option.is-advised';
    await page.locator(`${option}[aria-pressed="false"]`).first().click();
  }
  if (isSheet) {
    const isFollowed = Array.isArray(answer) && answer.length > 0;
    const advised = page.locator('.plan .ask-option.is-advised[aria-pressed="false"]');
    if (isFollowed) {
      const along = steps[number]!.answer as readonly string[];
      for (let left = along.length; left > 0; left--) {
        await advised.nth(left - 1).waitFor();
        await advised.first().click();
      }
    }
    const name = isFollowed ? /^Follow/ : 'Do not follow';
    await page.locator('.plan[aria-busy="false"] .ask-actions').getByRole('button', { name }).click();
  } else if (ask === 'activate') {
    const isMove = String(answer) === '20';
    await fillSheet(
      page,
      isMove ? 'Vefut' : 'Jord',
      steps[number + (isMove ? 1 : 0)]!.answer as Record<string, number>,
    );
    await page.locator('.ask-actions .button.main').click();
  } else if (isConfirmed) {
    await page.locator('.ask-actions .button:not([disabled])').first().click();
  }
}

/** Whether something that the guide points at can be seen and reached without scrolling. */
const isInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.is-advised')].some(each => {
      const { left, top, width } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(left + width / 2, top + 10));
    }),
  );

async function playThrough(page: Page, lesson: Lesson): Promise<void> {
  for (let step = await stepFrom(page, 1); step; step = await stepFrom(page, step + 1)) {
    const { isOnSheet, isFree, ask, answer, title } = lesson.steps[step - 1]!;
    if (isOnSheet) continue; // the sheet before answers it
    const isPointedAt = !isFree && ask !== 'activate' && Object.keys(answer).length > 0;
    if (isPointedAt) await expect.poll(() => isInSight(page), { message: title }).toBe(true);
    await follow(page, lesson, step);
  }
}

const wide = { width: 1440, height: 900 };
const phone = { width: 375, height: 812 };

test.each([
  ['phone', phone],
  ['desktop', wide],
])('a %s plays the guided game of Eminent Domain to its end', async (_, viewport) => {
  const page = await newPage(viewport);
  await begin(page, 'Eminent Domain');
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await playThrough(page, eminentDomainLesson);
  await page.getByRole('heading', { name: 'You know the game' }).waitFor();
  await page.getByRole('button', { name: 'Skip to the last turns' }).click();
  await page.locator('.ask[data-kind="action"]').waitFor();
  await page.getByText('The bot would choose').waitFor(); // the coach takes over from the guide
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

test.each([
  ['phone', phone],
  ['desktop', wide],
])('a %s plays the guided round of Twilight Imperium to its end; a wrong choice is explained', async (_, viewport) => {
  const page = await newPage(viewport);
  await begin(page, 'Twilight Imperium');
  await page.locator('.ask-option:not(.is-advised)').first().click();
  await page.getByText('this guided game goes another way').waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await playThrough(page, twilightImperiumLesson);
  await page.getByRole('heading', { name: 'The first round is yours' }).waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
});

test('a guided game is left, resumed, taken back and done by the guide', async () => {
  const page = await newPage(phone);
  await begin(page, 'Twilight Imperium');
  await letGuideAnswer(page, 15);
  await page.goto(url());
  await page.getByRole('link', { name: /^Learn to play: Twilight Imperium.*Continue/ }).click();
  await page.locator('.guide[data-step="15"]').waitFor();
  expect(await accessibilityProblemsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: /Undo/ }).click();
  await page.locator('.guide[data-step="14"]').waitFor();
  await letGuideAnswer(page);
  await page.getByRole('heading', { name: 'The first round is yours' }).waitFor();
});
