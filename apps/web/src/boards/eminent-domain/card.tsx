import { cardName, cardText, faceOf, planetTypeNames, printedSymbols, roleNames } from '@orrery/eminent-domain/text';
import { type CardKey, levels, technologies } from '@orrery/eminent-domain/view';
import { useState } from 'react';
import { CardFrame } from '../../art/card-frame.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { useChoice } from '../../ask/choice.ts';
import { Piece } from '../../ask/piece.tsx';
import { useHighlightClass } from '../../highlight/highlight.ts';
import { Cited } from '../../rules/rule.tsx';
import { t } from '../../text/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RoleSign, RoleSigns, roleColour } from './signs.tsx';
import { useOptionWords, useTable } from './table-context.ts';

const technologyOf = (card: string) => {
  const face = faceOf(card);
  return face && Object.hasOwn(technologies, face) ? technologies[face as keyof typeof technologies] : undefined;
};

/** Similar cards share a title on the table; their symbols differ. */
const shortName = (card: string): string => cardName(card).replace(/ \(.*/, '');

const tintOf = (card: string): string => {
  const [first] = printedSymbols(card);
  return first ? roleColour(first) : 'var(--text-soft)';
};

const artOf = (card: string) => {
  const symbols = [...new Set(printedSymbols(card))];
  if (symbols.length > 0) return symbols.map(role => <RoleSign key={role} of={role} />);
  return <Icon name={faceOf(card) === 'politics' ? 'politics' : 'permanent'} />;
};

/** A card as it lies on the table. */
const CardFace = ({ card }: { card: string }) => {
  const { view } = useTable();
  const text = cardText(card, view.options.errata2014);
  return (
    <CardFrame
      title={shortName(card).replace('/', '/\u200b')}
      tint={tintOf(card)}
      signs={<RoleSigns roles={printedSymbols(card)} />}
      art={artOf(card)}
      text={text?.action ?? text?.effect}
    />
  );
};

/** The full text of a card, and the rules about it. */
export const CardDialog = ({ card, close }: { card: string; close: () => void }) => {
  const { view } = useTable();
  const text = cardText(card, view.options.errata2014);
  const technology = technologyOf(card);
  const symbols = printedSymbols(card);
  const parts = [
    [t('ed.action'), text?.action],
    [t('ed.role'), text?.role],
    [t('ed.leader'), text?.leader],
    [t('ed.inPlay'), text?.effect],
  ] as const;
  return (
    <Dialog title={cardName(card)} label={cardName(card)} close={close}>
      {symbols.length > 0 && (
        <p className="ed-symbol-line">
          {symbols.map((role, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same symbol may be there twice
            <span key={index}>
              <RoleSign of={role} /> {roleNames[role]}
            </span>
          ))}
        </p>
      )}
      {technology && (
        <p className="soft">
          {planetTypeNames[technology.type]} ·{' '}
          {t('ed.levelNeeds', { level: technology.level, ...levels[technology.level] })}
          {levels[technology.level].influence > 0 &&
            ` · ${t('ed.worth', { count: levels[technology.level].influence })}`}
        </p>
      )}
      <dl className="ed-card-text">
        {parts.map(
          ([label, said]) =>
            said && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{said}</dd>
              </div>
            ),
        )}
      </dl>
      {text?.remark && <p>{text.remark}</p>}
      {text && (
        <p className="small soft">
          <Cited text={t('ed.rules', { rules: text.rules })} />
        </p>
      )}
    </Dialog>
  );
};

interface CardProps {
  readonly card: CardKey;
  readonly size: 'hand' | 'small';
}

/** A card that can be chosen or read: full size in the hand, as a strip elsewhere. */
export const CardPiece = ({ card, size }: CardProps) => {
  const [isOpen, setOpen] = useState(false);
  const choice = useChoice();
  const wordsOf = useOptionWords();
  return (
    <>
      <Piece
        name={cardName(card)}
        options={choice.optionsAt({ card })}
        cannot={choice.cannotAt({ card })}
        wordsOf={wordsOf}
        open={() => setOpen(true)}
        className={`ed-card-${size}`}
        id={card}
      >
        {size === 'hand' ? <CardFace card={card} /> : <CardSlip card={card} />}
      </Piece>
      {isOpen && <CardDialog card={card} close={() => setOpen(false)} />}
    </>
  );
};

/** A card's signs and title in one line. */
const CardSlip = ({ card }: { card: string }) => (
  <span className="ed-slip" style={{ borderColor: tintOf(card) }}>
    {printedSymbols(card).length > 0 ? (
      <RoleSigns roles={printedSymbols(card)} />
    ) : (
      <Icon name={faceOf(card) === 'politics' ? 'politics' : 'permanent'} />
    )}
    <span>{shortName(card)}</span>
  </span>
);

/** A permanent, or a face in the market: known by its technology. */
export const TechnologyPiece = ({ technology, className }: { technology: string; className: string }) => {
  const [isOpen, setOpen] = useState(false);
  const choice = useChoice();
  const wordsOf = useOptionWords();
  const mark = useHighlightClass({ card: technology });
  const facts = technologyOf(technology);
  const name = facts
    ? t('ed.technology', { name: cardName(technology), level: facts.level, type: planetTypeNames[facts.type] })
    : cardName(technology);
  return (
    <>
      <Piece
        name={name}
        options={choice.optionsAt({ technology })}
        cannot={choice.cannotAt({ technology })}
        wordsOf={wordsOf}
        open={() => setOpen(true)}
        className={`${mark} ${className}`.trim()}
      >
        <CardSlip card={technology} />
      </Piece>
      {isOpen && <CardDialog card={technology} close={() => setOpen(false)} />}
    </>
  );
};
