import { expect, test } from 'vitest';
import type { SoloGame } from '../../../solo/messages.ts';
import { Planner } from '../../../testing/planner.ts';
import { arrangedPosition, openSystemsBeside, type Position, quiet, systemIn, units } from '../../../testing/plans.ts';
import { site } from '../../../testing/site.ts';

const { url, page: newPage } = site();

/** On a phone a system is looked at before it is chosen, so that a few clicks more are allowed there. */
const devices = [
  { by: 'mouse', look: { width: 1440, height: 900 }, more: 0 },
  { by: 'touch', look: { width: 375, height: 812 }, more: 2 },
] as const;

type Arrange = Parameters<typeof arrangedPosition>[0]['arrange'];

const turn = (arrange: Arrange): SoloGame =>
  arrangedPosition({
    seed: 'clicks',
    isAsked: ({ kind }) => kind === 'action',
    arrange: (position, view) => quiet(position) && arrange(position, view),
  });

const homeOf = (position: Position) => systemIn(position, position.seats[0]!.home);

/** The system that a position is about. */
let goal = '';

/** A carrier at home with four infantry, and two free planets next to it. */
const expedition = turn((position, view) => {
  const home = homeOf(position);
  home.space = [units(0, 'carrier'), units(0, 'cruiser')];
  home.planets[0]!.units = [units(0, 'infantry', 4), units(0, 'space-dock')];
  goal = openSystemsBeside(view, home.id).find(({ planets }) => planets.length === 2)?.id ?? '';
  return goal !== '';
});
const free = goal;

/** A space dock at home and no ships, and several ways to pay. */
const dock = turn(position => {
  const home = homeOf(position);
  const planets = position.systems.flatMap(system => system.planets);
  for (const planet of planets.filter(({ controller }) => controller === null).slice(0, 3)) planet.controller = 0;
  position.seats[0]!.tradeGoods = 3;
  home.space = [];
  home.planets[0]!.units = [units(0, 'infantry', 2), units(0, 'space-dock')];
  goal = home.id;
  return true;
});
const docked = goal;

/** Two stacks beside two planets, of which somebody holds one, with a ship over it. */
const attack = turn((position, view) => {
  const home = homeOf(position);
  home.space = [units(0, 'carrier'), units(0, 'cruiser')];
  home.planets[0]!.units = [units(0, 'infantry', 4), units(0, 'space-dock')];
  const there = openSystemsBeside(view, home.id).find(({ planets }) => planets.length === 2);
  const beside = there && openSystemsBeside(view, there.id)[0];
  if (!there || !beside) return false;
  systemIn(position, beside.id).space = [units(0, 'cruiser', 2)];
  position.seats[0]!.tokens.fleet = 4;
  const held = systemIn(position, there.id);
  held.space = [units(1, 'destroyer')];
  held.planets[0]!.controller = 1;
  held.planets[0]!.units = [units(1, 'infantry')];
  goal = there.id;
  return true;
});
const held = goal;

/** Somebody else's strategy card, which the first player may follow. */
const following = (card: string): SoloGame =>
  arrangedPosition({
    seed: 'follow',
    isAsked: ({ kind, prompt }) => kind === 'follow' && prompt.card === card,
    arrange: quiet,
  });
const technology = following('technology');
const diplomacy = following('diplomacy');

for (const { by, look, more } of devices) {
  const sitDown = async (position: SoloGame) => Planner.at(await newPage(look), url(), position);

  test(`a carrier brings four infantry to two free planets in 7 clicks, by ${by}`, async () => {
    const ann = await sitDown(expedition);
    await ann.activate(free);
    await ann.pressNamed('More of this: Carrier');
    await ann.says(/^Activate: move 1 ship, carry 4, land 4$/);
    await ann.send();
    await ann.agreeUntil('action');
    expect(await ann.clicks()).toBeLessThanOrEqual(7 + more);
    expect(await ann.page.locator(`[data-system="${free}"] [data-fleet$=":0"]`).count()).toBe(3); // in space, on planets
  });

  test(`production alone takes 4 clicks, by ${by}`, async () => {
    const ann = await sitDown(dock);
    await ann.activate(docked);
    await ann.pressNamed('More of this: Carrier');
    await ann.says(/^Activate: produce 1 for 3 resources$/);
    await ann.send();
    await ann.agreeUntil('action');
    expect(await ann.clicks()).toBeLessThanOrEqual(4 + more);
  });

  test(`two stacks attack and fight in space in 10 clicks, by ${by}`, async () => {
    const ann = await sitDown(attack);
    await ann.activate(held);
    for (let stack = 0; stack < 2; stack++) await ann.pressNamed(/^All: Ships from/);
    await ann.says(/^Activate: move 4 ships, carry 4/);
    await ann.send();
    await ann.agreeUntil('action');
    expect(await ann.clicks()).toBeLessThanOrEqual(10 + more);
  });

  test(`a follow takes 2 clicks, by ${by}`, async () => {
    for (const position of [technology, diplomacy]) {
      const ann = await sitDown(position);
      await ann.press(ann.page.locator('.plan .ask-option').last()); // rather than what is suggested
      await ann.send();
      await ann.agreeUntil('action');
      expect(await ann.clicks()).toBeLessThanOrEqual(2 + more);
    }
  });
}
