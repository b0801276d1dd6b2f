import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../testing/accessibility.ts';
import { Planner } from '../testing/planner.ts';
import { arrangedPosition, openSystemsBeside, quiet, systemIn, units } from '../testing/plans.ts';
import { site } from '../testing/site.ts';

const { url, page: newPage } = site();
const looks = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
] as const;

let goal = '';

/** A carrier at home, and a card that can be played when a system was activated. */
const flight = arrangedPosition({
  seed: 'plan',
  isAsked: ({ kind }) => kind === 'action',
  arrange(position, view) {
    quiet(position);
    const { cards } = position.actionCards;
    position.seats[0]!.actionCards.push(...cards.splice(cards.indexOf('flank-speed#1'), 1));
    const home = systemIn(position, position.seats[0]!.home);
    home.space = [units(0, 'carrier'), units(0, 'cruiser', 2)];
    goal = openSystemsBeside(view, home.id)[0]?.id ?? '';
    return goal !== '';
  },
});

/** Activates a system by itself, so that its ships are asked for next. */
async function activated(look: (typeof looks)[number]): Promise<Planner> {
  const ann = await Planner.at(await newPage(look), url(), flight);
  await ann.activate(goal);
  await ann.pressNamed('Step by step');
  await ann.page.locator('.ask:not(.plan)[data-kind="activate"]').waitFor();
  await ann.press(ann.page.locator('.ask .button.main'));
  await ann.page.locator('.plan[data-kind="move.from"]').waitFor();
  return ann;
}

const cardOf = (ann: Planner) => ann.page.locator('.ask-first').getByRole('button', { name: /^Flank Speed/ });

test.each(looks)(
  'what can be used before a question is shown with it, and one undo takes both answers back, $width pixels wide',
  async look => {
    const ann = await activated(look);
    await ann.pressNamed('Step by step');
    await ann.page.locator('.ask:not(.plan)[data-kind="move.from"]').waitFor();
    await cardOf(ann).waitFor();
    expect(await accessibilityProblemsInBothThemes(ann.page)).toEqual([]);
    await ann.press(ann.page.locator('.ask-list .ask-option').first()); // not a word about the card
    await ann.page.locator('.ask[data-kind="move.ships"]').waitFor();
    expect(await cardOf(ann).count()).toBe(0);
    await ann.press(ann.page.getByRole('button', { name: /Undo$/ }));
    await cardOf(ann).waitFor();
    expect(await ann.page.locator('.ask').getAttribute('data-kind')).toBe('move.from');
    await ann.press(cardOf(ann));
    await cardOf(ann).waitFor({ state: 'detached' });
    await ann.page.locator('.ask[data-kind="move.from"]').waitFor();
    expect((await ann.page.locator('.fan').allInnerTexts()).join()).not.toContain('Flank Speed');
  },
);

test.each(looks)('a plan that begins there shows it as well, and passes it, $width pixels wide', async look => {
  const ann = await activated(look);
  await cardOf(ann).waitFor();
  expect(await accessibilityProblemsInBothThemes(ann.page)).toEqual([]);
  await ann.pressNamed('More of this: Carrier');
  await ann.says(/^Move 1 ship/);
  await ann.send();
  await ann.agreeUntil('action');
  expect((await ann.page.locator('.fan').allInnerTexts()).join()).toContain('Flank Speed');
});
