import index from 'virtual:rule-index';
import { ruleBooks, ruleReader } from '@orrery/catalogue/rules';

/** All rules of all games: large, so it is loaded only when somebody opens a rule. */
export const reader = ruleReader(ruleBooks, index);
