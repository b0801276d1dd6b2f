import { tableForText } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { someTable } from '../testing.ts';
import { rows } from './rows.tsx';
import { tableFacts } from './table-facts.ts';

type Props = Awaited<ReturnType<typeof someTable>>;

/** Something of everything that a seat may see of a table, also what only some factions have. */
function rich({ view, ...rest }: Props): Props {
  const [first, second, ...others] = view.players;
  const [home, ...systems] = view.systems;
  const [planet, ...planets] = home!.planets;
  return {
    ...rest,
    view: {
      ...view,
      custodians: true,
      nexusOpen: true,
      turnsSkipped: 1,
      exploring: 'core-mine',
      players: [
        {
          ...first!,
          guests: [2],
          technologies: ['gravity-drive', 'sarween-tools', 'cruiser-ii'],
          copies: [{ card: 'valefar-assimilator-x', technology: 'gravity-drive' }],
          exhausted: ['sarween-tools', 'the-codex'],
          leaders: [
            { id: 'artuno-the-betrayer', locked: false, tradeGoods: 2 },
            { id: 'field-marshal-mercer', locked: false },
            { id: 'navarch-feng', locked: true },
          ],
          strategyCards: [{ id: 'trade', exhausted: true }],
          scored: ['diversify-research'],
          notesInPlay: ['support-for-the-throne:hacan'],
          borrowed: 1,
          relics: ['the-codex'],
          fragments: { cultural: 1, hazardous: 2, industrial: 3, frontier: 4 },
          kept: ['mirage'],
          reviving: 2,
          captured: [
            { seat: 1, unit: 'cruiser', count: 1 },
            { seat: null, unit: 'infantry', count: 3 },
          ],
          planetCards: [{ ...planet!, id: 'custodia-vigilia', exhausted: true, units: [], attachments: ['terraform'] }],
          traded: [1],
          refusedBy: [2],
          met: [3],
          talks: true,
          dealsClosed: true,
        },
        { ...second!, secrets: ['become-a-legend'], notes: ['ceasefire:sol'], passed: true, eliminated: true },
        ...others,
      ],
      systems: [
        {
          ...home!,
          tile: '81',
          tokens: [0, 1],
          frontier: true,
          wormholes: ['alpha'],
          anomalies: ['nebula'],
          space: [
            { seat: 0, unit: 'mech', count: 2, damaged: 1, mark: 'z-grav' },
            { seat: 0, unit: 'mech', count: 1, damaged: 0 },
          ],
          planets: [
            {
              ...planet!,
              controller: 0,
              exhausted: true,
              units: [{ seat: 0, unit: 'infantry', count: 2, damaged: 0 }],
              coexisting: [0],
              attachments: ['core-mine'],
              exhaustedCards: ['core-mine'],
              explored: true,
              factionTokens: [{ id: 'sleeper', seat: 4 }],
            },
            ...planets,
          ],
        },
        ...systems,
      ],
      tokenPictures: [{ card: 'diplomacy', system: home!.id, standsFor: [0, 1] }],
      strategyCards: [{ id: 'warfare', tradeGoods: 2 }],
      goodsOnKept: [{ id: 'imperial', tradeGoods: 1 }],
      objectives: { ...view.objectives, revealed: ['corner-the-market'] },
      secretsScored: ['dictate-policy'],
      actionCards: { size: 7, discard: ['plague'] },
      playing: [{ seat: 3, card: 'plague', said: null }],
      lasting: [{ id: 'ceasefire', seat: 2, until: 'turn', aim: null }],
      agendas: { size: 5, discard: ['mutiny'] },
      laws: [{ id: 'minister-of-peace', elected: '3' }],
      agenda: {
        card: 'covert-legislation',
        hidden: { seat: 0, card: 'wormhole-research' },
        votes: [{ seat: 2, outcome: 'for', count: 4 }],
        stakes: [{ seat: 5, card: 'trade-rider', outcome: 'against' }],
        barred: [4],
        excluded: [1],
      },
      voters: [5],
      exploration: { ...view.exploration, cultural: { size: 9, discard: ['dyson-sphere'] } },
      wormholeTokens: [{ card: 'ion-storm', system: home!.id, shows: 'alpha', back: 'beta' }],
      legendaryExhausted: ['primor'],
      purged: ['the-obsidian'],
      peek: { seat: 0, count: 1, cards: ['arms-reduction'] },
      agendaEnds: { top: 'incentive-program', bottom: 'ixthian-artifact' },
      decidedAlone: {
        seat: 0,
        count: 1,
        cards: ['seed-of-an-empire'],
        revealed: [{ card: 'unconventional-measures', votes: [], stakes: [], barred: [], excluded: [], hidden: null }],
      },
      tactical: {
        ...{ seat: 4, system: home!.id, step: 'movement', friends: [], waves: [], committed: [], extraMove: null },
      },
      combat: {
        ...{ kind: 'space', system: home!.id, planet: null, attacker: 4, defender: 0, round: 2, retreating: null },
        ...{ hits: { attacker: 0, defender: 0 }, losses: [], scorers: [], sustained: [], silenced: [] },
      },
      freeSecondaries: [3],
      winner: 5,
      over: true,
      clockwise: [0, 2, 1, 3, 4, 5],
    },
  };
}

