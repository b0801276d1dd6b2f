import { games } from '@orrery/catalogue';
import type { EminentDomainEvent, View } from '@orrery/eminent-domain/view';
import { planets, technologies } from '@orrery/eminent-domain/view';
import { seedFrom, Table } from '@orrery/kernel';
import { PlanetDisc } from '../art/planet-disc.tsx';
import type { BoardProps } from '../boards/board.ts';
import { CardPiece, TechnologyPiece } from '../boards/eminent-domain/card.tsx';
import { planetLooks, rings } from '../boards/eminent-domain/signs.tsx';
import { TableContext } from '../boards/eminent-domain/table-context.ts';
import { InEachState, Room, Shown } from './states.tsx';
import '../boards/eminent-domain/board.css';
import '../boards/eminent-domain/hand.css';
import '../boards/eminent-domain/planet.css';

/** What cards read of a table: a game that has just begun. */
function newTable(): BoardProps<View, EminentDomainEvent> {
  const { game } = games['eminent-domain'];
  const options = game.readOptions({}, 2);
  if (!options.ok) throw new Error(options.message);
  const view = new Table(game, { seats: 2, options: options.value, seed: seedFrom('gallery') }).view(0);
  return { view, me: 0, nameOf: (seat: number) => `Player ${seat + 1}` } as BoardProps<View, EminentDomainEvent>;
}

const table = newTable();
const roles = ['survey', 'warfare', 'colonize', 'produce-trade', 'research', 'politics'];

export const EminentDomain = () => (
  <TableContext value={table}>
    <Room title="Planets of Eminent Domain">
      {(Object.keys(planets) as (keyof typeof planets)[]).map(id => (
        <Shown key={id} name={id}>
          <span className="gallery-disc">
            <PlanetDisc seed={id} look={planetLooks[planets[id].type]} ring={rings[planets[id].type]} />
          </span>
        </Shown>
      ))}
    </Room>
    <Room title="A card of Eminent Domain in each state">
      <InEachState>
        <CardPiece card="survey#1" size="hand" />
      </InEachState>
      <InEachState>
        <CardPiece card="survey#1" size="small" />
      </InEachState>
    </Room>
    <Room title="Cards of Eminent Domain">
      {roles.map(card => (
        <Shown key={card} name={card}>
          <CardPiece card={`${card}#1`} size="hand" />
        </Shown>
      ))}
      {Object.keys(technologies).map(technology => (
        <Shown key={technology} name={technology}>
          <TechnologyPiece technology={technology} className="ed-tech" />
        </Shown>
      ))}
    </Room>
  </TableContext>
);
