import { factionNames, isObjectiveId, kindOfCard, tableForText } from '@orrery/twilight-imperium/text';
import { factions, hasFaction, objectiveFacts, type View } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';
import type { BoardProps } from '../../board.ts';
import { Card, Part } from '../cards/cards.tsx';
import { ownerOf } from '../cards/hand.tsx';
import { ObjectiveNote } from '../cards/objectives.tsx';
import { TreeButton } from '../cards/technology-tree.tsx';
import { readyWorth } from '../player-figures.ts';
import { CommandSheet, FaceUpCards, PlanetList } from './holdings.tsx';
import '../rail.css';

const Purse = ({ view, seat }: { view: View; seat: number }) => {
  const { tradeGoods, commodities, faction } = view.players[seat]!;
  const { resources, influence } = readyWorth(view, seat);
  const fields = [
    [t('ti.spendResources'), resources + tradeGoods],
    [t('ti.spendInfluence'), influence + tradeGoods],
    [t('ti.tradeGoods'), tradeGoods],
    [t('ti.commodities'), `${commodities}/${factions[faction].commodities}`],
  ] as const;
  return (
    <dl className="ti-purse">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What is mine: tokens, planets, technologies and hand. */
export const OwnPanel = (props: BoardProps<View>) => {
  const { view, me, nameOf } = props;
  const player = me === null ? undefined : view.players[me];
  if (me === null || !player) return <p className="soft">{t('game.spectating')}</p>;
  const table = tableForText(view, nameOf);
  const { actionCards, secrets, notes = [] } = player;
  const own = (notes ?? []).filter(card => ownerOf(card) === me);
  const held = (notes ?? []).filter(card => ownerOf(card) !== me);
  return (
    <div className="ti-rail">
      <Part title={t('ti.commandTokens')} aside={hasFaction(player) ? factionNames[player.faction].name : ''}>
        <CommandSheet player={player} table={table} isMine />
      </Part>
      <Part title={t('ti.purse')}>
        <Purse view={view} seat={me} />
      </Part>
      <Part title={t('ti.planets')}>
        <PlanetList view={view} player={player} />
      </Part>
      <Part title={t('ti.secrets')} aside={player.secretCount}>
        <div className="ti-cards">
          {secrets?.map(card => {
            const id = kindOfCard(card);
            return (
              <Card
                key={card}
                card={card}
                table={table}
                target={isObjectiveId(id) && objectiveFacts[id] ? cardTarget(card, props) : { card }}
                note={<ObjectiveNote objective={id} view={view} player={player} />}
              />
            );
          })}
        </div>
      </Part>
      <Part title={t('ti.hand')} aside={t('ti.handCount', { cards: player.actionCardCount, notes: held.length })}>
        <div className="ti-cards">
          {[...(actionCards ?? []), ...held].map(card => (
            <Card key={card} card={card} table={table} target={{ card }} />
          ))}
        </div>
      </Part>
      {own.length > 0 && (
        <Part title={t('ti.ownNotes')} aside={own.length}>
          <div className="ti-cards">
            {own.map(card => (
              <Card key={card} card={card} table={table} target={{ card }} />
            ))}
          </div>
        </Part>
      )}
      <FaceUpCards
        player={player}
        table={table}
        aside={<TreeButton view={view} player={player} table={table} />}
        isLong
      />
    </div>
  );
};

/** Secrets are pointed at as cards while one is given back, and as objectives while one is scored. */
const cardTarget = (card: string, { picture }: BoardProps<View>) =>
  picture.asks.some(ask => 'options' in ask && ask.options.some(({ at }) => at?.objective === card))
    ? { objective: card }
    : { card };
