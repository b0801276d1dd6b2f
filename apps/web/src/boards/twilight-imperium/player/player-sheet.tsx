import type { Seat } from '@orrery/kernel';
import {
  capital,
  cardName,
  factionNames,
  listed,
  noteName,
  systemTitle,
  tableForText,
} from '@orrery/twilight-imperium/text';
import { factions, type View } from '@orrery/twilight-imperium/view';
import { type ReactNode, useState } from 'react';
import { t } from '../../../text/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PlayerName } from '../../../ui/players.tsx';
import type { BoardProps } from '../../board.ts';
import { Part } from '../cards/cards.tsx';
import { cardsText } from '../cards/open-cards.tsx';
import { PlayersObjectives } from '../objectives/standing.tsx';
import { type PlayerNow, readyWorth } from '../player-figures.ts';
import { CommandSheet, FaceUpCards, PlanetList } from './holdings.tsx';
import '../rail.css';

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <span className="soft">{name}</span>
    <span>{children}</span>
  </li>
);

/** How a player stands this turn. */
const standing = (player: PlayerNow, props: BoardProps<View>): string[] => {
  const { view, nameOf } = props;
  const { seat, passed, eliminated, traded, refusedBy, met, talks, dealsClosed } = player;
  const names = (seats: readonly Seat[]) => listed(seats.map(nameOf));
  return [
    ...(view.speaker === seat ? [t('ti.speaker')] : []),
    ...(view.active === seat ? [t('ti.onMove')] : []),
    ...(passed ? [t('ti.passed')] : []),
    ...(eliminated ? [t('ti.eliminated')] : []),
    ...(traded.length > 0 ? [t('ti.traded', { names: names(traded) })] : []),
    ...(refusedBy.length > 0 ? [t('ti.refusedBy', { names: names(refusedBy) })] : []),
    ...(met && met.length > 0 ? [t('ti.met', { names: names(met) })] : []),
    ...(talks ? [t('ti.talks')] : []),
    ...(dealsClosed ? [t('ti.dealsClosed')] : []),
  ];
};

const Sheet = (props: BoardProps<View> & { seat: Seat; onClose: () => void }) => {
  const { view, seat, nameOf, onClose } = props;
  const player = view.players[seat];
  if (!player) return null;
  const table = tableForText(view, nameOf);
  const worth = readyWorth(view, seat);
  const strategy = player.strategyCards.map(
    ({ id, exhausted }) => `${cardName(id)}${exhausted ? ` (${t('ti.used')})` : ''}`,
  );
  return (
    <Dialog
      kind="sheet"
      title={<PlayerName seat={seat} name={`${nameOf(seat)} · ${factionNames[player.faction].name}`} />}
      label={t('ti.sheetOf', { name: nameOf(seat) })}
      close={onClose}
    >
      <div className="ti-sheet">
        <Part title={t('ti.points', { points: player.points })} aside={t('ti.target', { target: view.options.points })}>
          <ul className="ti-rows">
            {standing(player, props).map(line => (
              <li key={line}>{line}</li>
            ))}
            <Row name={t('ti.scored')}>{cardsText(player.scored)}</Row>
            <Row name={t('ti.strategyCards')}>{strategy.length > 0 ? listed(strategy) : t('ti.none')}</Row>
            <Row name={t('ti.tradeGoods')}>{player.tradeGoods}</Row>
            <Row name={t('ti.commodities')}>
              {player.commodities} / {factions[player.faction].commodities}
            </Row>
            <Row name={t('ti.readyWorth')}>{t('ti.worth', worth)}</Row>
            <Row name={t('ti.actionCards')}>{player.actionCardCount}</Row>
            <Row name={t('ti.secrets')}>
              {player.secretCount}
              {seat !== view.seat && player.secrets && `: ${cardsText(player.secrets)}`}
            </Row>
            <Row name={t('ti.notes')}>
              {player.noteCount}
              {player.borrowed > 0 && ` (${t('ti.borrowed', { count: player.borrowed })})`}
              {seat !== view.seat && player.notes && `: ${listed(player.notes.map(note => noteName(note, table)))}`}
            </Row>
            <Row name={t('ti.home')}>
              {capital(systemTitle(view.systems.find(({ id }) => id === player.home)?.tile ?? player.home))}
            </Row>
          </ul>
        </Part>
        <Part title={t('ti.commandTokens')}>
          <CommandSheet player={player} table={table} />
        </Part>
        <Part title={t('ti.objectives')}>
          <PlayersObjectives props={props} seat={seat} />
        </Part>
        <Part title={t('ti.planets')}>
          <PlanetList view={view} player={player} />
        </Part>
        <FaceUpCards player={player} table={table} />
      </div>
    </Dialog>
  );
};

type SheetButtonProps = BoardProps<View> & { seat: Seat; className: string; children: ReactNode };

/** Opens everything public about a player. */
export const SheetButton = ({ className, children, ...props }: SheetButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && <Sheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
