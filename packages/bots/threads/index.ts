export { BotPool } from './pool.ts';
export { type Question, questionAt } from './question.ts';
