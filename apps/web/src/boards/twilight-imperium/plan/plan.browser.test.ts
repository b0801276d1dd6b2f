import { expect, test } from 'vitest';
import { accessibilityProblemsInBothThemes } from '../../../testing/accessibility.ts';
import { Planner } from '../../../testing/planner.ts';
import { arrangedPosition, openSystemsBeside, quiet, systemIn, units } from '../../../testing/plans.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();
const looks = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
] as const;
const [computer] = looks;

let goal = '';
let home = '';

/** A carrier at home with ground forces, two free planets beside it, and a card that can be played on the way. */
const flight = arrangedPosition({
  seed: 'plan',
  isAsked: ({ kind }) => kind === 'action',
  arrange(position, view) {
    quiet(position);
    const { cards } = position.actionCards;
    position.seats[0]!.actionCards.push(...cards.splice(cards.indexOf('flank-speed#1'), 1));
    const system = systemIn(position, position.seats[0]!.home);
    system.space = [units(0, 'carrier'), units(0, 'cruiser', 2), units(0, 'fighter', 2)];
    system.planets[0]!.units = [units(0, 'infantry', 3), units(0, 'mech'), units(0, 'space-dock')];
    home = system.id;
    goal = openSystemsBeside(view, system.id).find(({ planets }) => planets.length === 2)?.id ?? '';
    return goal !== '';
  },
});

test.each(looks)(
  'a plan can be changed until it is sent, with limits and totals beside it, $width pixels wide',
  async look => {
    const ann = await Planner.at(await newPage(look), url(), flight);
    await ann.activate(goal);
    const totals = ann.page.locator('.plan-totals');
    await ann.pressNamed(/^All: Ships from/);
    await totals.filter({ hasText: /Fleet\s*3 of 3/ }).waitFor();
    await ann.pressNamed('Less of this: Infantry');
    await ann.says(/move 3 ships, carry 5, land 3$/);
    await ann.pressNamed(/^Use the suggestion: Aboard/);
    await ann.says(/move 3 ships, carry 6, land 4$/);
    await ann.pressNamed('Less of this: Cruiser');
    await totals.filter({ hasText: /Fleet\s*2 of 3/ }).waitFor();
    expect(await accessibilityProblemsInBothThemes(ann.page)).toEqual([]);
    await ann.pressNamed('Another system');
    await ann.page.locator('.plan').waitFor({ state: 'detached' });
    expect(await ann.page.locator('.ask').getAttribute('data-kind')).toBe('activate');
  },
);

test.each(looks)(
  'what can be used on the way stands on the sheet: left out it is not asked for, $width pixels wide',
  async look => {
    const ann = await Planner.at(await newPage(look), url(), flight);
    await ann.activate(goal);
    await ann.pressNamed('More of this: Carrier');
    await ann.press(ann.page.getByText('You could also use: Flank Speed'));
    await ann.pressNamed(/^Flank Speed/);
    await ann.says(/^Activate: use Flank Speed, move 1 ship, carry 6, land 4$/);
    expect(await accessibilityProblemsInBothThemes(ann.page)).toEqual([]);
    await ann.pressNamed(/^Flank Speed/);
    await ann.says(/^Activate: move 1 ship, carry 6, land 4$/);
    await ann.send();
    expect(await ann.page.locator('.ask').getAttribute('data-kind')).not.toBe('after-system-activated');
    await ann.agreeUntil('action');
    expect(await ann.page.locator('.ask .notice').count()).toBe(0);
  },
);

test.each(looks)('what is chosen there is used as the plan is carried out, $width pixels wide', async look => {
  const ann = await Planner.at(await newPage(look), url(), flight);
  await ann.activate(goal);
  await ann.pressNamed('More of this: Carrier');
  await ann.press(ann.page.getByText('You could also use: Flank Speed'));
  await ann.pressNamed(/^Flank Speed/);
  await ann.says(/^Activate: use Flank Speed, move 1 ship/);
  await ann.send();
  await ann.agreeUntil('action');
  expect((await ann.page.locator('.fan').allInnerTexts()).join()).not.toContain('Flank Speed');
});

