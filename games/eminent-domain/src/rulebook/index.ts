/** One numbered rule of the document that Eminent Domain answers to. */
export interface NumberedRule {
  readonly id: string;
  readonly about: string;
}

export const seedRules = [
  { id: 'ED 1', about: 'play one Action card, resolve it, discard it' },
  { id: 'ED 2', about: 'the Action may be skipped' },
  { id: 'ED 3', about: 'no boosting or following of Actions' },
  { id: 'ED 4', about: 'choose one of six roles' },
  { id: 'ED 5', about: 'take the role card if its stack has one' },
  { id: 'ED 6', about: 'boost with matching hand cards and symbols of face-up planets' },
  { id: 'ED 7', about: 'resolve with the leader bonus' },
  { id: 'ED 8', about: 'opponents clockwise dissent (draw 1) or follow without leader bonus' },
  { id: 'ED 9', about: 'Survey action: draw 2' },
  { id: 'ED 10', about: 'Survey role: look at one fewer planets than symbols, keep 1 face down' },
  { id: 'ED 11', about: 'Survey leader: look at 1 more' },
  { id: 'ED 12', about: 'Warfare action: collect 1 fighter' },
  { id: 'ED 13', about: 'Warfare action: attack, paying the warfare cost' },
  { id: 'ED 14', about: 'Warfare role: 1 fighter a symbol' },
  { id: 'ED 15', about: 'Warfare leader: attack 1 planet instead' },
  { id: 'ED 16', about: 'attack only own face-down planets, never when following' },
  { id: 'ED 17', about: 'Colonize action: tuck the card under a planet' },
  { id: 'ED 18', about: 'Colonize action: settle with enough colonies; colonies to the discard pile' },
  { id: 'ED 19', about: 'Colonize role: tuck all played cards under any number of face-down planets' },
  { id: 'ED 20', about: 'Colonize leader: settle 1 instead' },
  { id: 'ED 21', about: 'each Colonize symbol in the empire lowers the settle cost by 1' },
  { id: 'ED 22', about: 'Produce action: 1 resource into an empty slot' },
  { id: 'ED 23', about: 'Produce role: 1 a symbol' },
  { id: 'ED 24', about: 'Produce leader: extra only when the stack is empty' },
  { id: 'ED 25', about: 'Trade action: 1 resource for 1 influence' },
  { id: 'ED 26', about: 'Trade role: 1 resource a symbol, 1 influence each' },
  { id: 'ED 27', about: 'Trade leader: extra only when the stack is empty' },
  { id: 'ED 28', about: 'Research action: remove up to 2 hand cards from the game' },
  { id: 'ED 29', about: 'Research role: take a technology: level 1, 2, 3 need 1, 2, 3 planets and 3, 5, 7 symbols' },
  { id: 'ED 30', about: 'Research leader: extra only when the stack is empty' },
  { id: 'ED 31', about: 'Politics: remove it, take 1 role card into the hand' },
  { id: 'ED 32', about: 'Politics never boosts or follows' },
  { id: 'ED 33', about: 'discard the cards played in the role phase, except colonies' },
  { id: 'ED 34', about: 'may discard any number of hand cards' },
  { id: 'ED 35', about: 'draw or discard to the hand limit: 5 and planets' },
  { id: 'ED 36', about: 'empty deck when a draw is due: reshuffle the discard pile' },
] as const satisfies readonly NumberedRule[];

/** Headings of the 2011 rulebook, cited where the numbered rules are silent. */
export const headings = [
  'ED "Setup"',
  'ED "Role Phase"',
  'ED "Survey"',
  'ED "Warfare"',
  'ED "Colonize"',
  'ED "Produce"',
  'ED "Trade"',
  'ED "Research"',
  'ED "Empty Stacks"',
  'ED "Cleanup"',
  'ED "Technologies"',
  'ED "End of the Game"',
  'ED "Scoring"',
  'ED "Variants"',
] as const;

/** A rule that code and tests may cite. */
export type RuleId = (typeof seedRules)[number]['id'] | (typeof headings)[number];

/** Every id that code and tests may cite. */
export const ruleIds: readonly string[] = [...seedRules.map(rule => rule.id), ...headings];
