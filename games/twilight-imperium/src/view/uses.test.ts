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

const seat = 0;
const told: readonly (readonly [TwilightImperiumEvent, component: string])[] = [
  [
    { type: 'explored', data: { seat, deck: 'hazardous', card: 'core-mine#2', system: '26', planet: 'lodor' } },
    'exploration/core-mine',
  ],
  [{ type: 'attached', data: { card: 'rich-world', planet: 'lodor' } }, 'attachments/rich-world'],
  [{ type: 'attached', data: { card: 'terraform#0', planet: 'lodor' } }, 'faction-pieces/terraform'],
  [{ type: 'note-in-play', data: { seat, note: 'alliance#1' } }, 'promissory-notes/alliance'],
  [{ type: 'relic-exhausted', data: { seat, relic: 'the-prophets-tears' } }, 'relics/the-prophets-tears'],
  [{ type: 'relic-lost', data: { seat, relic: 'nano-forge' } }, 'relics/nano-forge'],
  [{ type: 'technology', data: { seat, technology: 'gravity-drive' } }, 'technologies/gravity-drive'],
  [{ type: 'leader-exhausted', data: { seat, leader: 'evelyn-delouis' } }, 'leaders/evelyn-delouis'],
  [{ type: 'leader-purged', data: { seat, leader: 'jace-x-4th-air-legion' } }, 'leaders/jace-x-4th-air-legion'],
  [{ type: 'leader-unlocked', data: { seat, leader: 'claire-gibson' } }, 'leaders/claire-gibson'],
  [{ type: 'relic-gained', data: { seat, relic: 'shard-of-the-throne' } }, 'relics/shard-of-the-throne'],
];
test.each(told)('P7: $0.type tells of the use of a component', (event, component) => {
  deepEqual([...usesIn([event], [])], [component]);
});

test('P7: a legendary planet, a leader and a unit count as used when they are answered with', () => {
  const answers = [['use:the-atrament'], ['evelyn-delouis'], ['deploy:moll-terminus#1']];
  deepEqual([...usesIn([], answers)].sort(), [
    'faction-units/moll-terminus',
    'leaders/evelyn-delouis',
    'legendary/the-atrament',
  ]);
});

test('P7: abilities at work and units that were placed count where their faction plays', () => {
  const events: TwilightImperiumEvent[] = [
    { type: 'starting-components', data: { seat: 0, faction: 'jolnar' } },
    { type: 'placed', data: { seat: 0, unit: 'mech', count: 1, system: '12', planet: 'nar' } },
    { type: 'units-removed', data: { seat: 0, unit: 'flagship', count: 1, system: '12', planet: null } },
  ];
  deepEqual([...usesIn(events, [])].sort(), [
    'faction-abilities/analytical',
    'faction-abilities/fragile',
    'faction-units/shield-paling',
  ]);
});
