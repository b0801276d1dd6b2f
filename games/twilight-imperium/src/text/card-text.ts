import type { Source } from '../model/ids.ts';

/** A card in our own words. */
export interface CardText {
  readonly name: string;
  readonly text: string;
  /** What later printings say; the newest one of the sets in use counts. Oldest first. */
  readonly newer?: Readonly<Partial<Record<Source, string>>>;
  /** Questions that it puts, where they have no words of their own in `asks.ts`. */
  readonly asks?: Readonly<Record<string, string>>;
}