test('a card on the way is used as planned, also when a strategy card is followed', async () => {
  const ann = await Planner.at(
    await newPage(computer),
    url(),
    arrangedPosition({
      seed: 'warfare',
      isAsked: ({ kind, prompt }) => kind === 'follow' && prompt.card === 'warfare',
      arrange(position) {
        quiet(position);
        const [player] = position.seats;
        const { cards } = position.actionCards;
        player!.actionCards.push(...cards.splice(cards.indexOf('war-machine#1'), 1));
        player!.tradeGoods = 3;
        return true;
      },
    }),
  );
  await ann.press(ann.page.getByText('You could also use: War Machine'));
  await ann.pressNamed(/^War Machine/);
  await ann.pressNamed('More of this: Carrier');
  await ann.says(/^Follow: use War Machine, produce 1 for 3 resources$/);
  await ann.send();
  expect(await ann.page.locator('.ask .notice').count()).toBe(0);
});

/** The end of a round, before a vote for or against something, with some planets to vote with. */
const evening = arrangedPosition({
  seed: 'vote',
  isAsked: ({ kind }) => kind === 'action',
  arrange(position) {
    quiet(position);
    position.custodians = false;
    const { cards } = position.agendas;
    cards.push(...cards.splice(cards.indexOf('shared-research'), 1));
    for (const card of position.seats[0]!.strategyCards) card.exhausted = true;
    const planets = position.systems.flatMap(system => system.planets);
    for (const planet of planets.filter(({ controller }) => controller === null).slice(0, 3)) planet.controller = 0;
    return true;
  },
});

test.each(looks)(
  'tokens are placed as suggested, and a vote is cast with its planets on one sheet, $width pixels wide',
  async look => {
    const ann = await Planner.at(await newPage(look), url(), evening);
    await ann.pressNamed(/Pass/);
    await ann.agreeUntil('gain-and-redistribute');
    expect(await ann.page.locator('.ask .button.main').innerText()).toBe('Place the tokens like this');
    await ann.agreeUntil('vote');
    await ann.press(ann.page.locator('.ask-option', { hasText: /For/ }));
    await ann.says(/^Vote: For with \d votes?$/);
    await ann.pressNamed(/^All: /);
    await ann.says(/^Vote: For with \d\d votes$/);
    expect(await accessibilityProblemsInBothThemes(ann.page)).toEqual([]);
    await ann.pressNamed('Another outcome');
    await ann.press(ann.page.locator('.ask-option', { hasText: /Against/ }));
    await ann.says(/^Vote: Against with \d+ votes?$/);
    await ann.send();
  },
);

test('where nothing is done, the button says so', async () => {
  const ann = await Planner.at(await newPage(computer), url(), flight);
  await ann.activate(goal);
  await ann.says(/: move nothing$/);
  await ann.pressNamed('More of this: Carrier');
  const less = (unit: string) => ann.page.getByRole('button', { name: new RegExp(`^Less of this: ${unit} (on|in) `) });
  await less('Infantry').dblclick(); // both presses count, however quick they are
  await ann.says(/: move 1 ship, carry 4/);
  for (const unit of ['Infantry', 'Mech', 'Fighter', 'Fighter']) await ann.press(less(unit));
  await ann.says(/: move 1 ship, carry nothing$/);
});

test('whoever is quicker than the plan is worked out loses nothing', async () => {
  const ann = await Planner.at(await newPage(computer), url(), flight);
  await ann.activate(home);
  await ann.says(/produce nothing/);
  // All in one task, so that nothing can be worked out in between.
  await ann.page.evaluate(async () => {
    for (const unit of ['Destroyer', 'Fighter', 'Fighter']) {
      document.querySelector<HTMLElement>(`.plan [aria-label="More of this: ${unit}"]`)?.click();
      await Promise.resolve(); // until the page shows it
    }
  });
  await ann.says(/produce 3 /);
});
