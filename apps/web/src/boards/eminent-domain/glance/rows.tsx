import { cardName, grouped, planetNames, planetTypeNames, resourceNames, roleNames } from '@orrery/eminent-domain/text';
import type { EmpireView, PlanetView, View } from '@orrery/eminent-domain/view';
import type { ReactNode } from 'react';
import { t } from '../../../text/index.ts';
import type { GlanceRow } from '../../glance/glance-sheet.tsx';
import { RoleSign } from '../signs.tsx';

const Things = ({ all }: { all: readonly ReactNode[] }) =>
  all.length === 0 ? (
    '–'
  ) : (
    <ul className="gl-things">
      {all.map((each, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be there twice
        <li key={i}>{each}</li>
      ))}
    </ul>
  );

const cardsOf = (cards: readonly string[]): readonly string[] => grouped([...cards].sort().map(cardName));

/** A planet by its name, or by its back while nobody may know more. */
function planetWords({ planet, type, faceUp, colonizeCost, warfareCost, colonies, scorched }: PlanetView): string {
  const name = planet ? planetNames[planet] : t('ed.unknownPlanet', { type: planetTypeNames[type] });
  const back = t('ed.glance.back', { colonies: colonies.length, colonizeCost, warfareCost });
  return [name, ...(faceUp ? [] : [back]), ...(scorched ? [t('ed.scorched')] : [])].join(', ');
}

const slotsOf = ({ planets }: EmpireView) => planets.filter(({ faceUp }) => faceUp).flatMap(({ slots }) => slots);

interface Row extends Omit<GlanceRow, 'show' | 'sort'> {
  show(empire: EmpireView, view: View): ReactNode;
  sort(empire: EmpireView): number;
}

const rows: readonly Row[] = [
  {
    id: 'score',
    label: 'ed.rowScore',
    sort: ({ score, tieBreak }) => score + tieBreak / 1000,
    show: ({ seat, score, tieBreak }, { turn, start, over }) => (
      <>
        <strong>{score}</strong> <span className="gl-state">{t('ed.tieBreak', { count: tieBreak })}</span>
        {!over && turn.seat === seat && <span className="gl-state">{t('ed.acts')}</span>}
        {start === seat && <span className="gl-state">{t('ed.glance.began')}</span>}
      </>
    ),
  },
  { id: 'influence', label: 'ed.rowInfluence', sort: each => each.influence, show: each => each.influence },
  { id: 'fighters', label: 'ed.rowFighters', sort: each => each.fighters, show: each => each.fighters },
  {
    id: 'up',
    label: 'ed.rowUp',
    sort: ({ planets }) => planets.filter(({ faceUp }) => faceUp).length,
    show: ({ planets }) => <Things all={planets.filter(({ faceUp }) => faceUp).map(planetWords)} />,
  },
  {
    id: 'down',
    label: 'ed.rowDown',
    sort: ({ planets }) => planets.filter(({ faceUp }) => !faceUp).length,
    show: ({ planets }) => <Things all={planets.filter(({ faceUp }) => !faceUp).map(planetWords)} />,
  },
  {
    id: 'resources',
    label: 'ed.rowResources',
    sort: empire => slotsOf(empire).filter(({ filled }) => filled).length,
    show: empire => {
      const slots = slotsOf(empire);
      const full = slots.filter(({ filled }) => filled).map(({ resource }) => resourceNames[resource]);
      return <Things all={[t('ed.glance.slots', { count: full.length, of: slots.length }), ...grouped(full.sort())]} />;
    },
  },
  {
    id: 'symbols',
    label: 'ed.symbols',
    sort: ({ symbols }) => Object.values(symbols).reduce((sum, each) => sum + each, 0),
    show: ({ symbols }, { roles }) => (
      <Things
        all={roles
          .filter(role => symbols[role] > 0)
          .map(role => (
            <span key={role}>
              <RoleSign of={role} /> {roleNames[role]} {symbols[role]}
            </span>
          ))}
      />
    ),
  },
  {
    id: 'technologies',
    label: 'ed.permanents',
    sort: ({ permanents }) => permanents.length,
    show: ({ permanents }) => <Things all={permanents.map(each => cardName(each))} />,
  },
  {
    id: 'hand',
    label: 'ed.rowHand',
    sort: ({ handSize }) => handSize,
    show: ({ handSize, handLimit }) => `${handSize} / ${handLimit}`,
  },
  { id: 'deck', label: 'ed.rowDeck', sort: ({ deckSize }) => deckSize, show: ({ deckSize }) => deckSize },
  {
    id: 'discard',
    label: 'ed.rowDiscard',
    sort: ({ discard }) => discard.length,
    show: ({ discard }) => <Things all={cardsOf(discard)} />,
  },
  {
    id: 'played',
    label: 'ed.played',
    sort: ({ played, acting }) => played.length + (acting ? 1 : 0),
    show: ({ played, acting }) => <Things all={cardsOf([...(acting ? [acting] : []), ...played])} />,
  },
];

/** What is shown of every empire. */
export const rowsOf = (view: View): readonly GlanceRow[] =>
  rows.map(({ id, label, show, sort }) => ({
    ...{ id, label },
    show: seat => show(view.empires[seat]!, view),
    sort: seat => sort(view.empires[seat]!),
  }));
