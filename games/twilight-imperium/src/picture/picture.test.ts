import { equal, ok } from 'node:assert/strict';
import { quickRandom } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { test } from 'vitest';
import { apartSign, SLEEPER_PATHS } from '../drawing/index.ts';
import { twilightImperium } from '../index.ts';
import { cardName, planetNames } from '../text/index.ts';
import type { View } from '../view/index.ts';
import { pictureOf } from './picture.ts';

function played(seats: number, decisions: number) {
  const table = newTable(twilightImperium, { seats, seed: `picture ${seats}` });
  const random = quickRandom(seats);
  for (let i = 0; i < decisions && !table.over; i++) {
    const ask = table.firstAsk()!;
    table.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(table, ask, random) });
  }
  return table;
}

const apartShapes: ReadonlySet<string | undefined> = new Set(Array.from({ length: 60 }, (_, size) => apartSign(size)));

const words = {
  title: 'Sunday & <Monday>',
  nameOf: (seat: number) => `Player ${seat + 1}`,
  colours: [0, 1, 2, 3, 4, 5, 6, 7],
  showsHand: false,
};

/** Elements are closed in the order in which they were opened. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, close, name, self] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!self) open.push(name!);
  }
  return open.length === 0 && !/NaN|undefined/.test(xml);
}

test.each([3, 6, 8])('the table of %i as SVG: every planet and player, always the same', seats => {
  const view = played(seats, 400).view(null);
  const picture = pictureOf(view, words);
  ok(isWellFormed(picture));
  equal(picture, pictureOf(view, words));
  ok(picture.includes('Sunday &amp; &lt;Monday&gt;'));
  for (const { planets } of view.systems) for (const { id } of planets) ok(picture.includes(`>${planetNames[id]}<`));
  for (const { seat, points } of view.players) {
    ok(picture.includes(`>Player ${seat + 1}<`));
    ok(picture.includes(`>${points}</text>`));
  }
});

test('a picture for all shows no hand, whoever draws it; one for a seat shows its own', () => {
  const table = played(3, 300);
  const seat = table.state.seats.findIndex(({ actionCards }) => actionCards.length > 0);
  const view = table.view(seat) as View;
  const hidden = (view.players[seat]!.actionCards ?? []).map(cardName);
  const own = pictureOf(view, { ...words, showsHand: true });
  for (const name of hidden) ok(own.includes(name));
  equal(pictureOf(view, words), pictureOf(table.view(null), words));
});

test('a sleeper is drawn on its planet', () => {
  const view = played(3, 100).view(null);
  const token = (of: View): number => pictureOf(of, words).split(SLEEPER_PATHS[1]).length - 1;
  equal(token(view), 0);
  const systems = view.systems.map(system => ({
    ...system,
    planets: system.planets.map(planet =>
      planet.id === 'mecatol-rex' ? { ...planet, factionTokens: [{ id: 'sleeper', seat: 1 } as const] } : planet,
    ),
  }));
  equal(token({ ...view, systems }), 1);
  ok(isWellFormed(pictureOf({ ...view, systems }, words)));
});

test('units that something sets apart have a sign', () => {
  const view = played(3, 100).view(null);
  const aloft = { seat: 1, unit: 'mech', count: 2, damaged: 0, mark: 'z-grav' } as const;
  const systems = view.systems.map(system => (system.id === '18' ? { ...system, space: [aloft] } : system));
  const signs = (of: View): number =>
    [...pictureOf(of, words).matchAll(/ d="([^"]+)"/g)].filter(([, d]) => apartShapes.has(d)).length;
  equal(signs(view), 0);
  equal(signs({ ...view, systems }), 1);
});

test('the panel of a player has what only some factions have', () => {
  const view = played(3, 100).view(null);
  const [first, ...others] = view.players;
  const card = { controller: 0, exhausted: false, units: [], coexisting: [], explored: false, exhaustedCards: [] };
  const player: View['players'][number] = {
    ...first!,
    guests: [1],
    planetCards: [{ ...card, id: 'custodia-vigilia', attachments: [] }],
    technologies: ['gravity-drive'],
    copies: [{ card: 'valefar-assimilator-x', technology: 'gravity-drive' }],
    leaders: [{ id: 'artuno-the-betrayer', locked: false, tradeGoods: 2 }],
    exhausted: [],
    captured: [{ seat: 2, unit: 'cruiser', count: 1 }],
    reviving: 2,
  };
  const drawn = pictureOf({ ...view, players: [player, ...others] }, words).replaceAll(/<[^>]+>/g, ' ');
  for (const said of [
    'and of Player 2 in the fleet pool',
    `${planetNames['custodia-vigilia']} 2/3`,
    `${cardName('gravity-drive')} (${cardName('valefar-assimilator-x')})`,
    '(2 trade goods on it)',
    '1 cruiser of Player 3 captured',
    '2 infantry to come back',
  ])
    ok(drawn.replaceAll(/\s+/g, ' ').includes(said), said);
});
