/** Number, title, and the count of lettered parts of items 1, 2, 3… */
export type Topic = readonly [number: number, title: string, parts: readonly number[]];

/**
 * The Rules Reference, version 2.0: each topic with how many lettered parts each of its numbered items has. Numbers
 * only; the wording is its publisher's. The three steps of Politics are `LRR 66.2i` to `LRR 66.2iii`, as the seed document
 * counts them.
 */
export const topics = [
  [1, 'Abilities', [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]],
  [2, 'Action Cards', [0, 0, 0, 1, 0, 2, 0, 0]],
  [3, 'Action Phase', [0, 0, 3, 1, 0]],
  [4, 'Active Player', [0, 0, 0]],
  [5, 'Active System', [0, 0, 0, 0]],
  [6, 'Adjacency', [0, 1, 0, 0]],
  [7, 'Agenda Card', [0, 0, 0, 0, 0, 0, 0, 0]],
  [8, 'Agenda Phase', [0, 3, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2]],
  [9, 'Anomalies', [0, 1, 0, 0, 0]],
  [10, 'Anti-Fighter Barrage (Unit Ability)', [4, 1]],
  [11, 'Asteroid Field', [0]],
  [12, 'Attach', [0, 2, 0]],
  [13, 'Attacker', []],
  [14, 'Blockaded', [0, 1]],
  [15, 'Bombardment (Unit Ability)', [6, 1]],
  [16, 'Capacity (Attribute)', [0, 0, 3, 0]],
  [17, 'Capture', [0, 3, 3, 0, 0, 0]],
  [18, 'Combat (Attribute)', [0, 0]],
  [19, 'Command Sheet', [0, 0, 0]],
  [20, 'Command Tokens', [2, 0, 2, 0, 1, 0]],
  [21, 'Commodities', [0, 0, 0, 0, 3, 0, 0, 0]],
  [22, 'Component Action', [0, 0, 0, 0]],
  [23, 'Component Limitations', [0, 0, 0, 2, 0]],
  [24, 'Construction (Strategy Card)', [0, 2, 0, 1]],
  [25, 'Control', [3, 0, 0, 0, 2, 0, 0]],
  [26, 'Cost (Attribute)', [0, 0, 1]],
  [27, 'Custodians Token', [0, 1, 0, 0]],
  [28, 'Deals', [0, 0, 1, 0]],
  [29, 'Defender', []],
  [30, 'Deploy', [1, 1, 0]],
  [31, 'Destroyed', [0, 0]],
  [32, 'Diplomacy (Strategy Card)', [0, 2, 0]],
  [33, 'Elimination', [3, 0, 0, 1, 0, 0, 0, 0, 0, 6, 0]],
  [34, 'Exhausted', [0, 0, 0, 1, 0]],
  [35, 'Exploration', [0, 4, 0, 1, 0, 0, 1, 0, 2]],
  [36, 'Fighter Tokens', [0, 0, 1, 0]],
  [37, 'Fleet Pool', [2, 0, 0, 0]],
  [38, 'Frontier Tokens', [4]],
  [39, 'Game Board', [0, 1]],
  [40, 'Game Round', [0, 0, 0]],
  [41, 'Gravity Rift', [1, 3, 0, 0]],
  [42, 'Ground Combat', [1, 1, 0, 4]],
  [43, 'Ground Forces', [0, 0, 0]],
  [44, 'Hyperlanes', [0, 0]],
  [45, 'Imperial (Strategy Card)', [0, 0, 0, 0]],
  [46, 'Infantry Tokens', [0, 0, 1, 0]],
  [47, 'Influence', [0, 0, 1]],
  [48, 'Initiative Order', [1, 1, 0]],
  [49, 'Invasion', [0, 3, 1, 1, 4]],
  [50, 'Leader Sheet', [1, 0, 0]],
  [51, 'Leaders', [1, 2, 0, 0, 0, 4, 0, 1, 0, 4, 0, 1]],
  [52, 'Leadership (Strategy Card)', [0, 0, 0, 0]],
  [53, 'Legendary Planets', [0, 2, 0, 0]],
  [54, 'Mecatol Rex', [0]],
  [55, 'Mechs', [0, 0, 0, 0]],
  [56, 'Modifiers', [0, 0]],
  [57, 'Move (Attribute)', [0]],
  [58, 'Movement', [0, 0, 6, 0, 0, 0, 0, 0]],
  [59, 'Nebula', [1, 1, 0]],
  [60, 'Neighbors', [0, 0, 0]],
  [61, 'Objective Cards', [1, 0, 0, 0, 3, 0, 1, 0, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0]],
  [62, 'Opponent', [0]],
  [63, 'PDS', [0, 0, 0, 0]],
  [64, 'Planets', [0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [65, 'Planetary Shield (Unit Ability)', [0, 0, 2]],
  [66, 'Politics (Strategy Card)', [0, 0, 0]],
  [67, 'Producing Units', [3, 2, 0, 2, 2, 1]],
  [68, 'Production (Unit Ability)', [4, 0, 0, 0]],
  [69, 'Promissory Notes', [1, 0, 0, 1, 1, 0, 1]],
  [70, 'Purge', [0, 0, 0]],
  [71, 'Readied', [0, 0, 1, 0, 0, 1]],
  [72, 'Reinforcements', [0]],
  [73, 'Relics', [1, 1, 0, 0]],
  [74, 'Rerolls', [0, 0, 0]],
  [75, 'Resources', [0, 0, 0]],
  [76, 'Ships', [0, 1, 0]],
  [77, 'Space Cannon (Unit Ability)', [0, 0, 4, 0, 2, 0, 4, 1]],
  [78, 'Space Combat', [0, 2, 3, 3, 6, 2, 4, 0, 1, 1]],
  [79, 'Space Dock', [0, 0, 0, 1]],
  [80, 'Speaker', [0, 0, 0, 0, 0, 0, 0]],
  [81, 'Status Phase', [0, 2, 0, 0, 2, 0, 0, 0]],
  [82, 'Strategic Action', [1, 1, 0]],
  [83, 'Strategy Card', [0, 2, 0, 0, 0, 0, 0, 2]],
  [84, 'Strategy Phase', [3, 1]],
  [85, 'Structures', [1, 0, 0, 0, 0, 0]],
  [86, 'Supernova', [0]],
  [87, 'Sustain Damage', [0, 0, 0, 1, 0, 0]],
  [88, 'System Tiles', [0, 0, 0, 0, 0, 0, 0]],
  [89, 'Tactical Action', [2, 3, 1, 0, 1]],
  [90, 'Technology', [0, 0, 1, 0, 0, 1, 3, 1, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [91, 'Technology (Strategy Card)', [0, 0, 0]],
  [92, 'Trade (Strategy Card)', [0, 0, 1, 2, 0]],
  [93, 'Trade Goods', [0, 0, 0, 3, 0, 1, 0]],
  [94, 'Transactions', [1, 0, 1, 1, 0, 1]],
  [95, 'Transport', [2, 0, 0, 0]],
  [96, 'Units', [0, 0, 0]],
  [97, 'Unit Upgrades', [1, 0, 0, 0, 0]],
  [98, 'Victory Points', [0, 1, 0, 1, 0, 0, 0, 0]],
  [99, 'Warfare (Strategy Card)', [0, 0, 1]],
  [100, 'Wormhole Nexus', [3, 1]],
  [101, 'Wormholes', [0, 0, 0, 2]],
] as const satisfies readonly Topic[];

const letter = (index: number): string => String.fromCharCode(97 + index);

/** `LRR 58`, `LRR 58.3`, `LRR 58.3b`, … */
export function topicIds([number, , parts]: Topic): string[] {
  return [
    `LRR ${number}`,
    ...parts.flatMap((letters, i) => [
      `LRR ${number}.${i + 1}`,
      ...Array.from({ length: letters }, (_, j) => `LRR ${number}.${i + 1}${letter(j)}`),
    ]),
  ];
}

/** The letters of an item that has so many parts. */
type Letters = [
  never,
  'a',
  'a' | 'b',
  'a' | 'b' | 'c',
  'a' | 'b' | 'c' | 'd',
  'a' | 'b' | 'c' | 'd' | 'e',
  'a' | 'b' | 'c' | 'd' | 'e' | 'f',
];
/** The number of the item at an index. */
type Numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27];

type ItemIds<N extends number, P extends readonly number[]> = {
  [I in keyof P & keyof Numbers & `${number}`]:
    | `LRR ${N}.${Numbers[I] & number}`
    | `LRR ${N}.${Numbers[I] & number}${Letters[P[I]]}`;
}[keyof P & keyof Numbers & `${number}`];
type TopicIds<T extends Topic> = T extends Topic ? `LRR ${T[0]}` | ItemIds<T[0], T[2]> : never;

/** The id of every topic, item and part, for the compiler. */
export type TopicRuleId = TopicIds<(typeof topics)[number]>;
