export { summaryOf } from './summary.ts';
