import { offeredSets } from '../model/options.ts';

/** Can a new game have the box that a component came with? */
export const isOffered = (source: string): boolean => offeredSets.some(set => set === source);
/** Everything that is printed, apart from the rest so that no screen has to load it. */
export { printed } from '../model/printed.ts';
export { usesIn } from './uses.ts';
