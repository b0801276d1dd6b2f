export type { Counted, Progress, ProgressPart } from '../model/objectives/progress.ts';
export { type Standing, type Standings, standingsIn } from './standings.ts';
