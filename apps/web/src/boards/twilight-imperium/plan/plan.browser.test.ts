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

/** A carrier at home with ground forces, two free planets beside it, and a card that can be played on the way. */
const flight = arrangedPosition({
  seed: 'plan',
  isAsked: ({ kind }) => kind === 'action',
  arrange(position, view) {
    quiet(position);
    const { cards } = position.actionCards;
    position.seats[0]!.actionCards.push(...cards.splice(cards.indexOf('flank-speed#1'), 1));
    const home = systemIn(position, position.seats[0]!.home);
    home.space = [units(0, 'carrier'), units(0, 'cruiser', 2), units(0, 'fighter', 2)];
    home.planets[0]!.units = [units(0, 'infantry', 3), units(0, 'mech'), units(0, 'space-dock')];
    goal = openSystemsBeside(view, home.id).find(({ planets }) => planets.length === 2)?.id ?? '';
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
  'a plan stops where a card can be played, and what is left of it is filled in, $width pixels wide',
  async look => {
    const ann = await Planner.at(await newPage(look), url(), flight);
    await ann.activate(goal);
    await ann.pressNamed('More of this: Carrier');
    await ann.pressNamed('Less of this: Infantry');
    await ann.says(/move 1 ship, carry 5, land 3$/);
    await ann.send();
    await ann.page.locator('.ask-option', { hasText: 'Flank Speed' }).waitFor();
    await ann.press(ann.page.locator('.ask-actions .button', { hasText: 'No' }));
    await ann.says(/^Move 1 ship, carry 5, land 3$/);
    await ann.page.getByText('The rest of your plan is filled in.').waitFor();
    expect(await accessibilityProblemsInBothThemes(ann.page)).toEqual([]);
    await ann.send();
    await ann.agreeUntil('action');
    expect(await ann.page.locator('.ask .notice').count()).toBe(0);
  },
);

test('what a plan says to a question that is put by itself is filled in there', async () => {
  const ann = await Planner.at(
    await newPage(computer),
    url(),
    arrangedPosition({
      seed: 'warfare',
      isAsked: ({ kind, prompt }) => kind === 'follow' && prompt.card === 'warfare',
      arrange(position) {
        quiet(position);
        const { cards } = position.actionCards;
        position.seats[0]!.actionCards.push(...cards.splice(cards.indexOf('war-machine#1'), 1));
        return true;
      },
    }),
  );
  await ann.pressNamed('More of this: Infantry');
  await ann.send();
  await ann.press(ann.page.locator('.ask[data-kind="when-producing"] .ask-actions .button', { hasText: 'No' }));
  await ann.page.locator('.ask[data-kind="produce"] .button.main', { hasText: /^Produce 1$/ }).waitFor();
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
  for (const unit of ['Infantry', 'Infantry', 'Infantry', 'Mech', 'Fighter', 'Fighter'])
    await ann.pressNamed(new RegExp(`^Less of this: ${unit} (on|in) `));
  await ann.says(/: move 1 ship, carry nothing$/);
});
