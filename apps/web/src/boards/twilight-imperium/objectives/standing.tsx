import type { Seat } from '@orrery/kernel';
import type { Standing, Standings } from '@orrery/twilight-imperium/progress';
import { capital, cardName, missingText, progressFigures } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';
import { PlayerGlyph } from '../../../ui/players.tsx';
import type { BoardProps } from '../../board.ts';
import './standing.css';
import { useStandings } from './use-standings.ts';

/** What is missing, or that nothing is. */
function standingText({ status, progress }: Standing): string {
  if (status === 'scored') return t('ti.standing.scored');
  if (status === 'met') return t('ti.standing.met');
  if (status === 'home') return t('ti.standing.home');
  const missing = progress && missingText(progress);
  return missing ? t('ti.standing.missing', { missing }) : t('ti.standing.waits');
}

/** In as few signs as possible: done, met, or how many of how many. */
const shortText = ({ status, progress }: Standing): string => {
  if (status === 'scored') return '✓';
  return progress ? progressFigures(progress).replaceAll(' ', '') : '–';
};

/** How far everybody is with one objective, one beside the other. */
export const EverybodysStanding = ({ of, props }: { of: Standings | undefined; props: BoardProps<View> }) => {
  if (!of) return null;
  return (
    <ul className="ti-standings" aria-label={t('ti.standing.everybody', { card: cardName(of.objective) })}>
      {of.players.map(standing => (
        <li
          key={standing.seat}
          data-status={standing.status}
          title={`${props.nameOf(standing.seat)}: ${standingText(standing)}`}
        >
          <PlayerGlyph seat={standing.seat} />
          <span aria-hidden="true">{shortText(standing)}</span>
          <span className="hidden-text">
            {props.nameOf(standing.seat)}: {standingText(standing)}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** What one player lacks. */
export const OwnStanding = ({ standing }: { standing: Standing | undefined }) =>
  standing ? (
    <span className="ti-standing" data-status={standing.status}>
      {standing.progress && standing.status !== 'scored' && (
        <span className="ti-progress">{progressFigures(standing.progress)}</span>
      )}{' '}
      {capital(standingText(standing))}
    </span>
  ) : null;

const isNear = { met: 0, home: 1, short: 2, waits: 3, scored: 4 } as const;

/** The share of what is needed that is there. */
const shareOf = ({ progress = [] }: Standing): number =>
  progress.length === 0
    ? 0
    : progress.reduce((sum, { have, need }) => sum + Math.min(1, have / need), 0) / progress.length;

/** A player's objectives, the nearest first. */
function objectivesOf(all: readonly Standings[], seat: Seat) {
  return all
    .flatMap(({ objective, isSecret, players }) => {
      const standing = players.find(each => each.seat === seat);
      return standing ? [{ objective, isSecret, standing }] : [];
    })
    .sort((a, b) => isNear[a.standing.status] - isNear[b.standing.status] || shareOf(b.standing) - shareOf(a.standing));
}

/** How far a player is with everything that can be seen of their objectives. */
export const PlayersObjectives = ({ props, seat }: { props: BoardProps<View>; seat: Seat }) => {
  const own = objectivesOf(useStandings(props.view), seat);
  if (own.length === 0) return <p className="soft small">{t('ti.none')}</p>;
  return (
    <ul className="ti-rows">
      {own.map(({ objective, isSecret, standing }) => (
        <li key={objective}>
          <span>
            {cardName(objective)}
            {isSecret && <span className="soft"> ({t('ti.standing.secret')})</span>}
          </span>
          <OwnStanding standing={standing} />
        </li>
      ))}
    </ul>
  );
};

/** The objectives that a player is nearest to and has not scored, in as few words as possible. */
export const NearObjectives = ({ props, seat, most }: { props: BoardProps<View>; seat: Seat; most: number }) => {
  const own = objectivesOf(useStandings(props.view), seat)
    .filter(({ standing }) => standing.progress && !['scored', 'waits'].includes(standing.status))
    .slice(0, most);
  if (own.length === 0) return <span className="soft">–</span>;
  return (
    <ul className="gl-things">
      {own.map(({ objective, standing }) => (
        <li key={objective} title={standingText(standing)}>
          {cardName(objective)} {shortText(standing)}
          <span className="hidden-text"> {standingText(standing)}</span>
        </li>
      ))}
    </ul>
  );
};
