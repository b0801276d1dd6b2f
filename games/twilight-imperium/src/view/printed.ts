/** Everything that is printed, apart from the rest so that no screen has to load it. */
export { printed } from '../model/printed.ts';
export { usesIn } from './uses.ts';
