import type { AgendaId } from '../agenda/agendas.ts';
import { type AttachmentId, type Specialty, type Trait, traits } from '../ids.ts';
import type { Roll } from '../units/units.ts';

/** What a card adds to the planet that it is attached to. */
export interface AttachmentFacts {
  readonly resources: number;
  readonly influence: number;
  /** Where the planet has a specialty already, it adds 1 to each value instead. */
  readonly specialty?: Specialty;
  readonly legendary?: true;
  /** Traits that the planet counts as having besides its own. */
  readonly traits?: readonly Trait[];
  /** The planet has Space Cannon as if it were a unit of whoever controls it. */
  readonly cannon?: Roll;
  /** No unit is committed to the planet, produced on it or placed on it. */
  readonly closed?: true;
  /** The planet's card can be part of a transaction in the agenda phase. */
  readonly tradable?: true;
}

const adds = (resources: number, influence: number): AttachmentFacts => ({ resources, influence });
const facility = (specialty: Specialty): AttachmentFacts => ({ resources: 0, influence: 0, specialty });

export const attachmentFacts: Readonly<Record<AttachmentId, AttachmentFacts>> = {
  'biotic-research-facility': facility('green'),
  'cybernetic-research-facility': facility('yellow'),
  'propulsion-research-facility': facility('blue'),
  'warfare-research-facility': facility('red'),
  'demilitarized-zone': { ...adds(0, 0), closed: true, tradable: true },
  'dyson-sphere': adds(2, 1),
  'lazax-survivors': adds(1, 2),
  'mining-world': adds(2, 0),
  'paradise-world': adds(0, 2),
  'rich-world': adds(1, 0),
  'tomb-of-emphidia': adds(0, 1),
  'nano-forge': { ...adds(2, 2), legendary: true },
};

/** Cards of factions that are attached: a promissory note and the other side of a hero. */
export const factionAttachments: Readonly<Record<string, AttachmentFacts>> = {
  terraform: { ...adds(1, 1), traits },
  geoform: { ...adds(3, 3), cannon: { dice: 3, hitsOn: 5 } },
};

/** Laws that are attached to the planet which they elect. */
export const lawAttachments: Readonly<Partial<Record<AgendaId, AttachmentFacts>>> = {
  'core-mining': adds(2, 0),
  'demilitarized-zone-agenda': { ...adds(0, 0), closed: true },
  'holy-planet-of-ixth': adds(0, 0),
  'research-team-biotic': adds(0, 0),
  'research-team-cybernetic': adds(0, 0),
  'research-team-propulsion': adds(0, 0),
  'research-team-warfare': adds(0, 0),
  'senate-sanctuary': adds(0, 2),
  'terraforming-initiative': adds(1, 1),
};
