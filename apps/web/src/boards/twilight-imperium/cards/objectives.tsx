import { cardName, isObjectiveId, kindOfCard, objectiveText, type TableForText } from '@orrery/twilight-imperium/text';
import { objectiveFacts, type View } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';
import { PlayerName } from '../../../ui/players.tsx';
import type { BoardProps } from '../../board.ts';
import { type PlayerNow, progressOf } from '../player-figures.ts';
import { Card, Part } from './cards.tsx';

/** What an objective asks for, and how far one is where that can be counted. */
export const ObjectiveNote = ({
  objective,
  view,
  player,
}: {
  objective: string;
  view: View;
  player: PlayerNow | undefined;
}) => {
  if (!isObjectiveId(objective)) return null;
  const progress = player && !player.scored.includes(objective) ? progressOf(objective, view, player) : undefined;
  return (
    <>
      {objectiveText(objective, view.options.sets)}{' '}
      {progress && (
        <span className={progress.have >= progress.need ? 'ti-progress met' : 'ti-progress'}>
          {progress.have} / {progress.need}
        </span>
      )}
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

/** Objectives that lie open, who has scored them and how far I am. */
export const Objectives = ({ props, table }: ObjectivesProps) => {
  const { view, me } = props;
  const { revealed, stageOne, stageTwo, secret } = view.objectives;
  const player = me === null ? undefined : view.players[me];
  return (
    <Part title={t('ti.objectives')} aside={t('ti.objectivesLeft', { stageOne, stageTwo, secret })}>
      <div className="ti-cards">
        {revealed.length === 0 && <p className="soft small">{t('ti.none')}</p>}
        {revealed.map(card => (
          <Card
            key={card}
            card={card}
            table={table}
            target={{ objective: card }}
            before={<span className="ti-initiative">{isObjectiveId(card) ? objectiveFacts[card].points : ''}</span>}
            note={
              <>
                <ObjectiveNote objective={kindOfCard(card)} view={view} player={player} />
                <Scored objective={card} props={props} />
              </>
            }
          />
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
