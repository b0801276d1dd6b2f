import type { EmpireView } from '@orrery/eminent-domain/view';
import { Icon } from '../../art/icons/icon.tsx';
import { useChoice } from '../../ask/choice.ts';
import { Piece } from '../../ask/piece.tsx';
import { t } from '../../text/index.ts';
import { PlayerName } from '../../ui/players.tsx';
import { CardPiece, TechnologyPiece } from './card.tsx';
import { PlanetPiece } from './planet.tsx';
import { Count, RoleSign } from './signs.tsx';
import { useOptionWords, useTable } from './table-context.ts';

/** Fighters: a number, or each one by itself while they may be traded. */
const Fighters = ({ empire: { seat, fighters } }: { empire: EmpireView }) => {
  const choice = useChoice();
  const wordsOf = useOptionWords();
  const lit = choice.optionsAt({ seat }).filter(option => option.at?.fighter !== undefined);
  return (
    <>
      <Count icon="fighter" count={fighters} label={t('ed.fighters', { count: fighters })} />
      {lit.map(option => (
        <Piece
          key={option.key}
          name={t('ed.fighter', { number: Number(option.at?.fighter) })}
          options={[option]}
          wordsOf={wordsOf}
          className="ed-fighter"
        >
          <Icon name="fighter" />
        </Piece>
      ))}
    </>
  );
};

/** Everything of an empire that is a number. */
const Counts = ({ empire, isMine }: { empire: EmpireView; isMine: boolean }) => (
  <p className="ed-counts">
    <Count icon="influence" count={empire.influence} label={t('ed.influence', { count: empire.influence })} />
    <Fighters empire={empire} />
    {!isMine && <Count icon="hand" count={empire.handSize} label={t('ed.handCount', { count: empire.handSize })} />}
    <Count icon="deck" count={empire.deckSize} label={t('ed.deckCount', { count: empire.deckSize })} />
    <Count
      icon="discard"
      count={empire.discard.length}
      label={t('ed.discardCount', { count: empire.discard.length })}
    />
  </p>
);

/** The symbols that planets and permanents bring to each role. */
const Symbols = ({ empire }: { empire: EmpireView }) => {
  const { view } = useTable();
  const some = view.roles.filter(role => empire.symbols[role] > 0);
  if (some.length === 0) return null;
  return (
    <p className="ed-counts" title={t('ed.symbols')}>
      <span className="hidden-text">{t('ed.symbols')}</span>
      {some.map(role => (
        <span key={role} className="ed-count">
          <RoleSign of={role} isSaid />
          {empire.symbols[role]}
        </span>
      ))}
    </p>
  );
};

/** Cards played for the current role, and the one whose Action is being taken. */
const Played = ({ empire }: { empire: EmpireView }) => {
  const cards = [...(empire.acting ? [empire.acting] : []), ...empire.played];
  if (cards.length === 0) return null;
  return (
    <div className="ed-played">
      <span className="small soft">{t('ed.played')}</span>
      {cards.map(card => (
        <CardPiece key={card} card={card} size="small" />
      ))}
    </div>
  );
};

/** An empire on the table: player, figures, planets, played cards. */
export const Empire = ({ empire, isMine }: { empire: EmpireView; isMine: boolean }) => {
  const { view, nameOf } = useTable();
  const { seat, planets, permanents } = empire;
  const name = nameOf(seat);
  return (
    <section
      className={`ed-empire ${isMine ? 'ed-empire-mine' : ''}`}
      data-active={view.turn.seat === seat}
      aria-label={isMine ? t('ed.empire') : t('ed.empireOf', { name })}
    >
      <div className="ed-empire-side">
        <h2>
          <PlayerName seat={seat} name={name} />
        </h2>
        <Counts empire={empire} isMine={isMine} />
        <Symbols empire={empire} />
      </div>
      {planets.length === 0 ? (
        <p className="small soft">{t('ed.noPlanets')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
        <ul className="ed-planets" role="list">
          {planets.map(at => (
            <PlanetPiece key={at.place} seat={seat} at={at} size={isMine ? 'large' : 'small'} />
          ))}
        </ul>
      )}
      <div className="ed-empire-cards">
        {permanents.map(permanent => (
          <TechnologyPiece key={permanent} technology={permanent} className="ed-permanent" />
        ))}
        <Played empire={empire} />
      </div>
    </section>
  );
};
