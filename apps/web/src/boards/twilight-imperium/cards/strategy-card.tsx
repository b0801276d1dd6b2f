import { strategyCardText, tableForText } from '@orrery/twilight-imperium/text';
import { initiativeOf, type StrategyCardId, type View } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';
import { PlayerName } from '../../../ui/players.tsx';
import type { BoardProps } from '../../board.ts';
import { Card } from './cards.tsx';

/** A strategy card: its place in the order, who has it and what lies on it. */
export const StrategyCard = ({ id, props }: { id: StrategyCardId; props: BoardProps<View> }) => {
  const { view, nameOf } = props;
  const table = tableForText(view, nameOf);
  const holder = view.players.find(({ strategyCards }) => strategyCards.some(card => card.id === id));
  const isUsed = holder?.strategyCards.some(card => card.id === id && card.exhausted) ?? false;
  const goods = [...view.strategyCards, ...view.goodsOnKept].find(card => card.id === id)?.tradeGoods ?? 0;
  return (
    <Card
      card={id}
      table={table}
      target={{ strategyCard: id }}
      isExhausted={isUsed}
      before={<span className="ti-initiative">{initiativeOf(id)}</span>}
      note={
        (holder || goods > 0) && (
          <>
            {holder && <PlayerName seat={holder.seat} name={nameOf(holder.seat)} />}{' '}
            {goods > 0 && t(goods === 1 ? 'ti.goodOn' : 'ti.goodsOn', { count: goods })}
          </>
        )
      }
      more={
        <p>
          <strong>{t('ti.secondary')}</strong> {strategyCardText(id, view.options).secondary}
        </p>
      }
    />
  );
};
