import { planetNames } from '@orrery/eminent-domain/text';
import type { View as EdView } from '@orrery/eminent-domain/view';
import type { Downward } from '@orrery/protocol';
import { objectiveTexts } from '@orrery/twilight-imperium/text';
import type { View as TiView } from '@orrery/twilight-imperium/view';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player, playTogether, question } from '../testing/click-player.ts';
import { Received } from '../testing/received-data.ts';
import { setUp, site } from '../testing/site.ts';
import { playerStyles } from '../ui/player-styles.ts';
import { emptyTable, type TableState } from './feed.ts';
import { reduce } from './reduce.ts';

const { url, page: newPage, restart } = site();

interface Person {
  readonly page: Page;
  readonly player: Player;
  readonly received: Received;
  /** The table as the stream has told it. */
  table(): TableState;
}

async function person(): Promise<Person> {
  const page = await newPage();
  const received = new Received(page);
  let [state, heard] = [emptyTable, 0];
  const table = () => {
    for (const frame of received.frames.slice(heard)) state = reduce(state, JSON.parse(frame) as Downward);
    heard = received.frames.length;
    return state;
  };
  return { page, player: new Player(page), received, table };
}

/** Ann sets up a table, Bea comes by the link, bots have the other seats. */
async function sitTogether(
  title: string,
  players: number,
  before: (ann: Page, bea: Page) => Promise<void> = async () => {},
): Promise<[ann: Person, bea: Person]> {
  const [ann, bea] = [await person(), await person()];
  await setUp(ann.page, url(), { title, players, people: 2 });
  await bea.page.goto((await ann.page.locator('code').filter({ hasText: '/t/' }).textContent())!);
  await bea.page.getByRole('textbox').fill('Bea');
  await bea.page.getByRole('button', { name: 'Save name' }).click();
  await bea.page.getByRole('button', { name: 'Sit here' }).click();
  await before(ann.page, bea.page);
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ann, bea]) await page.locator('.game').waitFor();
  return [ann, bea];
}

const isAsked = async ({ page }: Person) => !['', 'over'].includes(await question(page));

const playUntil = (people: readonly Person[], isSo: () => Promise<boolean>): Promise<void> =>
  playTogether(
    people.map(({ player }) => player),
    isSo,
  );

const lastNumber = ({ table }: Person) => table().n;

/** Both know the same. */
const areLevel = (ann: Person, bea: Person) => expect.poll(() => lastNumber(bea) - lastNumber(ann)).toBe(0);

const isOffline = ({ page }: Person) => page.getByText('The server cannot be reached. Trying again…').first();

test('a face-down planet is nowhere in the other player’s browser', async () => {
  const [ann, bea] = await sitTogether('Eminent Domain', 2);
  const secrets = () => {
    const { picture, you } = ann.table();
    const view = picture?.view as unknown as EdView | undefined;
    const own = view?.empires[you!.seat!]?.planets ?? [];
    return own.flatMap(({ faceUp, planet }) => (faceUp || planet === null ? [] : [planet, planetNames[planet]]));
  };
  await playUntil([ann, bea], async () => secrets().length >= 6);
  await areLevel(ann, bea);

  const words = secrets();
  /** What Ann's browser does not show yet: pictures come one after the other. */
  const missing = async () => {
    const places = await ann.received.search(words);
    return words.filter(word => !places.some(place => place.endsWith(word)));
  };
  await expect.poll(missing).toEqual([]);
  const found = await ann.received.search(words);
  expect(found.some(place => place.startsWith('stream'))).toBe(true);
  expect(found.some(place => place.startsWith('page'))).toBe(true);
  expect(await bea.received.search(words)).toEqual([]);
});

