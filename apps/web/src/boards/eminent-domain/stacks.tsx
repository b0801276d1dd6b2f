import { backText, roleNames, stackNames } from '@orrery/eminent-domain/text';
import { type Role, type StackId, stackIds, stackOf } from '@orrery/eminent-domain/view';
import { useState } from 'react';
import { Icon } from '../../art/icons/icon.tsx';
import { PlanetDisc } from '../../art/planet-disc.tsx';
import { useChoice } from '../../ask/choice.ts';
import { Piece } from '../../ask/piece.tsx';
import { t } from '../../text/index.ts';
import { useChanged } from '../../ui/changed.ts';
import { CardDialog } from './card.tsx';
import { Costs } from './planet.tsx';
import { planetLooks, RoleSign, rings } from './signs.tsx';
import { useOptionWords, useTable } from './table-context.ts';
import './stacks.css';

/** One half of a stack, or all of it: a button that leads its role. */
const RoleFace = ({ role, open }: { role: Role; open: () => void }) => {
  const { view } = useTable();
  const choice = useChoice();
  const wordsOf = useOptionWords();
  const stack = stackOf[role];
  const options = choice.optionsAt({ role });
  return (
    <Piece
      name={
        options.length > 0
          ? t('ed.lead', { role: roleNames[role] })
          : t('ed.stack', { name: roleNames[role], count: view.stacks[stack] })
      }
      options={options}
      wordsOf={wordsOf}
      open={open}
      className={view.turn.role === role ? 'ed-pile-face ed-pile-led' : 'ed-pile-face'}
    >
      <RoleSign of={role} />
      <span className="ed-pile-name">{roleNames[role]}</span>
    </Piece>
  );
};

const Pile = ({ stack }: { stack: StackId }) => {
  const { view } = useTable();
  const [isOpen, setOpen] = useState(false);
  const choice = useChoice();
  const wordsOf = useOptionWords();
  const count = view.stacks[stack];
  const roles = view.roles.filter(role => stackOf[role] === stack);
  const taking = choice.optionsAt({ stack });
  const open = () => setOpen(true);
  return (
    <li
      className="ed-pile"
      data-pile={stack}
      data-empty={count === 0}
      style={{ '--depth': `${Math.ceil(count / 3)}px` } as object}
    >
      {taking.length > 0 ? (
        <Piece
          name={t('ed.stack', { name: stackNames[stack], count })}
          options={taking}
          wordsOf={wordsOf}
          open={open}
          className="ed-pile-face"
        >
          {roles.map(role => (
            <RoleSign key={role} of={role} />
          ))}
          <span className="ed-pile-name">{stackNames[stack]}</span>
        </Piece>
      ) : (
        roles.map(role => <RoleFace key={role} role={role} open={open} />)
      )}
      <span className={`ed-pile-count ${useChanged(count)}`}>{count}</span>
      {isOpen && <CardDialog card={stack} close={() => setOpen(false)} />}
    </li>
  );
};

/** The planet deck: the back of its top card is visible. */
const PlanetDeck = () => {
  const { view } = useTable();
  const { size, top } = view.planetDeck;
  const name = top ? t('ed.planetDeckTop', { count: size, back: backText(top) }) : t('ed.planetDeck', { count: size });
  return (
    <li className="ed-planet-deck" title={name}>
      <span className="hidden-text">{name}</span>
      <span className="ed-deck-disc" aria-hidden="true">
        {top && (
          <>
            <PlanetDisc seed={top.type} look={planetLooks[top.type]} ring={rings[top.type]} isDark />
            <Costs colonize={top.colonizeCost} warfare={top.warfareCost} />
          </>
        )}
      </span>
      <span className={`ed-deck-counts ${useChanged(size)}`} aria-hidden="true">
        <Icon name="deck" /> {size} <Icon name="discard" /> {view.planetDiscard.length}
      </span>
    </li>
  );
};

/** The five stacks and the planet deck. */
export const Stacks = () => {
  const { view } = useTable();
  const inPlay = stackIds.filter(stack => view.roles.some(role => stackOf[role] === stack));
  return (
    <ul className="ed-piles">
      {inPlay.map(stack => (
        <Pile key={stack} stack={stack} />
      ))}
      <PlanetDeck />
    </ul>
  );
};
