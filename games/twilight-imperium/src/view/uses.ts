import type { AnswerValue, GameEvent, Seat } from '@orrery/kernel';
import type { Events, TwilightImperiumEvent } from '../model/events/index.ts';
import { factions } from '../model/factions/factions.ts';
import { type AbilityId, allAbilities, allFactionUnits } from '../model/factions/printed-factions.ts';
import type { FactionId, RelicId, UnitType } from '../model/ids.ts';
import { printed } from '../model/printed.ts';

type Kind = keyof typeof printed;

/** Events that tell of a component's use, and where they name it. */
const uses: { readonly [K in keyof Events]?: readonly [kind: Kind, field: keyof Events[K]] } = {
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
  'blood-ties',
  'coalescence',
  'crafty',
  'devour',
  'future-sight',
  'dark-whispers',
  'creuss-gate',
  'edict',
  'fragile',
  'gashlai-physiology',
  'guild-ships',
  'hubris',
  'imperia',
  'masters-of-trade',
  'mitosis',
  'propagation',
  'raid-formation',
  'nomadic',
  'scheming',
  'quantum-entanglement',
  'slipstream',
  'scavenge',
  'telepathic',
  'the-company',
  'the-tribuni',
  'council-patronage',
  'unrelenting',
  'versatile',
  'voidborn',
  'zeal',
];

/** Relics that do their work by being held. */
const held: readonly RelicId[] = ['shard-of-the-throne', 'the-obsidian'];

/** What a faction uses by playing at all: what is at work by itself, and the units that it has begun with or built. */
function usesOfFactions(events: readonly TwilightImperiumEvent[]): string[] {
  const playing = new Map<Seat, FactionId>();
  const used: string[] = [];
  const field = (seat: Seat, unit: UnitType): void => {
    const faction = playing.get(seat);
    for (const [id, own] of Object.entries(allFactionUnits))
      if (own.faction === faction && own.unit === unit) used.push(`faction-units/${id}`);
  };
  for (const { type, data } of events) {
    if (type === 'starting-components') {
      const { seat, faction } = data;
      playing.set(seat, faction);
      used.push(...atWork.filter(id => allAbilities[id].faction === faction).map(id => `faction-abilities/${id}`));
      for (const unit of Object.keys(factions[faction].units)) field(seat, unit as UnitType);
    } else if (type === 'placed' || type === 'produced') field(data.seat, data.unit);
  }
  return used;
}

const kindOf = (card: string): string => card.split('#', 1)[0]!;

/** The components that were used in a game, as `relics/the-codex`, by what happened and what was answered. */
export function usesIn(events: readonly TwilightImperiumEvent[], answers: readonly AnswerValue[]): Set<string> {
  const used = new Set<string>(usesOfFactions(events));
  for (const event of events) {
    const { data }: GameEvent = event; // whichever field it is
    const [kind, field] = (event.type !== 'rules-changed' && uses[event.type]) || [];
    if (kind && field) {
      const id = kindOf(String(data[field]));
      used.add(`${Object.hasOwn(printed[kind], id) ? kind : 'faction-pieces'}/${id}`);
    }
    if (event.type === 'relic-gained' && held.some(id => id === event.data.relic))
      used.add(`relics/${event.data.relic}`);
  }
  for (const answer of answers) {
    if (!Array.isArray(answer)) continue;
    for (const word of answer.flatMap(key => key.split(/[:#]/)))
      for (const kind of answeredWith) if (Object.hasOwn(printed[kind], word)) used.add(`${kind}/${word}`);
  }
  return used;
}
