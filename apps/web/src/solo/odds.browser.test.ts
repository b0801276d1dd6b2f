import { findGame } from '@orrery/catalogue';
import { type Ask, type KernelState, type Save, save, seedFrom, simplestAnswer, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { firstDraft } from '../ask/choice.ts';
import { prospectsOf } from '../boards/twilight-imperium/odds/fights.ts';
import { site } from '../testing/site.ts';

const { url, page: newPage } = site();

type View = Parameters<typeof prospectsOf>[2];
type System = View['systems'][number];
type Started = Table<KernelState, View>;

/** A game at the moment when the first seat is asked for a system to activate. */
function beforeActivation(): Started {
  const { game } = findGame('twilight-imperium')!;
  const options = game.readOptions({}, 3);
  if (!options.ok) throw new Error(options.message);
  const table = new Table(game, { seats: 3, options: options.value, seed: seedFrom('fight') }) as unknown as Started;
  for (let ask = table.firstAsk()!; ask.kind !== 'activate'; ask = table.firstAsk()!) {
    const tactical = ask.seat === 0 && ask.kind === 'action' ? ['tactical'] : undefined;
    table.answer({ ask: ask.id, seat: ask.seat, value: tactical ?? simplestAnswer(ask) });
  }
  return table;
}

/** The same with a cruiser of another seat in a system within reach, up to the choice of ships. */
function beforeFight(): { table: Started; ask: Ask } {
  const begun = beforeActivation();
  const { game, seats, options, seed } = begun;
  for (const { id } of begun.view(0).systems) {
    const state = structuredClone(begun.rebase().state) as KernelState & { systems: System[] };
    const cruiser = { seat: 1, unit: 'cruiser', count: 1, damaged: 0 } as const;
    state.systems = state.systems.map(system =>
      system.id === id ? { ...system, space: [...system.space, cruiser] } : system,
    );
    const snapshot = { ...begun.rebase(), state, at: 0, epoch: 0, revealedAt: 0, events: 0 };
    const table: Started = new Table(game, { seats, options, seed, from: { snapshot, log: [] } });
    const answer = (value: readonly string[]) => {
      const { id: ask, seat } = table.firstAsk()!;
      return table.answer({ ask, seat, value }).ok;
    };
    if (!answer([id])) continue;
    const from = table.firstAsk()!;
    if (from.kind !== 'move.from' || !('options' in from) || !answer([from.options[0]!.key])) continue;
    const ask = table.firstAsk()!;
    if (ask.kind === 'move.ships') return { table, ask }; // a single ship is not asked about
  }
  throw new Error('nothing is within reach');
}

/** Stores a game in a browser and opens it. */
async function sitDownAt(file: Save) {
  const page = await newPage();
  await page.goto(url());
  await page.evaluate(
    async text => {
      const request = indexedDB.open('orrery', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
      await new Promise(resolve => {
        request.onsuccess = resolve;
      });
      const put = request.result.transaction('games', 'readwrite').objectStore('games').put(JSON.parse(text));
      await new Promise(resolve => {
        put.onsuccess = resolve;
      });
      request.result.close();
    },
    JSON.stringify({
      id: 'fight',
      game: 'twilight-imperium',
      title: 'A fight',
      created: 1,
      updated: 1,
      over: false,
      save: file,
    }),
  );
  await page.goto(`${url()}/solo/twilight-imperium/fight`);
  return page;
}

test('while ships are told to move against others, the odds stand beside the question', async () => {
  const { table, ask } = beforeFight();
  const [prospect] = prospectsOf(ask, firstDraft(ask), table.view(0));
  expect(prospect?.fight).toMatchObject({ place: 'space', defender: { units: { cruiser: 1 } } });

  const page = await sitDownAt(save(table));
  const odds = page.locator('.ti-odds');
  await odds.locator('text=You win').waitFor();
  const [win, lose, draw] = (await odds.innerText()).match(/\d+(?= %)/g)!.map(Number);
  expect(win! + lose! + draw!).toBe(100);
  expect(await odds.innerText()).toContain('On average you keep');
});

test('they are computed from what the seat sees, and only where a combat may follow', () => {
  const { table, ask } = beforeFight();
  const view = table.view(0);
  expect(prospectsOf({ ...ask, kind: 'produce' }, firstDraft(ask), view)).toEqual([]);
  expect(prospectsOf(ask, { form: 'allocate', amounts: {} }, view)).toEqual([]);

  const system = view.tactical!.system;
  const fleet = { seat: 0, unit: 'dreadnought', count: 2, damaged: 1 } as const;
  const systems = view.systems.map(each => (each.id === system ? { ...each, space: [...each.space, fleet] } : each));
  const combat = { kind: 'space', system, planet: null, attacker: 1, defender: 0 } as unknown as View['combat'];
  const [retreat] = prospectsOf({ ...ask, kind: 'announce-retreat' }, undefined, { ...view, systems, combat });
  expect(retreat).toMatchObject({ me: 'defender', opponent: 1, fight: { begun: true } });
  expect(retreat?.fight.defender).toMatchObject({ units: { dreadnought: 2 }, damaged: { dreadnought: 1 } });
});