/** Everything that at a glance says, as one text. */
function said(props: Props): string {
  const { view, nameOf } = props;
  const table = tableForText(view, nameOf);
  const all = [
    ...rows.flatMap(({ show }) => view.players.map((player): ReactNode => show({ player, props, table }))),
    ...tableFacts(props).flat(),
  ];
  return renderToStaticMarkup(createElement(Fragment, null, ...all));
}

/** A part of something, changed. */
function changed<T>(whole: T, [key, ...path]: readonly string[], to: unknown): T {
  if (key === undefined) return to as T;
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<string, unknown>;
  copy[key] = changed(copy[key], path, to);
  return copy as T;
}

/** Each number, word and yes or no in it: where, and something else in its place. */
function parts(value: unknown, path: readonly string[] = []): { path: readonly string[]; other: unknown }[] {
  if (typeof value === 'number') return [{ path, other: value + 1 }];
  if (typeof value === 'boolean') return [{ path, other: !value }];
  if (typeof value === 'string') return [{ path, other: `${value}x` }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => parts(each, [...path, key]));
}

/** What is shown elsewhere, and where. */
const elsewhere: readonly (readonly [path: RegExp, where: string])[] = [
  [/^options\.(?!points)/, 'settings of the table, in its menu'],
  [/^galaxy\./, 'the map'],
  [/^seat$/, 'who looks'],
  [/^agenda\.hidden\.seat$/, 'whoever sees the card'],
  [/^combat\.kind$/, 'the place says it'],
  [/\.planetCards\.\*\.explored$/, 'no card is explored'],
];

/** Reading something strange that was changed may fail, so it was read. */
function isRead(props: Props, path: readonly string[], other: unknown, before: string): boolean {
  try {
    return said({ ...props, view: changed(props.view, path, other) }) !== before;
  } catch {
    return true;
  }
}

test('at a glance shows each part of what a seat may see, or it is said where else that is', async () => {
  const props = rich(await someTable(6));
  const before = said(props);
  const places = new Map<string, boolean>();
  for (const { path, other } of parts(props.view satisfies View)) {
    const place = path.map(key => (/^\d+$/.test(key) ? '*' : key)).join('.');
    if (places.get(place) || elsewhere.some(([named]) => named.test(place))) continue;
    places.set(place, isRead(props, path, other, before));
  }
  expect([...places].filter(([, read]) => !read).map(([place]) => place)).toEqual([]);
  expect(places.size).toBeGreaterThan(120);
});
