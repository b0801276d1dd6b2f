export { BotPool, BotStalled } from './pool.ts';
export { type Question, questionAt } from './question.ts';
