import { type Planet, planets as planetFacts, type View } from '@orrery/twilight-imperium/view';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tableFacts } from '../glance/table-facts.ts';
import { board } from '../index.tsx';
import { namesOn, someTable } from '../testing.ts';
import { systemWords } from './system-words.ts';

const count = (text: string, what: RegExp): number => [...text.matchAll(what)].length;

/** A table with a change to one planet. */
async function tableWith(change: Partial<Planet>) {
  const props = await someTable(3);
  const there = props.view.systems.find(
    ({ planets }) => planets.length === 1 && planetFacts[planets[0]!.id].traits.length === 1,
  )!;
  const system = { ...there, planets: [{ ...there.planets[0]!, ...change }] };
  const systems = props.view.systems.map(each => (each === there ? system : each));
  const view: View = { ...props.view, systems };
  return { ...props, view, system };
}

const asleep = { factionTokens: [{ id: 'sleeper', seat: 1 }] } as const;

test('a sleeper is drawn on its planet, and read out with its owner', async () => {
  const { system, ...props } = await tableWith(asleep);
  const drawn = renderToStaticMarkup(createElement(board.Table, props));
  expect(count(drawn, /data-token="sleeper"/g)).toBe(1);
  expect(drawn).toContain('<title>sleeper token</title>');
  expect(drawn).toMatch(/aria-label="[^"]*: sleeper token \(Player 2\)/);
  const [planet] = systemWords(system, props.view, namesOn(props)).planets;
  expect(planet!.lines).toContain('Sleeper token: Player 2');
  expect(tableFacts(props).find(([name]) => name === 'Faction tokens on planets')?.[1]).toBe(
    `${planet!.name} (sleeper token, Player 2)`,
  );
  const plain = await someTable(3);
  expect(count(renderToStaticMarkup(createElement(board.Table, plain)), /data-token/g)).toBe(0);
  expect(tableFacts(plain).some(([name]) => name === 'Faction tokens on planets')).toBe(false);
});

test('a planet with Terraform shows all three traits, drawn and in words', async () => {
  const { system, ...props } = await tableWith({ attachments: ['terraform#0'] });
  const [planet] = systemWords(system, props.view, namesOn(props)).planets;
  for (const trait of ['cultural', 'hazardous', 'industrial']) expect(planet!.lines[0]).toContain(trait);
  expect(planet!.lines).toContain('Attached: Terraform');
  const plain = await tableWith({});
  const rings = (of: typeof props) => count(renderToStaticMarkup(createElement(board.Table, of)), /class="ti-trait /g);
  const { system: _, ...bare } = plain;
  expect(rings(props)).toBe(rings(bare) + 2);
});
