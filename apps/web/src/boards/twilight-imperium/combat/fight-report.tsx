import type { Seat } from '@orrery/kernel';
import { areaName, type TableForText } from '@orrery/twilight-imperium/text';
import type { TwilightImperiumEvent, View } from '@orrery/twilight-imperium/view';
import { useState } from 'react';
import { t } from '../../../text/index.ts';
import { PlayerName } from '../../../ui/players.tsx';
import type { BoardProps } from '../../board.ts';
import { overBoard } from '../map/keep-in-view.ts';
import { isHigh, Lost, Rounds } from './combat.tsx';
import { Dice } from './dice.tsx';
import { type Fight, fightsOf } from './fights.ts';

const outcomeOf = ({ kind, winner }: Fight, nameOf: (seat: Seat) => string): string => {
  if (kind === 'shots') return t('ti.combat.shots');
  return winner === null ? t('ti.combat.nobody') : t('ti.combat.won', { name: nameOf(winner) });
};

/** Where shots were fired, which an event may tell by its planet alone. */
const systemOf = ({ system, planet }: Fight, view: View): string =>
  system ?? view.systems.find(({ planets }) => planets.some(({ id }) => id === planet))?.id ?? '';

/** The fight that is just over, or shots that were just fired: the last dice of each, and what they cost. */
export const FightReport = ({ table, ...props }: BoardProps<View, TwilightImperiumEvent> & { table: TableForText }) => {
  const { view, events, nameOf } = props;
  const [closed, setClosed] = useState(-1);
  const fights = fightsOf(events);
  const fight = fights.at(-1);
  // The same place in the story, however many events are known of what came before.
  const number = fights.reduce((sum, { volleys }) => sum + volleys.length, view.round * 1000);
  if (!fight || fight.volleys.length === 0 || closed === number) return null;
  const place = systemOf(fight, view);
  const seats = [
    ...new Set([...fight.sides, ...fight.volleys.map(({ seat }) => seat), ...fight.losses.map(({ seat }) => seat)]),
  ];
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it where the board is small
      tabIndex={0}
      className={`ti-combat ti-report panel ${isHigh(place, view) ? 'low' : ''}`}
      {...overBoard}
      aria-label={t('ti.combat')}
    >
      <header>
        <h2>{areaName(place, fight.planet, table)}</h2>
        <span className="small">{outcomeOf(fight, nameOf)}</span>
        <button type="button" className="button quiet compact" onClick={() => setClosed(number)}>
          {t('ti.close')}
        </button>
      </header>
      {seats.map(seat => {
        const volley = fight.volleys.findLast(each => each.seat === seat);
        return (
          <div key={seat} className="ti-report-side">
            <PlayerName seat={seat} name={nameOf(seat)} />
            {volley ? <Dice key={fight.volleys.length} volley={volley} /> : <span />}
            {fight.retreated.includes(seat) && <p className="small soft">{t('ti.combat.withdrew')}</p>}
            <Lost seat={seat} losses={fight.losses} />
          </div>
        );
      })}
      <Rounds fight={fight} />
    </section>
  );
};
