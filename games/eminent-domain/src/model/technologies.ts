import type { PermanentId, PlanetType, Role, TechnologyId } from './ids.ts';

export type Level = 1 | 2 | 3;

/** What is printed on a technology. Its effect is in `content/technologies`. */
export interface TechnologyFacts {
  readonly type: PlanetType;
  readonly level: Level;
  readonly symbols: readonly Role[];
  /** The other side of the same card: it stays in play, and taking one side ends the other. */
  readonly otherSide?: PermanentId;
}

/** Planets of the type needed, Research symbols needed, and influence, by level (ED 29). */
export const levels: Readonly<Record<Level, { planets: number; cost: number; influence: number }>> = {
  1: { planets: 1, cost: 3, influence: 0 },
  2: { planets: 2, cost: 5, influence: 2 },
  3: { planets: 3, cost: 7, influence: 5 },
};

export const technologies: Readonly<Record<TechnologyId, TechnologyFacts>> = {
  'improved-colonize-research': { type: 'advanced', level: 1, symbols: ['colonize', 'research'] },
  'improved-colonize-trade': { type: 'advanced', level: 1, symbols: ['colonize', 'trade'] },
  'improved-production-research': { type: 'advanced', level: 1, symbols: ['produce', 'research'] },
  'improved-production-trade': { type: 'advanced', level: 1, symbols: ['produce', 'trade'] },
  'improved-survey-research': { type: 'advanced', level: 1, symbols: ['survey', 'research'] },
  'improved-survey-trade': { type: 'advanced', level: 1, symbols: ['survey', 'trade'] },
  'improved-warfare-research': { type: 'advanced', level: 1, symbols: ['warfare', 'research'] },
  'improved-warfare-trade': { type: 'advanced', level: 1, symbols: ['warfare', 'trade'] },
  'improved-research-colonize': { type: 'fertile', level: 1, symbols: ['research', 'colonize'] },
  'improved-research-produce': { type: 'fertile', level: 1, symbols: ['research', 'produce'] },
  'improved-survey-colonize': { type: 'fertile', level: 1, symbols: ['survey', 'colonize'] },
  'improved-survey-produce': { type: 'fertile', level: 1, symbols: ['survey', 'produce'] },
  'improved-trade-colonize': { type: 'fertile', level: 1, symbols: ['trade', 'colonize'] },
  'improved-trade-produce': { type: 'fertile', level: 1, symbols: ['trade', 'produce'] },
  'improved-warfare-colonize': { type: 'fertile', level: 1, symbols: ['warfare', 'colonize'] },
  'improved-warfare-produce': { type: 'fertile', level: 1, symbols: ['warfare', 'produce'] },
  'improved-colonize-survey': { type: 'metallic', level: 1, symbols: ['colonize', 'survey'] },
  'improved-colonize-warfare': { type: 'metallic', level: 1, symbols: ['colonize', 'warfare'] },
  'improved-production-survey': { type: 'metallic', level: 1, symbols: ['produce', 'survey'] },
  'improved-production-warfare': { type: 'metallic', level: 1, symbols: ['produce', 'warfare'] },
  'improved-research-survey': { type: 'metallic', level: 1, symbols: ['research', 'survey'] },
  'improved-research-warfare': { type: 'metallic', level: 1, symbols: ['research', 'warfare'] },
  'improved-trade-survey': { type: 'metallic', level: 1, symbols: ['trade', 'survey'] },
  'improved-trade-warfare': { type: 'metallic', level: 1, symbols: ['trade', 'warfare'] },
  'data-network': { type: 'advanced', level: 2, symbols: ['research', 'research'] },
  'diverse-markets': { type: 'advanced', level: 2, symbols: ['research', 'trade'] },
  specialization: { type: 'advanced', level: 2, symbols: ['trade', 'trade'] },
  'weapon-emporium': { type: 'advanced', level: 2, symbols: [], otherSide: 'streamlining' },
  streamlining: { type: 'advanced', level: 2, symbols: [], otherSide: 'weapon-emporium' },
  'artificial-intelligence': { type: 'fertile', level: 2, symbols: ['colonize', 'produce'] },
  'genetic-engineering': { type: 'fertile', level: 2, symbols: ['produce', 'produce'] },
  terraforming: { type: 'fertile', level: 2, symbols: ['colonize', 'colonize'] },
  'fertile-ground': { type: 'fertile', level: 2, symbols: ['colonize', 'produce', 'research'], otherSide: 'abundance' },
  abundance: { type: 'fertile', level: 2, symbols: [], otherSide: 'fertile-ground' },
  mobilization: { type: 'metallic', level: 2, symbols: ['survey', 'warfare'] },
  'survey-team': { type: 'metallic', level: 2, symbols: ['survey', 'survey'] },
  'war-path': { type: 'metallic', level: 2, symbols: ['warfare', 'warfare'] },
  imperialism: {
    type: 'metallic',
    level: 2,
    symbols: ['survey', 'trade', 'warfare'],
    otherSide: 'scorched-earth-policy',
  },
  'scorched-earth-policy': { type: 'metallic', level: 2, symbols: [], otherSide: 'imperialism' },
  adaptability: { type: 'advanced', level: 3, symbols: [], otherSide: 'hyperefficiency' },
  hyperefficiency: { type: 'advanced', level: 3, symbols: [], otherSide: 'adaptability' },
  dissension: { type: 'fertile', level: 3, symbols: [], otherSide: 'bureaucracy' },
  bureaucracy: { type: 'fertile', level: 3, symbols: [], otherSide: 'dissension' },
  logistics: { type: 'metallic', level: 3, symbols: [], otherSide: 'productivity' },
  productivity: { type: 'metallic', level: 3, symbols: [], otherSide: 'logistics' },
};
