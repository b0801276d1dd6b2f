import type { AnswerValue, GameEvent } from '@orrery/kernel';
import { factions } from '../model/factions.ts';
import type { FactionId, RelicId } from '../model/ids.ts';
import { printed } from '../model/printed.ts';
import { type AbilityId, allAbilities, allFactionUnits } from '../model/printed-factions.ts';

type Kind = keyof typeof printed;

/** Events that tell of a component's use, and where they name it. */
const uses: Readonly<Record<string, readonly [kind: Kind, field: string]>> = {
  'action-card-played': ['action-cards', 'card'],
  'agenda-decided': ['agendas', 'card'],
  explored: ['exploration', 'card'],
  attached: ['attachments', 'card'],
  'note-in-play': ['promissory-notes', 'note'],
  'relic-exhausted': ['relics', 'relic'],
  'relic-lost': ['relics', 'relic'],
  technology: ['technologies', 'technology'],
  'leader-exhausted': ['leaders', 'leader'],
  'leader-purged': ['leaders', 'leader'],
  'leader-unlocked': ['leaders', 'leader'],
  scored: ['objectives', 'objective'],
};

/** Kinds whose pieces are answered with only when they are used: nobody discards them. */
const answeredWith: readonly Kind[] = ['relics', 'legendary', 'leaders', 'faction-abilities', 'faction-units'];

/** Abilities that nobody is asked about: they are at work wherever their faction plays. */
const atWork: readonly AbilityId[] = [
  'analytical',
  'arbiters',
  'armada',
  'assimilate',
  'fragile',
  'guild-ships',
  'masters-of-trade',
  'unrelenting',
  'versatile',
];

/** Relics that do their work by being held. */
const held: readonly RelicId[] = ['shard-of-the-throne', 'the-obsidian'];

/** What a faction uses by playing at all: what is at work by itself, and the units that it has begun with or built. */
function usesOfFactions(events: readonly GameEvent[]): string[] {
  const playing = new Map<unknown, FactionId>();
  const used: string[] = [];
  const field = (seat: unknown, unit: unknown): void => {
    const faction = playing.get(seat);
    for (const [id, own] of Object.entries(allFactionUnits))
      if (own.faction === faction && own.unit === unit) used.push(`faction-units/${id}`);
  };
  for (const { type, data } of events) {
    if (type === 'starting-components') {
      const faction = data.faction as FactionId;
      playing.set(data.seat, faction);
      used.push(...atWork.filter(id => allAbilities[id].faction === faction).map(id => `faction-abilities/${id}`));
      for (const unit of Object.keys(factions[faction].units)) field(data.seat, unit);
    } else if (type === 'placed' || type === 'produced') field(data.seat, data.unit);
  }
  return used;
}

const kindOf = (card: string): string => card.split('#', 1)[0]!;

/** The components that were used in a game, as `relics/the-codex`, by what happened and what was answered. */
export function usesIn(events: readonly GameEvent[], answers: readonly AnswerValue[]): Set<string> {
  const used = new Set<string>(usesOfFactions(events));
  for (const { type, data } of events) {
    const use = uses[type];
    if (use) used.add(`${use[0]}/${kindOf(String(data[use[1]]))}`);
    if (type === 'relic-gained' && held.includes(data.relic as RelicId)) used.add(`relics/${String(data.relic)}`);
  }
  for (const answer of answers) {
    if (!Array.isArray(answer)) continue;
    for (const word of answer.flatMap(key => key.split(/[:#]/)))
      for (const kind of answeredWith) if (Object.hasOwn(printed[kind], word)) used.add(`${kind}/${word}`);
  }
  return used;
}
