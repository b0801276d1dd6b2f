import type { Source } from '../model/ids.ts';

/** A technology in our own words. Where its wording changed, each edition has its own; the newest in use counts. */
export interface TechnologyText {
  readonly name: string;
  readonly text: string | Readonly<Partial<Record<Source, string>>>;
  /** Questions that it puts, where they have no words of their own in `asks.ts`. */
  readonly asks?: Readonly<Record<string, string>>;
}