/** Ann has yellow, which nobody had; Bea has orange, which was Ann's, and would not get yellow. */
async function chooseColours(ann: Page, bea: Page): Promise<void> {
  const paletteOf = (page: Page, name: string) => page.getByRole('group', { name: `Colours for ${name}` });
  await paletteOf(ann, 'Ann').getByRole('button', { name: 'Yellow, cross' }).focus();
  await ann.keyboard.press('Enter');
  const taken = paletteOf(bea, 'Bea').getByRole('button', { name: 'Yellow, cross: Ann has it' });
  await taken.waitFor();
  expect(await taken.isDisabled()).toBe(true);
  await paletteOf(bea, 'Bea').getByRole('button', { name: 'Orange, triangle', exact: true }).click();
  await ann.getByRole('button', { name: /^Colour of Bot 3/ }).click();
  await paletteOf(ann, 'Bot 3').getByRole('button', { name: 'Blue, square', exact: true }).click();
  await ann.getByRole('button', { name: 'Colour of Bot 3: Blue, square' }).waitFor();
}

/** The colour of a seat's pieces in the galaxy, and the signs and lines of a look. */
const piecesOf = (page: Page, seat: number) =>
  page.evaluate(seat => {
    const fleet = document.querySelector(`.ti-space [data-fleet$=":${seat}"] .ti-fleet`)!;
    const sign = fleet.nextElementSibling!.querySelector('path')!.getAttribute('d');
    const colour = document.createElement('i');
    document.body.append(colour);
    const named = Array.from({ length: 8 }, (_, nth) => {
      colour.style.color = `var(--player-${nth})`;
      return getComputedStyle(colour).color;
    });
    colour.remove();
    return {
      colour: named.indexOf(getComputedStyle(fleet).stroke),
      sign,
      line: fleet.getAttribute('stroke-dasharray') ?? undefined,
    };
  }, seat);

test('a secret objective is nowhere in the other player’s browser; both see the chosen colours', async () => {
  const [ann, bea] = await sitTogether('Twilight Imperium', 3, chooseColours);
  const secrets = () => {
    const { picture, you } = ann.table();
    const view = picture?.view as unknown as TiView | undefined;
    const held = (view?.players[you!.seat!]?.secrets ?? []) as (keyof typeof objectiveTexts)[];
    return held.flatMap(id => [id, objectiveTexts[id].name]);
  };
  await playUntil([ann, bea], async () => secrets().length === 2 && lastNumber(ann) > 25);
  await areLevel(ann, bea);

  const words = secrets();
  const found = await ann.received.search(words);
  expect(found.some(place => place.startsWith('stream'))).toBe(true);
  expect(found.some(place => place.startsWith('page'))).toBe(true);
  expect(await bea.received.search(words)).toEqual([]);

  const shown = [4, 0, 1].map(colour => {
    const { glyph, dash } = playerStyles[colour]!;
    return { colour, sign: glyph, ...(dash.length > 0 ? { line: dash.join(' ') } : {}) };
  });
  for (const { page } of [ann, bea])
    expect(await Promise.all([0, 1, 2].map(seat => piecesOf(page, seat)))).toEqual(shown);
});

test('a lost connection is shown, restored automatically, and nothing is missed', async () => {
  const [ann, bea] = await sitTogether('Eminent Domain', 2);
  await playUntil([ann, bea], async () => (await isAsked(ann)) && !(await isAsked(bea)));
  await areLevel(ann, bea);

  await bea.page.context().setOffline(true);
  await isOffline(bea).waitFor();
  const before = lastNumber(bea);
  await playUntil([ann], async () => lastNumber(ann) > before);
  expect(lastNumber(bea)).toBe(before);
  const heard = bea.received.frames.length;
  await bea.page.context().setOffline(false);
  await isOffline(bea).waitFor({ state: 'detached' });
  await areLevel(ann, bea);
  expect(bea.received.frames.slice(heard).filter(frame => frame.includes('"type":"full"'))).toEqual([]);

  const everyone = [ann, bea];
  await playUntil(everyone, () => isAsked(ann));
  const asked = await question(ann.page);
  const start = await restart();
  for (const each of everyone) await isOffline(each).waitFor();
  await ann.player.click();
  await start();
  for (const each of everyone) await isOffline(each).waitFor({ state: 'detached' });
  await playUntil([ann], async () => (await question(ann.page)) !== asked);
  await areLevel(ann, bea);
});
