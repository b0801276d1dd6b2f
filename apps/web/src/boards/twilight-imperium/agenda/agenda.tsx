import type { Seat } from '@orrery/kernel';
import { cardName, cardText, listed, type TableForText } from '@orrery/twilight-imperium/text';
import type { TwilightImperiumEvent, View } from '@orrery/twilight-imperium/view';
import { useState } from 'react';
import { t } from '../../../text/index.ts';
import { PlayerBar, PlayerName } from '../../../ui/players.tsx';
import type { BoardProps } from '../../board.ts';
import { Card, Part } from '../cards/cards.tsx';
import { overBoard } from '../map/keep-in-view.ts';
import { readyWorth } from '../player-figures.ts';
import './agenda.css';
import { outcomeName } from './outcome.ts';

interface AgendaProps {
  readonly props: BoardProps<View, TwilightImperiumEvent>;
  readonly table: TableForText;
}

/** How the vote on the last agenda went, as far as events tell: also when it is over and off the table. */
function voteOf(events: readonly TwilightImperiumEvent[]) {
  const start = events.findLastIndex(({ type }) => type === 'agenda');
  const since = start < 0 ? [] : events.slice(start);
  const decided = since.find(event => event.type === 'agenda-decided')?.data;
  const isPast = since.some(({ type }) => type === 'phase' || type === 'round');
  return {
    abstained: since.filter(event => event.type === 'abstained').map(({ data }) => data.seat),
    voted: since.filter(event => event.type === 'voted').map(({ data }) => data),
    decided: isPast ? undefined : decided,
  };
}

type Vote = NonNullable<View['agenda']>['votes'][number];

/** A line for each outcome with its votes; who leads, and when it is a tie. */
const Tally = ({ votes, nameOf }: { votes: readonly Vote[]; nameOf: (seat: Seat) => string }) => {
  const outcomes = [...new Set(votes.map(({ outcome }) => outcome))]
    .map(outcome => {
      const own = votes.filter(each => each.outcome === outcome);
      return { outcome, own, total: own.reduce((sum, { count }) => sum + count, 0) };
    })
    .sort((a, b) => b.total - a.total);
  const most = outcomes[0]?.total ?? 0;
  const isTie = outcomes.filter(({ total }) => total === most).length > 1;
  if (outcomes.length === 0) return <p className="soft small">{t('ti.noVotes')}</p>;
  return (
    <>
      <ul className="ti-tally">
        {outcomes.map(({ outcome, own, total }) => (
          <li key={outcome} className={total === most && !isTie ? 'leads' : ''}>
            <span>{outcomeName(outcome, nameOf)}</span>
            <b>{total}</b>
            <span className="ti-tally-bar" aria-hidden="true">
              {own.map(({ seat, count }) => (
                <PlayerBar key={seat} seat={seat} share={count / most} />
              ))}
            </span>
            <span className="ti-who small">
              {own.map(({ seat, count }) => (
                <PlayerName key={seat} seat={seat} name={`${nameOf(seat)} ${count}`} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {isTie && <p className="ti-note small">{t('ti.tie')}</p>}
    </>
  );
};

/** Who has not voted yet, in order, and with how much influence they could. */
const StillToVote = ({ view, nameOf, done }: { view: View; nameOf: (seat: Seat) => string; done: readonly Seat[] }) => {
  const left = view.voters.filter(seat => !done.includes(seat));
  if (left.length === 0) return null;
  return (
    <p className="ti-who small">
      <span className="soft">{t('ti.stillToVote')}</span>
      {left.map(seat => (
        <PlayerName key={seat} seat={seat} name={`${nameOf(seat)} (${readyWorth(view, seat).influence})`} />
      ))}
    </p>
  );
};

/** The agenda that one seat alone knows: its words for that seat, its keeper for the others. */
const HiddenAgenda = ({
  seat,
  card,
  table,
  nameOf,
}: {
  seat: Seat;
  card: string | null;
  table: TableForText;
  nameOf: (seat: Seat) => string;
}) => (
  <p className="small ti-turned">
    {card === null
      ? t('ti.hiddenAgenda', { name: nameOf(seat) })
      : t('ti.hiddenAgenda.own', { card: cardName(card), text: cardText(card, table) ?? '' })}
  </p>
);

/** The agenda under vote: who has voted for what, who still can, and what hangs on it. */
export const Agenda = ({ props: { view, nameOf, events }, table }: AgendaProps) => {
  const { agenda } = view;
  if (!agenda) return null;
  const { abstained } = voteOf(events);
  const done = [...agenda.votes.map(({ seat }) => seat), ...abstained, ...agenda.barred, ...agenda.excluded];
  const notes = [
    ...agenda.stakes.map(({ seat, card, outcome }) =>
      t('ti.stake', { name: nameOf(seat), card: cardName(card), outcome: outcomeName(outcome, nameOf) }),
    ),
    ...(abstained.length > 0 ? [t('ti.abstained', { names: listed(abstained.map(nameOf)) })] : []),
    ...(agenda.barred.length > 0 ? [t('ti.barred', { names: listed(agenda.barred.map(nameOf)) })] : []),
    ...(agenda.excluded.length > 0 ? [t('ti.excluded', { names: listed(agenda.excluded.map(nameOf)) })] : []),
  ];
  return (
    <Part title={cardName(agenda.card)} aside={t('ti.agenda')}>
      <p className="small ti-turned">{cardText(agenda.card, table)}</p>
      {agenda.hidden && <HiddenAgenda {...agenda.hidden} table={table} nameOf={nameOf} />}
      <Tally votes={agenda.votes} nameOf={nameOf} />
      {notes.map(note => (
        <p key={note} className="small">
          {note}
        </p>
      ))}
      {view.decidedAlone ? (
        <p className="small">{t('ti.decidesAlone', { name: nameOf(view.decidedAlone.seat) })}</p>
      ) : (
        <StillToVote view={view} nameOf={nameOf} done={done} />
      )}
    </Part>
  );
};

/** What has just been decided, until the phase is over. */
export const Decided = ({ props: { nameOf, events } }: Pick<AgendaProps, 'props'>) => {
  const { voted, decided } = voteOf(events);
  const [closed, setClosed] = useState<string>();
  if (!decided || closed === decided.card) return null;
  const { outcome } = decided;
  return (
    <div className="ti-focus panel" {...overBoard}>
      <Part
        title={cardName(decided.card)}
        aside={
          <button type="button" className="button quiet compact" onClick={() => setClosed(decided.card)}>
            {t('ti.close')}
          </button>
        }
      >
        <strong>
          {outcome === null ? t('ti.undecided') : t('ti.decided', { outcome: outcomeName(outcome, nameOf) })}
        </strong>
        <Tally votes={voted} nameOf={nameOf} />
      </Part>
    </div>
  );
};

/** Laws in play. */
export const Laws = ({ props: { view }, table }: AgendaProps) => (
  <Part title={t('ti.laws')}>
    <div className="ti-cards">
      {view.laws.length === 0 && <p className="soft small">{t('ti.none')}</p>}
      {view.laws.map(({ id, elected }) => (
        <Card
          key={id}
          card={id}
          table={table}
          target={{ law: id }}
          note={elected === null ? undefined : t('ti.elected', { outcome: outcomeName(elected, table.nameOf) })}
        />
      ))}
    </div>
  </Part>
);
