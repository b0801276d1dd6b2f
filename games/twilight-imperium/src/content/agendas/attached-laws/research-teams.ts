import type { AgendaId } from '../../../model/agenda/agendas.ts';
import type { Specialty } from '../../../model/ids.ts';
import { prerequisiteWaivers } from '../../../moments/cards/queries.ts';
import { exhaustAttachment, isAttachmentReady, planetWith } from '../../../verbs/galaxy/attachments.ts';
import { agenda, modify } from '../agenda.ts';

const team = (id: AgendaId, colour: Specialty) =>
  agenda({
    id,
    passive: [
      modify(prerequisiteWaivers, ({ seat }, waivers, game) =>
        planetWith(game, id)?.controller === seat && isAttachmentReady(game, id)
          ? [...waivers, { card: id, at: { card: id }, colours: [colour], use: state => exhaustAttachment(state, id) }]
          : waivers,
      ),
    ],
  });

export const researchTeamBiotic = team('research-team-biotic', 'green');
export const researchTeamCybernetic = team('research-team-cybernetic', 'yellow');
export const researchTeamPropulsion = team('research-team-propulsion', 'blue');
export const researchTeamWarfare = team('research-team-warfare', 'red');
