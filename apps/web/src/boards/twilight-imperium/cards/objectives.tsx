import { cardName, isObjectiveId, kindOfCard, objectiveText, type TableForText } from '@orrery/twilight-imperium/text';
import { objectiveFacts, type View } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';
import { PlayerName } from '../../../ui/players.tsx';
import type { BoardProps } from '../../board.ts';
import { EverybodysStanding, OwnStanding } from '../objectives/standing.tsx';
import { useStandings } from '../objectives/use-standings.ts';
import type { PlayerNow } from '../player-figures.ts';
import { Card, Part } from './cards.tsx';

/** What an objective asks for, and what one lacks. */
export const ObjectiveNote = ({
  objective,
  view,
  player,
}: {
  objective: string;
  view: View;
  player: PlayerNow | undefined;
}) => {
  const standings = useStandings(view).find(each => kindOfCard(each.objective) === objective);
  if (!isObjectiveId(objective)) return null;
  const standing = standings?.players.find(({ seat }) => seat === player?.seat);
  return (
    <>
      {objectiveText(objective, view.options.sets)} <OwnStanding standing={standing} />
    </>
  );
};

interface ObjectivesProps {
  readonly props: BoardProps<View>;
  readonly table: TableForText;
}

const scorers = (objective: string, view: View) =>
  view.players.filter(({ scored }) => scored.some(card => kindOfCard(card) === kindOfCard(objective)));

const Scored = ({ objective, props }: { objective: string; props: BoardProps<View> }) => {
  const players = scorers(objective, props.view);
  if (players.length === 0) return null;
  return (
    <span className="ti-who" title={t('ti.scoredBy')}>
      {players.map(({ seat }) => (
        <PlayerName key={seat} seat={seat} name={props.nameOf(seat)} />
      ))}
    </span>
  );
};

/** Objectives that lie open, who has scored them and how far everybody is. */
export const Objectives = ({ props, table }: ObjectivesProps) => {
  const { view, me } = props;
  const { revealed, stageOne, stageTwo, secret } = view.objectives;
  const player = me === null ? undefined : view.players[me];
  const standings = useStandings(view);
  return (
    <Part title={t('ti.objectives')} aside={t('ti.objectivesLeft', { stageOne, stageTwo, secret })}>
      <div className="ti-cards">
        {revealed.length === 0 && <p className="soft small">{t('ti.none')}</p>}
        {revealed.map(card => (
          <div key={card}>
            <Card
              card={card}
              table={table}
              target={{ objective: card }}
              before={<span className="ti-initiative">{isObjectiveId(card) ? objectiveFacts[card].points : ''}</span>}
              note={<ObjectiveNote objective={kindOfCard(card)} view={view} player={player} />}
            />
            <EverybodysStanding of={standings.find(({ objective }) => objective === card)} props={props} />
          </div>
        ))}
      </div>
      {view.secretsScored.length > 0 && (
        <ul className="ti-rows">
          {view.secretsScored.map(card => (
            <li key={card}>
              <span>{cardName(card)}</span>
              <Scored objective={card} props={props} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
};
