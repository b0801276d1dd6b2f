import {
  capital,
  cardName,
  cardText,
  isNote,
  isObjectiveId,
  kindOfCard,
  noteName,
  objectiveText,
  type TableForText,
} from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import { useState } from 'react';
import { CardFrame } from '../../../art/card-frame.tsx';
import { askFor, useChoice } from '../../../ask/choice.ts';
import { Piece } from '../../../ask/piece.tsx';
import { RulesOfCard } from '../../../rules/rules-of-card.tsx';
import { t } from '../../../text/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Fan } from '../../../ui/fan.tsx';
import { PlayerGlyph, playerColour } from '../../../ui/players.tsx';
import type { BoardProps } from '../../board.ts';
import { words } from '../words.ts';
import { ObjectiveNote } from './objectives.tsx';
import './hand.css';

type Kind = 'action' | 'secret' | 'note';

interface HandCardProps {
  readonly card: string;
  readonly kind: Kind;
  readonly props: BoardProps<View>;
  readonly table: TableForText;
}

const tints: Readonly<Record<Kind, string>> = {
  action: 'var(--info)',
  secret: 'var(--danger)',
  note: 'var(--text-soft)',
};

/** Whose promise a note is: its copies are named after their owner. */
export const ownerOf = (note: string): number => Number(note.split('#')[1] ?? Number.NaN);

const HandCard = ({ card, kind, props, table }: HandCardProps) => {
  const [isOpen, setOpen] = useState(false);
  const choice = useChoice();
  const title = isNote(card) ? capital(noteName(card, table)) : cardName(card);
  const id = kindOfCard(card);
  const text = isObjectiveId(id) ? objectiveText(id, table.sets) : cardText(card, table);
  const owner = kind === 'note' ? ownerOf(card) : Number.NaN;
  const player = props.view.players[props.me ?? -1];
  return (
    <>
      <Piece
        name={title}
        options={[...choice.optionsAt({ card }), ...choice.optionsAt({ objective: card })]}
        wordsOf={option => {
          const ask = askFor(choice, option);
          return ask ? words.option(ask, option, props) : { label: option.key };
        }}
        open={() => setOpen(true)}
        className="ti-hand-card"
      >
        <CardFrame
          title={title}
          tint={Number.isNaN(owner) ? tints[kind] : playerColour(owner)}
          signs={Number.isNaN(owner) ? undefined : <PlayerGlyph seat={owner} />}
          text={kind === 'secret' ? <ObjectiveNote objective={id} view={props.view} player={player} /> : text}
          foot={t(`ti.hand.${kind}`)}
        />
      </Piece>
      {isOpen && (
        <Dialog title={title} label={title} close={() => setOpen(false)}>
          <p>{text ?? t('ti.noText')}</p>
          <RulesOfCard card={id} />
        </Dialog>
      )}
    </>
  );
};

/**
 * My action cards, secrets and the promissory notes of others, at the lower edge of the board. My own notes are no cards to
 * play: they lie in the rail, and come here while a question is about them.
 */
export const Hand = ({ table, ...props }: BoardProps<View> & { table: TableForText }) => {
  const { view, me } = props;
  const choice = useChoice();
  const player = me === null ? undefined : view.players[me];
  if (!player) return null;
  const { actionCards, secrets, notes } = player;
  const { ask } = choice;
  const isWanted = (card: string) =>
    choice.optionsAt({ card }).length > 0 || choice.optionsAt({ objective: card }).length > 0;
  const hand = [
    ...(actionCards ?? []).map(card => ({ card, kind: 'action' as const })),
    ...(secrets ?? []).map(card => ({ card, kind: 'secret' as const })),
    ...(notes ?? [])
      .filter(card => ownerOf(card) !== me || isWanted(card))
      .map(card => ({ card, kind: 'note' as const })),
  ];
  const options = ask && 'options' in ask ? ask.options : [];
  const isCalled =
    options.length > 0 &&
    options.every(({ at }) => hand.some(({ card }) => card === at?.card || card === at?.objective));
  return (
    <section aria-label={t('ti.hand')}>
      <Fan
        label={t('ti.hand')}
        calledBy={isCalled ? ask?.id : undefined}
        isLong
        cards={hand.map(each => ({ key: each.card, card: <HandCard {...each} props={props} table={table} /> }))}
      />
    </section>
  );
};
