import { gameName, phaseNames } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import { t } from '../../text/index.ts';
import { PlayerBar, PlayerGlyph } from '../../ui/players.tsx';
import type { BoardProps } from '../board.ts';
import { SheetButton } from './player/player-sheet.tsx';
import { factionOf, inTurn } from './player-figures.ts';
import './heading.css';

const phases = ['strategy', 'action', 'status', 'agenda'] as const;

const moveText = ({ view, me, nameOf, picture }: BoardProps<View>): string => {
  if (view.winner !== null) return t('ti.winner', { name: nameOf(view.winner) });
  if (view.over) return t('game.over');
  if (view.active !== null)
    return view.active === me ? t('ti.yourTurn') : t('ti.turnOf', { name: nameOf(view.active) });
  return picture.waiting.includes(me ?? -1) ? t('ti.yourMove') : '';
};

/** Round and phase, who is where on the way to victory, and whose move it is. */
export const Heading = (props: BoardProps<View>) => {
  const { view, nameOf } = props;
  const target = view.options.points;
  return (
    <div
      className={['ti-heading', view.players.length > 6 ? 'many' : '', view.players.length > 5 ? 'full' : ''].join(' ')}
    >
      <h1 className="hidden-text">{gameName}</h1>
      <ol className="ti-steps" aria-label={t('ti.phases')}>
        <li className="ti-round">{view.round === 0 ? t('ti.setup') : t('ti.round', { round: view.round })}</li>
        {phases.map(phase => (
          <li key={phase} {...(view.phase === phase ? { 'aria-current': 'step' as const } : {})}>
            {phaseNames[phase]?.replace(/ phase$/, '')}
          </li>
        ))}
      </ol>
      <ol className="ti-scores" aria-label={t('ti.scores', { target })}>
        {inTurn(view).map(player => {
          const { seat, points, passed, eliminated } = player;
          const states = [
            view.active === seat ? 'active' : '',
            (passed && view.phase === 'action') || eliminated ? 'passed' : '',
          ];
          return (
            <li key={seat}>
              <SheetButton {...props} seat={seat} className={`ti-score ${states.join(' ')}`}>
                <PlayerGlyph seat={seat} />
                <span className="ti-score-name">
                  {nameOf(seat)}
                  <small>{factionOf(player)}</small>
                </span>
                {view.speaker === seat && <span title={t('ti.speaker')}>♦</span>}
                <b>{points}</b>
                <span className="hidden-text">
                  {[
                    t('ti.ofPoints', { target }),
                    ...(view.active === seat ? [t('ti.onMove')] : []),
                    ...(passed && view.phase === 'action' ? [t('ti.passed')] : []),
                    ...(eliminated ? [t('ti.eliminated')] : []),
                    ...(view.speaker === seat ? [t('ti.speaker')] : []),
                  ].join(', ')}
                </span>
                <PlayerBar seat={seat} className="ti-score-bar" share={points / target} />
              </SheetButton>
            </li>
          );
        })}
      </ol>
      <p className="ti-move" role="status">
        {moveText(props)} <span className="soft">{t('ti.target', { target })}</span>
      </p>
    </div>
  );
};
