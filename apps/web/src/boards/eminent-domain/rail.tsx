import { cardName, cardText, grouped, planetNames, resourceNames, roleNames } from '@orrery/eminent-domain/text';
import type { EmpireView } from '@orrery/eminent-domain/view';
import { t } from '../../text/index.ts';
import { PlayerName } from '../../ui/players.tsx';
import { TechnologyPiece } from './card.tsx';
import { RoleSign } from './signs.tsx';
import { useMyEmpire, useTable } from './table-context.ts';
import './rail.css';

/** `Survey`, `2 Colonize`: one line a kind. */
const CardList = ({ cards }: { cards: readonly string[] }) =>
  cards.length === 0 ? (
    <p className="soft small">{t('ed.none')}</p>
  ) : (
    <p className="small">{grouped([...cards].sort().map(cardName)).join(' · ')}</p>
  );

const SymbolTable = ({ empire }: { empire: EmpireView }) => {
  const { view } = useTable();
  return (
    <ul className="ed-symbol-table">
      {view.roles.map(role => (
        <li key={role}>
          <RoleSign of={role} /> {roleNames[role]} <strong>{empire.symbols[role]}</strong>
        </li>
      ))}
    </ul>
  );
};

/** The player's own symbols, deck and discard, technologies in play. */
export const OwnPanel = () => {
  const { view } = useTable();
  const empire = useMyEmpire();
  if (!empire) return <p className="soft">{t('game.spectating')}</p>;
  return (
    <div className="ed-rail">
      <section>
        <h2>{t('ed.symbols')}</h2>
        <SymbolTable empire={empire} />
      </section>
      <section>
        <h2>{t('ed.permanents')}</h2>
        {empire.permanents.length === 0 && <p className="soft small">{t('ed.none')}</p>}
        {empire.permanents.map(permanent => (
          <div key={permanent} className="small">
            <strong>{cardName(permanent)}</strong> {cardText(permanent, view.options.errata2014)?.effect}
          </div>
        ))}
      </section>
      <section>
        <h2>
          {t('ed.discard')} <span className="soft small">{empire.discard.length}</span>
        </h2>
        <CardList cards={empire.discard} />
        <p className="soft small">{t('ed.deckCount', { count: empire.deckSize })}</p>
        <p className="soft small">{t('ed.tieBreak', { count: empire.tieBreak })}</p>
      </section>
    </div>
  );
};

const rows = [
  ['ed.rowScore', empire => empire.score],
  ['ed.rowInfluence', empire => empire.influence],
  ['ed.rowFighters', empire => empire.fighters],
  ['ed.rowUp', empire => empire.planets.filter(planet => planet.faceUp).length],
  ['ed.rowDown', empire => empire.planets.filter(planet => !planet.faceUp).length],
  ['ed.rowResources', empire => empire.planets.flatMap(planet => planet.slots.filter(slot => slot.filled)).length],
  ['ed.rowHand', empire => `${empire.handSize}/${empire.handLimit}`],
  ['ed.rowDeck', empire => empire.deckSize],
  ['ed.rowDiscard', empire => empire.discard.length],
] as const satisfies readonly (readonly [string, (empire: EmpireView) => number | string])[];

/** All empires side by side. */
const Comparison = () => {
  const { view, nameOf } = useTable();
  return (
    <table className="ed-table">
      <caption className="hidden-text">{t('ed.empires')}</caption>
      <thead>
        <tr>
          <td />
          {view.empires.map(({ seat }) => (
            <th key={seat} scope="col">
              <PlayerName seat={seat} name={nameOf(seat)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, of]) => (
          <tr key={label}>
            <th scope="row">{t(label)}</th>
            {view.empires.map(empire => (
              <td key={empire.seat}>{of(empire)}</td>
            ))}
          </tr>
        ))}
        {view.roles.map(role => (
          <tr key={role}>
            <th scope="row">
              <RoleSign of={role} /> {roleNames[role]}
            </th>
            {view.empires.map(empire => (
              <td key={empire.seat}>{empire.symbols[role]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Shared information: the empires compared, removed cards, and the rules in use. */
export const CommonPanel = () => {
  const { view, nameOf } = useTable();
  const options = (['errata2014', 'extended', 'learning'] as const).filter(option => view.options[option]);
  return (
    <div className="ed-rail">
      <Comparison />
      {view.empires.map(
        ({ seat, permanents, discard }) =>
          permanents.length + discard.length > 0 && (
            <section key={seat}>
              <h2>
                <PlayerName seat={seat} name={nameOf(seat)} />
              </h2>
              {permanents.map(permanent => (
                <TechnologyPiece key={permanent} technology={permanent} className="ed-permanent" />
              ))}
              <p className="soft small">{t('ed.discard')}</p>
              <CardList cards={discard} />
            </section>
          ),
      )}
      {view.turn.effects.length > 0 && (
        <section>
          <h2>{t('ed.effects')}</h2>
          {view.turn.effects.map(({ card, resources }) => (
            <p key={card} className="small">
              {[cardName(card), ...resources.map(each => resourceNames[each])].join(' · ')}
            </p>
          ))}
        </section>
      )}
      <section>
        <h2>{t('ed.planetDiscardShort')}</h2>
        <p className="small">{view.planetDiscard.map(planet => planetNames[planet]).join(' · ') || t('ed.none')}</p>
      </section>
      <section>
        <h2>{t('ed.removed')}</h2>
        <CardList cards={view.removed} />
      </section>
      <section>
        <h2>{t('ed.options')}</h2>
        {options.length === 0 && <p className="small">{t('ed.option.base')}</p>}
        {options.map(option => (
          <p key={option} className="small">
            {t(`ed.option.${option}`)}
          </p>
        ))}
      </section>
    </div>
  );
};
