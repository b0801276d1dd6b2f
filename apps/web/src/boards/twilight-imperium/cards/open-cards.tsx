import {
  cardName,
  cardText,
  counted,
  fragmentNames,
  isTechnologyId,
  statsText,
  type TableForText,
  unitNames,
  unitsText,
} from '@orrery/twilight-imperium/text';
import { fragmentKinds, printedStats } from '@orrery/twilight-imperium/view';
import { UnitIcon } from '../../../art/ti/units.tsx';
import { t } from '../../../text/index.ts';
import type { PlayerNow } from '../player-figures.ts';
import { Card } from './cards.tsx';

interface Of {
  readonly player: PlayerNow;
  readonly table: TableForText;
}

/** What lies open before a player besides planets and technologies. */
export const OpenCards = ({ player, table }: Of) => {
  const { leaders, relics, kept, notesInPlay, exhausted, fragments, captured, reviving, planetCards = [] } = player;
  const loose = [
    ...fragmentKinds.flatMap(kind => (fragments[kind] > 0 ? [`${fragments[kind]} ${fragmentNames[kind]}`] : [])),
    ...captured.map(({ unit, count, seat }) =>
      seat === null
        ? t('ti.capturedTokens', { units: unitsText(unit, count) })
        : t('ti.captured', { units: unitsText(unit, count), name: table.nameOf(seat) }),
    ),
    ...(reviving > 0 ? [t('ti.reviving', { count: reviving })] : []),
  ];
  if (leaders.length + relics.length + kept.length + notesInPlay.length + planetCards.length + loose.length === 0)
    return <p className="soft small">{t('ti.none')}</p>;
  return (
    <div className="ti-cards">
      {leaders.map(({ id, locked, tradeGoods }) => (
        <Card
          key={id}
          card={id}
          table={table}
          target={{ leader: id }}
          isExhausted={exhausted.includes(id)}
          note={
            tradeGoods === undefined
              ? t(locked ? 'ti.leader.locked' : 'ti.leader')
              : t('ti.leader.goods', { goods: counted(tradeGoods, 'trade good') })
          }
        />
      ))}
      {planetCards.map(({ id, exhausted: isExhausted }) => (
        <Card
          key={id}
          card={id}
          table={table}
          target={{ planet: id }}
          isExhausted={isExhausted}
          note={t('ti.planetCard')}
        />
      ))}
      {relics.map(card => (
        <Card
          key={card}
          card={card}
          table={table}
          target={{ card }}
          isExhausted={exhausted.includes(card)}
          note={t('ti.relic')}
        />
      ))}
      {kept.map(card => (
        <Card key={card} card={card} table={table} target={{ card }} note={t('ti.kept')} />
      ))}
      {notesInPlay.map(card => (
        <Card key={card} card={card} table={table} target={{ card }} note={t('ti.noteInPlay')} />
      ))}
      {loose.map(line => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
    </div>
  );
};

/** The abilities and units that only its faction has. */
export const FactionSheet = ({ player, table }: Of) => (
  <div className="ti-cards">
    {player.sheet
      .filter(id => !isTechnologyId(id))
      .map(id => (
        <Card key={id} card={id} table={table} target={{ ability: id }} note={cardText(id, table)} />
      ))}
  </div>
);

/** Every kind of unit with what it can do now. */
export const UnitTable = ({ player }: Pick<Of, 'player'>) => (
  <ul className="ti-rows">
    {(Object.keys(unitNames) as (keyof typeof unitNames)[]).map(unit => (
      <li key={unit}>
        <span>
          <UnitIcon unit={unit} seat={player.seat} /> {unitNames[unit].one}
        </span>
        <span className="soft">{statsText(printedStats(player, unit))}</span>
      </li>
    ))}
  </ul>
);

export const cardsText = (cards: readonly string[]): string =>
  cards.length === 0 ? t('ti.none') : cards.map(cardName).join(', ');
