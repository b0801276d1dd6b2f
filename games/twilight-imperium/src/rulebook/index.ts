import { type TopicRuleId, topicIds, topics } from './topics.ts';

export { topics } from './topics.ts';

/** One numbered rule of the documents that Twilight Imperium answers to. */
export interface NumberedRule {
  readonly id: string;
  readonly about: string;
}

export const seedRules = [
  { id: 'LRR 52', about: 'Leadership has initiative 1' },
  { id: 'LRR 52.1', about: 'holder of Leadership may resolve its primary as a strategic action' },
  { id: 'LRR 52.2', about: 'primary: gain 3 tokens, then 1 for every 3 influence spent' },
  { id: 'LRR 52.3', about: 'others clockwise may buy 1 token for every 3 influence' },
  { id: 'LRR 52.4', about: "each gained token goes to the pool of its owner's choice" },
  { id: 'LRR 32', about: 'Diplomacy has initiative 2' },
  { id: 'LRR 32.1', about: 'holder may resolve its primary as a strategic action' },
  {
    id: 'LRR 32.2',
    about:
      'choose a system with an own planet, not Mecatol Rex; every other player places a token there from reinforcements; then ready two own exhausted planets',
  },
  { id: 'LRR 32.2a', about: 'no token in reinforcements: one of choice from the command sheet' },
  { id: 'LRR 32.2b', about: 'a token already there: places none' },
  { id: 'LRR 32.3', about: 'others clockwise: 1 strategy token to ready up to two planets' },
  { id: 'LRR 66', about: 'Politics has initiative 3' },
  { id: 'LRR 66.1', about: 'holder may resolve its primary as a strategic action' },
  { id: 'LRR 66.2i', about: 'choose a new speaker who does not have the token; oneself allowed if not speaker' },
  { id: 'LRR 66.2ii', about: 'draw two action cards' },
  { id: 'LRR 66.2iii', about: 'look secretly at the top two agendas; each to top or bottom, any order' },
  { id: 'LRR 66.3', about: 'others clockwise: 1 strategy token to draw two action cards' },
  { id: 'LRR 24', about: 'Construction has initiative 4' },
  { id: 'LRR 24.1', about: 'holder may resolve its primary as a strategic action' },
  {
    id: 'LRR 24.2',
    about: 'may place one PDS or one space dock on an own planet, then may place another PDS on an own planet',
  },
  { id: 'LRR 24.2a', about: 'the structures may share a planet or not' },
  { id: 'LRR 24.2b', about: 'any system, own command token there or not' },
  {
    id: 'LRR 24.3',
    about:
      'others clockwise: spend a strategy token into any system (to reinforcements if one is there already), then place a PDS or dock on an own planet in that system',
  },
  { id: 'LRR 24.4', about: 'structures come from reinforcements' },
  {
    id: 'LRR 24.4a',
    about: 'none in reinforcements: may take one from a system without an own token, then must place it',
  },
  { id: 'LRR 92', about: 'Trade has initiative 5' },
  { id: 'LRR 92.1', about: 'holder may resolve its primary as a strategic action, steps in order' },
  { id: 'LRR 92.2', about: 'gain 3 trade goods' },
  { id: 'LRR 92.3', about: "replenish commodities to the faction's value" },
  { id: 'LRR 92.3a', about: "never more commodities than the faction's value" },
  { id: 'LRR 92.4', about: 'choose any number of others who use the secondary without spending a token' },
  { id: 'LRR 92.4a', about: 'the chosen must resolve it, after the primary is finished' },
  { id: 'LRR 92.4b', about: 'the chosen use it once only and not by spending a token' },
  { id: 'LRR 92.5', about: 'others clockwise: 1 strategy token to replenish commodities' },
  { id: 'LRR 99', about: 'Warfare has initiative 6; strategic action' },
  { id: 'LRR 99.1', about: 'remove one own token from the board and gain it into a pool of choice' },
  { id: 'LRR 99.2', about: 'may redistribute own command tokens' },
  {
    id: 'LRR 99.3',
    about: 'others clockwise: 1 strategy token to use Production of one space dock in the home system',
  },
  { id: 'LRR 99.3a', about: 'that token is not placed in the home system' },
  { id: 'LRR 91', about: 'Technology has initiative 7' },
  { id: 'LRR 91.1', about: 'holder may resolve its primary as a strategic action' },
  { id: 'LRR 91.2', about: 'may research one technology, then may research another for six resources' },
  { id: 'LRR 91.3', about: 'others clockwise: 1 strategy token and four resources to research one technology' },
  { id: 'LRR 45', about: 'Imperial has initiative 8' },
  { id: 'LRR 45.1', about: 'holder may resolve its primary as a strategic action' },
  {
    id: 'LRR 45.2',
    about:
      'may score one public objective if its requirement is met; then 1 point with Mecatol Rex, else may draw a secret objective',
  },
  { id: 'LRR 45.3', about: 'others clockwise: 1 strategy token to draw a secret objective' },
  { id: 'LRR 45.4', about: 'over three secrets (hand and scored): return an unscored one and shuffle' },
  { id: 'GR setup.1', about: 'galaxy, factions and speaker are decided' },
  { id: 'GR setup.2', about: 'public objectives set up: typically 5 stage I and 5 stage II' },
  { id: 'GR setup.3', about: 'starting units, technologies and faction components' },
  { id: 'GR setup.4', about: '3 tactic, 3 fleet, 2 strategy tokens' },
  { id: 'GR setup.5', about: 'each draws 2 secret objectives and discards 1' },
  { id: 'GR setup.6', about: 'speaker reveals 2 stage I objectives' },
  { id: 'GR strategy.1', about: 'from the speaker clockwise, each chooses one strategy card' },
  { id: 'GR strategy.1a', about: 'chosen again with 4 or fewer players' },
  { id: 'GR strategy.2', about: '1 trade good on each card not chosen' },
  { id: 'GR action.1', about: 'turns in initiative order by strategy card' },
  { id: 'GR action.2', about: 'one action a turn; turns go round until all have passed' },
  { id: 'GR tactical.1', about: 'activate a system with a token from the tactic pool' },
  { id: 'GR tactical.2a', about: 'move ships' },
  { id: 'GR tactical.2b', about: 'Space Cannon offense' },
  { id: 'GR tactical.3a', about: 'Anti-Fighter Barrage, first round only' },
  { id: 'GR tactical.3b', about: 'announce retreats' },
  { id: 'GR tactical.3c', about: 'roll dice' },
  { id: 'GR tactical.3d', about: 'assign hits' },
  { id: 'GR tactical.3e', about: 'retreat' },
  { id: 'GR tactical.3f', about: 'repeat until a side has no ships in the active system' },
  { id: 'GR tactical.4a', about: 'Bombardment' },
  { id: 'GR tactical.4b', about: 'commit ground forces' },
  { id: 'GR tactical.4c', about: 'Space Cannon defense' },
  { id: 'GR tactical.4d', about: 'ground combat rounds with the controlling player until it has no ground forces' },
  { id: 'GR tactical.4e', about: "remove the controller's units and establish control" },
  { id: 'GR tactical.4f', about: "decide whether to fight coexisting players (Thunder's Edge)" },
  { id: 'GR tactical.4g', about: 'explore a planet not yet explored' },
  { id: 'GR tactical.5', about: 'Production' },
  { id: 'GR strategic.1', about: 'resolve the primary ability' },
  { id: 'GR strategic.2', about: 'others from the left clockwise may resolve the secondary' },
  { id: 'GR strategic.3', about: 'exhaust the card; passing is allowed only after that' },
  {
    id: 'GR component.1',
    about:
      'component actions from action cards, technologies, leaders, exploration cards, relics, promissory notes and faction sheets',
  },
  { id: 'GR status.1', about: 'score up to 1 public and up to 1 status-phase secret objective' },
  { id: 'GR status.1a', about: 'the game ends at once when someone reaches the target, in any phase' },
  { id: 'GR status.1b', about: 'ties are broken by initiative' },
  { id: 'GR status.2', about: 'speaker reveals the next public objective' },
  { id: 'GR status.2a', about: 'stage II only after all stage I' },
  { id: 'GR status.3', about: 'draw 1 action card' },
  { id: 'GR status.4', about: 'remove all command tokens from the board' },
  { id: 'GR status.5', about: 'gain 2 tokens and redistribute' },
  { id: 'GR status.6', about: 'ready all cards' },
  { id: 'GR status.7', about: 'repair all units' },
  { id: 'GR status.8', about: 'return strategy cards' },
  { id: 'GR agenda.1', about: 'draw an agenda' },
  { id: 'GR agenda.1a', about: "from the speaker's left, exhaust planets for votes" },
  { id: 'GR agenda.1b', about: 'resolve the outcome' },
  { id: 'GR agenda.1c', about: 'until two agendas are resolved' },
  { id: 'GR agenda.2', about: 'ready all planets' },
  {
    id: 'GR construction.te.primary',
    about: "Thunder's Edge: 1 structure or Production of one own space dock; then 1 structure",
  },
  {
    id: 'GR construction.te.secondary',
    about: "Thunder's Edge: 1 strategy token to place 1 structure on an own planet",
  },
  {
    id: 'GR warfare.te.primary',
    about:
      "Thunder's Edge: a tactical action in any system without placing a token, even with an own token there; it counts as activated; redistribute before and after",
  },
  {
    id: 'GR warfare.te.secondary',
    about: "Thunder's Edge: 1 strategy token to use Production of the units in the home system",
  },
  { id: 'DIP note.1', about: 'no eligible planet: the strategic action may still be performed, nobody places a token' },
  { id: 'DIP note.2', about: 'fewer than two exhausted planets: ready as many as possible' },
  { id: 'DIP note.3', about: 'the Diplomacy token stands for one command token of each other player' },
  { id: 'DIP note.3a', about: 'it can at any time be replaced by the command tokens without any effect on the state' },
  { id: 'DIP note.3b', about: 'it gives nobody an extra token: each keeps one back in reinforcements' },
  { id: 'DIP note.3c', about: 'effects that remove a command token work on it for one player, the rest stay' },
  {
    id: 'DIP note.3d',
    about:
      "for every effect the system holds those players' tokens: no activation, no moving ships or units out, no second token",
  },
  { id: 'LRR 20.1', about: 'start with 3 tactic, 3 fleet, 2 strategy' },
  { id: 'LRR 20.1a', about: 'strategy and tactic tokens show the faction symbol' },
  { id: 'LRR 20.1b', about: 'fleet tokens show the ship silhouette' },
  { id: 'LRR 20.2', about: 'a gained token goes to any of the three pools' },
  { id: 'LRR 20.3', about: 'limited by reinforcements' },
  { id: 'LRR 20.3a', about: 'none available: the token is not gained' },
  {
    id: 'LRR 20.3b',
    about: 'forced placement with none available takes one from a pool, unless the system already holds one',
  },
  { id: 'LRR 20.4', about: 'a tactical action spends a tactic token into a system' },
  { id: 'LRR 20.5', about: 'a secondary costs a strategy token' },
  { id: 'LRR 20.5a', about: "Leadership's secondary costs none" },
  { id: 'LRR 20.6', about: 'placing where one already is: to reinforcements, linked effects still resolve' },
] as const satisfies readonly NumberedRule[];

/** A rule that code and tests may cite. */
export type RuleId = (typeof seedRules)[number]['id'] | TopicRuleId;

/** Every id that code and tests may cite. */
export const ruleIds: readonly string[] = [
  ...new Set([...seedRules.map(rule => rule.id), ...topics.flatMap(topicIds)]),
];
