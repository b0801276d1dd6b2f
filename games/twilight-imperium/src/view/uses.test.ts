import { deepEqual } from 'node:assert/strict';
import { test } from 'vitest';
import type { TwilightImperiumEvent } from '../model/events/index.ts';
import { usesIn } from './uses.ts';

test('P7: what was played, resolved or answered with counts as used; what was drawn or thrown away does not', () => {
  const events: TwilightImperiumEvent[] = [
    { type: 'action-card-played', data: { seat: 0, card: 'direct-hit#2' } },
    { type: 'action-cards-discarded', data: { seat: 0, cards: ['sabotage#1'] } },
    { type: 'agenda', data: { card: 'mutiny' } },
    { type: 'agenda-decided', data: { card: 'shared-research', outcome: 'for' } },
    { type: 'scored', data: { seat: 0, objective: 'corner-the-market' } },
    { type: 'relic-gained', data: { seat: 0, relic: 'neuraloop' } },
  ];
  const answers = [['sabotage#3'], ['component:orbital-drop:orbital-drop'], { mech: 2 }, ['use:the-codex']];
  deepEqual([...usesIn(events, answers)].sort(), [
    'action-cards/direct-hit',
    'agendas/shared-research',
    'faction-abilities/orbital-drop',
    'objectives/corner-the-market',
    'relics/the-codex',
  ]);
});

test('P7: what works by itself counts where its faction plays or its holder gains it, a unit once it is there', () => {
  const events: TwilightImperiumEvent[] = [
    { type: 'starting-components', data: { seat: 0, faction: 'sol' } },
    { type: 'starting-components', data: { seat: 1, faction: 'hacan' } },
    { type: 'produced', data: { seat: 1, unit: 'flagship', count: 1, system: '16' } },
    { type: 'relic-gained', data: { seat: 0, relic: 'the-obsidian' } },
  ];
  deepEqual([...usesIn(events, [])].sort(), [
    'faction-abilities/arbiters',
    'faction-abilities/guild-ships',
    'faction-abilities/masters-of-trade',
    'faction-abilities/versatile',
    'faction-units/advanced-carrier',
    'faction-units/spec-ops',
    'faction-units/wrath-of-kenara',
    'relics/the-obsidian',
  ]);
});
