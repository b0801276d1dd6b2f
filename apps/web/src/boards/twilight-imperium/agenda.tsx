import { cardName, cardText, listed, type TableForText } from '@orrery/twilight-imperium/text';
import { isPlanetId, type View } from '@orrery/twilight-imperium/view';
import { t } from '../../text/index.ts';
import { PlayerName } from '../../ui/players.tsx';
import type { BoardProps } from '../board.ts';
import { Card, Part } from './cards.tsx';

interface AgendaProps {
  readonly props: BoardProps<View>;
  readonly table: TableForText;
}

/** What can be voted for, by name: a player, a planet, a card or a plain word. */
const outcomeName = (outcome: string, table: TableForText): string =>
  /^\d+$/.test(outcome) && !isPlanetId(outcome) ? table.nameOf(Number(outcome)) : cardName(outcome);

/** The agenda under vote: who has voted for what, who cannot, and what hangs on it. */
export const Agenda = ({ props: { view, nameOf }, table }: AgendaProps) => {
  const { agenda } = view;
  if (!agenda) return null;
  const outcomes = [...new Set(agenda.votes.map(({ outcome }) => outcome))];
  return (
    <Part title={t('ti.agenda')}>
      <strong>{cardName(agenda.card)}</strong>
      <p className="small">{cardText(agenda.card, table)}</p>
      <ul className="ti-rows">
        {outcomes.length === 0 && <li className="soft">{t('ti.noVotes')}</li>}
        {outcomes.map(outcome => {
          const votes = agenda.votes.filter(each => each.outcome === outcome);
          return (
            <li key={outcome}>
              <span>
                {outcomeName(outcome, table)}: <b>{votes.reduce((sum, { count }) => sum + count, 0)}</b>
              </span>
              <span className="ti-who">
                {votes.map(({ seat, count }) => (
                  <PlayerName key={seat} seat={seat} name={`${nameOf(seat)} ${count}`} />
                ))}
              </span>
            </li>
          );
        })}
        {agenda.stakes.map(({ seat, card, outcome }) => (
          <li key={`${seat} ${card}`}>
            {t('ti.stake', { name: nameOf(seat), card: cardName(card), outcome: outcomeName(outcome, table) })}
          </li>
        ))}
        {agenda.barred.length > 0 && <li>{t('ti.barred', { names: listed(agenda.barred.map(nameOf)) })}</li>}
        {agenda.excluded.length > 0 && <li>{t('ti.excluded', { names: listed(agenda.excluded.map(nameOf)) })}</li>}
      </ul>
    </Part>
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
          note={elected === null ? undefined : t('ti.elected', { outcome: outcomeName(elected, table) })}
        />
      ))}
    </div>
  </Part>
);
