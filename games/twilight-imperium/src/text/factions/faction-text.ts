import type { FactionNoteId, FactionTechnologyId } from '../../model/ids.ts';
import type { CardText } from '../card-text.ts';
import type { TechnologyText } from '../technology-text.ts';

/** The words for all that is a faction's own. */
export interface FactionText {
  readonly technologies: Readonly<Partial<Record<FactionTechnologyId, TechnologyText>>>;
  readonly notes: Readonly<Partial<Record<FactionNoteId, CardText>>>;
  /** Abilities, units and leaders. */
  readonly cards: Readonly<Record<string, CardText>>;
}
