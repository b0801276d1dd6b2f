export { type Origin, type PlanAnswers, type PlannedStep, type Rehearsal, rehearse, type Stop } from './rehearse.ts';
