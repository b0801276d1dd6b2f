import {
  capital,
  cardName,
  counted,
  factionNames,
  fragmentNames,
  isTechnologyId,
  leaderText,
  listed,
  noteName,
  planetNames,
  systemTitle,
  unitsText,
} from '@orrery/twilight-imperium/text';
import {
  factions,
  fragmentKinds,
  isShip,
  planets,
  technologies,
  turnOrder,
  worthOf,
} from '@orrery/twilight-imperium/view';
import type { ReactNode } from 'react';
import { GemIcon } from '../../../art/ti/tokens.tsx';
import { UnitIcon } from '../../../art/ti/units.tsx';
import { type TextId, t } from '../../../text/index.ts';
import { planetsHeld, readyWorth } from '../player-figures.ts';
import {
  type CellProps,
  fleetsOf,
  garrisonsOf,
  names,
  sizeOf,
  states,
  Things,
  tokensOnBoard,
  Units,
  votesOf,
  worthOfAll,
} from './cells.tsx';

/** One fact about every player. */
export interface Row {
  readonly id: string;
  readonly label: TextId;
  /** Players with the highest value come first. */
  sort(cell: CellProps): number;
  show(cell: CellProps): ReactNode;
}

export const rows: readonly Row[] = [
  {
    id: 'points',
    label: 'ti.glance.points',
    sort: ({ player }) => player.points,
    show: cell => (
      <>
        <b>{cell.player.points}</b> / {cell.props.view.options.points}
        {states(cell).map(state => (
          <span key={state} className="gl-state">
            {state}
          </span>
        ))}
      </>
    ),
  },
  {
    id: 'scored',
    label: 'ti.scored',
    sort: ({ player }) => player.scored.length,
    show: ({ player }) => <Things all={names(player.scored)} />,
  },
  {
    id: 'strategy',
    label: 'ti.strategyCards',
    sort: ({ player, props: { view } }) => -turnOrder(view).indexOf(player.seat),
    show: ({ player }) => (
      <Things
        all={player.strategyCards.map(({ id, exhausted }) => ({ key: id, is: cardName(id), isSpent: exhausted }))}
      />
    ),
  },
  {
    id: 'tokens',
    label: 'ti.commandTokens',
    sort: ({ player: { tokens } }) => tokens.tactic + tokens.fleet + tokens.strategy,
    show: ({ player: { seat, tokens, tokenFaces, guests = [] }, props: { view, nameOf } }) => {
      const there = tokensOnBoard(view, seat);
      return (
        <>
          <span title={Object.values(tokenFaces).join(', ')}>{t('ti.glance.pools', { ...tokens })}</span>
          {guests.length > 0 && ` ${t('ti.glance.guests', { names: listed(guests.map(nameOf)) })}`}
          <span className="soft">
            {' '}
            {t('ti.glance.onBoard', { count: there.length, systems: there.join(', ') || '–' })}
          </span>
        </>
      );
    },
  },
  {
    id: 'goods',
    label: 'ti.glance.goods',
    sort: ({ player }) => player.tradeGoods,
    show: ({ player: { tradeGoods, commodities, faction } }) =>
      t('ti.glance.goodsOf', {
        goods: counted(tradeGoods, 'trade good'),
        commodities,
        most: factions[faction].commodities,
      }),
  },
  {
    id: 'worth',
    label: 'ti.glance.left',
    sort: ({ player: { seat }, props: { view } }) => {
      const { resources, influence } = readyWorth(view, seat);
      return resources + influence;
    },
    show: ({ player: { seat }, props: { view } }) => {
      const [ready, all] = [readyWorth(view, seat), worthOfAll(view, seat)];
      return t('ti.glance.worth', {
        resources: ready.resources,
        ofResources: all.resources,
        influence: ready.influence,
        ofInfluence: all.influence,
      });
    },
  },
  {
    id: 'votes',
    label: 'ti.glance.votes',
    sort: cell => votesOf(cell).left,
    show: cell => {
      const { left, cast } = votesOf(cell);
      return cast > 0 ? t('ti.glance.votesCast', { left, cast }) : String(left);
    },
  },
  {
    id: 'hand',
    label: 'ti.hand',
    sort: ({ player }) => player.actionCardCount,
    show: ({
      player: { seat, actionCardCount, secretCount, noteCount, borrowed, secrets, notes },
      props: { view },
      table,
    }) => (
      <>
        {t('ti.glance.hand', { actionCards: actionCardCount, secrets: secretCount, notes: noteCount })}
        {borrowed > 0 && ` (${t('ti.borrowed', { count: borrowed })})`}
        {seat !== view.seat && secrets && <Things all={names(secrets)} />}
        {seat !== view.seat && notes && <Things all={notes.map(note => ({ key: note, is: noteName(note, table) }))} />}
      </>
    ),
  },
  {
    id: 'planets',
    label: 'ti.planets',
    sort: ({ player: { seat }, props: { view } }) => planetsHeld(view, seat).length,
    show: ({ player: { seat }, props: { view } }) => (
      <Things
        all={planetsHeld(view, seat)
          .toSorted((a, b) => Number(a.exhausted) - Number(b.exhausted))
          .map(planet => {
            const { resources, influence } = worthOf(planet);
            const { attachments, exhaustedCards } = planet;
            const cards = attachments.map(card =>
              exhaustedCards.includes(card) ? `${cardName(card)}, ${t('ti.exhausted')}` : cardName(card),
            );
            const marks = cards.length > 0 ? ` (${cards.join(', ')})` : '';
            return {
              key: planet.id,
              isSpent: planet.exhausted,
              is: (
                <>
                  {planetNames[planet.id]} {resources}/{influence}
                  {planets[planet.id].specialties.map(colour => (
                    <GemIcon key={colour} colour={colour} />
                  ))}
                  {marks}
                </>
              ),
            };
          })}
      />
    ),
  },
  {
    id: 'technologies',
    label: 'ti.technologies',
    sort: ({ player }) => player.technologies.length,
    show: ({ player: { seat, technologies: own, exhausted, copies = [] } }) => (
      <Things
        all={own.map(id => {
          const { colour, upgrades } = technologies[id];
          return {
            key: id,
            isSpent: exhausted.includes(id),
            is: (
              <>
                {colour ? <GemIcon colour={colour} /> : upgrades && <UnitIcon unit={upgrades} seat={seat} />}
                {cardName(id)}
                {copies
                  .filter(({ technology }) => technology === id)
                  .map(({ card }) => ` (${t('ti.copiedBy', { card: cardName(card) })})`)}
              </>
            ),
          };
        })}
      />
    ),
  },
  {
    id: 'fleets',
    label: 'ti.glance.fleets',
    sort: ({ player: { seat }, props: { view } }) =>
      fleetsOf(view, seat).reduce((sum, { groups }) => sum + sizeOf(groups.filter(({ unit }) => isShip(unit))), 0),
    show: ({ player: { seat }, props: { view } }) => (
      <Things
        all={fleetsOf(view, seat).map(({ id, groups }) => ({
          key: id,
          is: <Units where={capital(systemTitle(id))} groups={groups} seat={seat} />,
        }))}
      />
    ),
  },
  {
    id: 'ground',
    label: 'ti.glance.ground',
    sort: ({ player: { seat }, props: { view } }) =>
      garrisonsOf(view, seat).reduce((sum, { groups }) => sum + sizeOf(groups), 0),
    show: ({ player: { seat }, props: { view } }) => (
      <Things
        all={garrisonsOf(view, seat).map(({ id, groups, isShared }) => ({
          key: id,
          is: (
            <>
              <Units where={planetNames[id]} groups={groups} seat={seat} />
              {isShared && ` ${t('ti.glance.coexists')}`}
            </>
          ),
        }))}
      />
    ),
  },
  {
    id: 'leaders',
    label: 'ti.glance.leaders',
    sort: ({ player }) => player.leaders.filter(({ locked }) => !locked).length,
    show: ({ player: { leaders, exhausted } }) => (
      <Things
        all={leaders.map(({ id, locked, ...leader }) => ({
          key: id,
          isSpent: exhausted.includes(id),
          is: locked ? (
            <span className="soft">
              {cardName(id)} ({t('ti.glance.locked')})
            </span>
          ) : (
            leaderText({ id, ...leader })
          ),
        }))}
      />
    ),
  },
  {
    id: 'notes',
    label: 'ti.glance.notesInPlay',
    sort: ({ player }) => player.notesInPlay.length,
    show: ({ player, table }) => (
      <Things all={player.notesInPlay.map(note => ({ key: note, is: noteName(note, table) }))} />
    ),
  },
  {
    id: 'relics',
    label: 'ti.glance.relics',
    sort: ({ player: { relics, fragments } }) =>
      10 * relics.length + fragmentKinds.reduce((sum, kind) => sum + fragments[kind], 0),
    show: ({
      player: { relics, fragments, kept, captured, reviving, exhausted, planetCards = [] },
      props: { nameOf },
    }) => (
      <Things
        all={[
          ...planetCards.map(({ id, exhausted: isSpent }) => ({ key: id, is: cardName(id), isSpent })),
          ...relics.map(id => ({ key: id, is: cardName(id), isSpent: exhausted.includes(id) })),
          ...fragmentKinds.flatMap(kind =>
            fragments[kind] > 0 ? [{ key: kind, is: counted(fragments[kind], fragmentNames[kind]) }] : [],
          ),
          ...kept.map((id, i) => ({ key: `${id} ${i}`, is: cardName(id) })),
          ...captured.map(({ seat, unit, count }, i) => ({
            key: `captured ${i}`,
            is:
              seat === null
                ? t('ti.capturedTokens', { units: unitsText(unit, count) })
                : t('ti.captured', { units: unitsText(unit, count), name: nameOf(seat) }),
          })),
          ...(reviving > 0 ? [{ key: 'reviving', is: t('ti.reviving', { count: reviving }) }] : []),
        ]}
      />
    ),
  },
  {
    id: 'faction',
    label: 'ti.glance.faction',
    sort: ({ player }) => -player.seat,
    show: ({ player: { faction, home, sheet } }) =>
      home === '' ? (
        <span className="soft">–</span>
      ) : (
        <>
          {factionNames[faction].name}, {capital(systemTitle(home))}
          <Things all={names(sheet.filter(id => !isTechnologyId(id)))} />
        </>
      ),
  },
];
