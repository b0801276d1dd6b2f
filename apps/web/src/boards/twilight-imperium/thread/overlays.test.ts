import { overlaysIn } from '@orrery/twilight-imperium/overlays';
import { reachIn } from '@orrery/twilight-imperium/reach';
import { expect, test } from 'vitest';
import { overlayKinds } from '../overlays/kinds.ts';
import { overlayOf } from '../overlays/use-overlay.ts';
import { namesOn, someTable } from '../testing.ts';

const props = await someTable(3, { factions: 'sol,hacan,letnev' });
const { view } = props;
const table = namesOn(props);
const overlay = (kind: (typeof overlayKinds)[number], seen = props) =>
  overlayOf(kind, seen, table, reachIn(seen.view), overlaysIn(seen.view))!;
const [home] = view.players.map(player => player.home);

test('every overlay has a line for each player, and says in words what each of its signs shows', () => {
  for (const kind of overlayKinds) {
    const { legend, marks } = overlay(kind);
    expect(
      legend
        .filter(({ seat }) => seat !== null)
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1, 2]);
    for (const [system, { badges, words }] of marks) {
      expect(view.systems.some(({ id }) => id === system)).toBe(true);
      expect(badges.length === 0 || words.length > 0).toBe(true);
    }
  }
});

test('resources and influence are those of ready planets; a system without any is grey', () => {
  const marks = overlay('worth').marks.get(home!)!;
  expect(marks).toEqual({
    tint: 0,
    badges: [
      { is: 'resources', value: 4, isSpent: false },
      { is: 'influence', value: 2, isSpent: false },
    ],
    words: ['4 resources, 2 influence'],
  });
  const systems = view.systems.map(each => ({
    ...each,
    planets: each.planets.map(planet => ({ ...planet, exhausted: planet.controller === 0 })),
  }));
  const spent = overlay('worth', { ...props, view: { ...view, systems } });
  expect(spent.marks.get(home!)!.badges[0]).toEqual({ is: 'resources', value: 4, isSpent: true });
  expect(spent.marks.get(home!)!.words).toEqual(['4 resources, 2 influence, all exhausted']);
  expect(spent.legend.find(({ seat }) => seat === 0)?.words).toBe('0/4 resources, 0/2 influence');
});

test('production and movement by the rules', () => {
  expect(overlay('production').marks.get(home!)!.words).toEqual(['Player 1 can produce 6 units']);
  const [words] = [...overlay('reach').marks.values()].map(mark => mark.words[0]);
  expect(words).toMatch(/^Player \d: ships can come in \d moves?$/);
});

test('last changes are those since the own last turn began', () => {
  const tokens = { type: 'token-placed', data: { seat: 1, system: home! } } as const;
  const events = [
    tokens,
    { type: 'turn', data: { seat: 0 } },
    { ...tokens, data: { ...tokens.data, seat: 2 } },
  ] as const;
  const { marks } = overlay('changes', { ...props, events });
  expect(marks.get(home!)!.badges).toEqual([{ is: 'player', seat: 2, text: '1' }]);
});
