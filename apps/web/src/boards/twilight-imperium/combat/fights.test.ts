import type { AllEvents, Die, EventType, TwilightImperiumEvent, UnitType } from '@orrery/twilight-imperium/view';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { board } from '../index.tsx';
import { someTable } from '../testing.ts';
import { fightsOf } from './fights.ts';

const die = (unit: UnitType, needs: number, result: number): Die => ({ unit, needs, result });
const event = <K extends EventType>(type: K, data: AllEvents[K]) => ({ type, data }) as TwilightImperiumEvent;
const space = { system: '26', planet: null };
const lost = { seat: 1, unit: 'fighter', ...space, by: 0, cause: 'combat' } as const;
const shots = event('space-cannon', { shooter: 1, target: 0, ...space, hits: 1, dice: [die('pds', 6, 8)] });
const fight = [
  event('combat', { kind: 'space', system: '26', attacker: 0, defender: 1 }),
  event('barrage', { seat: 0, hits: 0, dice: [die('destroyer', 9, 2)] }),
  event('combat-round', { round: 1 }),
  event('combat-roll', { seat: 0, hits: 0, dice: [die('destroyer', 9, 3)] }),
  event('combat-round', { round: 2 }),
  event('combat-roll', { seat: 0, hits: 1, dice: [die('destroyer', 9, 9)] }),
  event('destroyed', { ...lost, count: 1 }),
  event('destroyed', { ...lost, count: 2 }),
  event('combat-over', { kind: 'space', system: '26', winner: 0 }),
];

test('a fight is told by its rounds, its losses and its end, shots before it apart', () => {
  const [before, told] = fightsOf([event('activated', { seat: 0, system: '26' }), shots, ...fight]);
  expect([before?.kind, before?.volleys.length]).toEqual(['shots', 1]);
  expect(told?.volleys.map(({ kind, round }) => [kind, round])).toEqual([
    ['barrage', 1],
    ['combat-roll', 1],
    ['combat-roll', 2],
  ]);
  expect(told?.losses).toEqual([{ seat: 1, unit: 'fighter', count: 3 }]);
  expect([told?.isOver, told?.winner]).toEqual([true, 0]);
});

test('with the next turn, a fight is a thing of the past', () => {
  expect(fightsOf([...fight, event('turn', { seat: 1 })])).toEqual([]);
});

test('a fight that is over before one could look leaves a report', async () => {
  const props = await someTable(3);
  const drawn = renderToStaticMarkup(createElement(board.Table, { ...props, events: fight }));
  for (const words of ['Player 1 won', 'needs 9, hit', 'Lost: 3 fighters', '0 of 1', 'round 2'])
    expect(drawn).toContain(words);
});

test('a hidden agenda is read by who keeps it, and the others see who does', async () => {
  const props = await someTable(3);
  const drawn = (card: string | null): string => {
    const agenda = {
      card: 'covert-legislation',
      votes: [],
      stakes: [],
      barred: [],
      excluded: [],
      hidden: { seat: 2, card },
    };
    const view = { ...props.view, phase: 'agenda' as const, speaker: 2, agenda };
    return renderToStaticMarkup(createElement(board.Table, { ...props, view }));
  };
  expect(drawn(null)).toContain('Player 3 alone knows the agenda.');
  expect(drawn('mutiny')).toContain('Only you know that it is Mutiny.');
});

test('a vote shows who leads, who is still to vote and what was decided', async () => {
  const props = await someTable(3);
  const votes = [
    { seat: 1, outcome: 'for', count: 3 },
    { seat: 2, outcome: 'against', count: 3 },
  ];
  const agenda = { card: 'mutiny', votes, stakes: [], barred: [], excluded: [], hidden: null };
  const view = { ...props.view, phase: 'agenda' as const, agenda, voters: [0] };
  const drawn = renderToStaticMarkup(createElement(board.Table, { ...props, view }));
  for (const words of ['Mutiny', 'Player 2 3', 'Player 3 3', 'A tie: the speaker decides.', 'Player 1 ('])
    expect(drawn).toContain(words);
  const events = [
    event('agenda', { card: 'mutiny' }),
    event('voted', { seat: 1, outcome: 'for', count: 3, planets: [] }),
    event('agenda-decided', { card: 'mutiny', outcome: 'for' }),
  ];
  const after = renderToStaticMarkup(createElement(board.Table, { ...props, events, view: { ...view, agenda: null } }));
  expect(after).toContain('Decided: For');
});

test('agendas that one seat decides alone: who does, what waits, and what only that seat sees', async () => {
  const props = await someTable(3);
  const vote = (card: string) => ({ card, votes: [], stakes: [], barred: [], excluded: [], hidden: null });
  const drawn = (cards: string[] | null): string => {
    const decidedAlone = { seat: 1, count: 2, cards, revealed: [vote('public-execution')] };
    const view = { ...props.view, phase: 'action' as const, agenda: vote('mutiny'), decidedAlone };
    return [board.Table, board.CommonPanel]
      .map(part => renderToStaticMarkup(createElement(part, { ...props, view })))
      .join(' ');
  };
  const others = drawn(null);
  for (const words of [
    'Player 2 decides alone.',
    'Player 2 looks at 2 cards',
    'still to be resolved: Public Execution',
  ])
    expect(others.includes(words), words).toBe(true);
  for (const words of ['Still to vote', 'Arms Reduction']) expect(others.includes(words), words).toBe(false);
  expect(drawn(['arms-reduction', 'core-mining']).includes('Arms Reduction, Core Mining')).toBe(true);
});
