import type { Target } from '@orrery/kernel';
import {
  capital,
  cardName,
  cardText,
  isNote,
  kindOfCard,
  noteName,
  type TableForText,
} from '@orrery/twilight-imperium/text';
import { type ReactNode, useState } from 'react';
import { useChoice } from '../../../ask/choice.ts';
import { Why } from '../../../ask/why-not.tsx';
import { RulesOfCard } from '../../../rules/rules-of-card.tsx';
import { t } from '../../../text/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';

interface CardProps {
  readonly card: string;
  readonly table: TableForText;
  /** How a question points at it. */
  readonly target?: Target;
  readonly isExhausted?: boolean;
  /** Beside the name: a mark, a number. */
  readonly before?: ReactNode;
  /** Under the name, for what is short enough to be there always. */
  readonly note?: ReactNode;
  /** What the dialog says besides the card's own text. */
  readonly more?: ReactNode;
}

const titleOf = (card: string, table: TableForText): string =>
  isNote(card) ? capital(noteName(card, table)) : cardName(card);

interface CardDialogProps {
  readonly card: string;
  readonly table: TableForText;
  readonly close: () => void;
  readonly children?: ReactNode;
}

/** All of a card. */
export const CardDialog = ({ card, table, close, children }: CardDialogProps) => {
  const title = titleOf(card, table);
  return (
    <Dialog title={title} label={title} close={close}>
      <p>{cardText(card, table) ?? t('ti.noText')}</p>
      {children}
      <RulesOfCard card={kindOfCard(card)} />
    </Dialog>
  );
};

/** A card in the rail. A tap shows all of it; while a question points at it, a tap chooses it. */
export const Card = ({ card, table, target, isExhausted = false, before, note, more }: CardProps) => {
  const [isOpen, setOpen] = useState(false);
  const choice = useChoice();
  const option = target && choice.optionsAt(target)[0];
  const isChosen = option ? choice.isChosen(option.key) : false;
  const [cannot] = target ? choice.cannotAt(target) : [];
  const title = titleOf(card, table);
  const classes = [
    'ti-card',
    isExhausted ? 'spent' : '',
    option ? 'lit' : '',
    isChosen ? 'chosen' : '',
    option && choice.isAdvised(option.key) ? 'is-advised' : '',
    cannot ? 'is-barred' : '',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <button
        type="button"
        className="ti-card-face"
        {...(option ? { 'aria-pressed': isChosen } : {})}
        onClick={() => (option ? choice.pick(option.key) : setOpen(true))}
      >
        {before}
        <span className="ti-card-text">
          <span className="ti-card-name">{title}</span>
          {isExhausted && <span className="soft small"> {t('ti.exhausted')}</span>}
          {note && <span className="ti-card-note">{note}</span>}
          {cannot && <Why cannot={cannot} isPlain />}
        </span>
      </button>
      {option && (
        <button
          type="button"
          className="ti-card-more"
          aria-label={t('ti.readCard', { card: title })}
          onClick={() => setOpen(true)}
        >
          i
        </button>
      )}
      {isOpen && (
        <CardDialog card={card} table={table} close={() => setOpen(false)}>
          {more}
        </CardDialog>
      )}
    </div>
  );
};

/** A part of the rail with its heading. */
export const Part = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <section className="ti-part">
    <h2>
      {title}
      {aside !== undefined && <span className="ti-part-aside">{aside}</span>}
    </h2>
    {children}
  </section>
);
