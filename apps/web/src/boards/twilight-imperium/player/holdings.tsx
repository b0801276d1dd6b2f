import { capital } from '@orrery/tabletop';
import {
  cardName,
  listed,
  planetNames,
  poolNames,
  statsText,
  type TableForText,
  technologyKind,
  technologyText,
} from '@orrery/twilight-imperium/text';
import {
  planets,
  pools,
  printedStats,
  specialties,
  type TechnologyId,
  technologies,
  type View,
  worthOf,
} from '@orrery/twilight-imperium/view';
import type { ReactNode } from 'react';
import { GemIcon, TokenIcon } from '../../../art/ti/tokens.tsx';
import { UnitIcon } from '../../../art/ti/units.tsx';
import { useChoice } from '../../../ask/choice.ts';
import { t } from '../../../text/index.ts';
import { Card, Part } from '../cards/cards.tsx';
import { FactionSheet, OpenCards, UnitTable } from '../cards/open-cards.tsx';
import { type PlayerNow, planetsHeld } from '../player-figures.ts';

interface Of {
  readonly view: View;
  readonly player: PlayerNow;
  readonly table: TableForText;
}

/** The three pools as tokens, and what is left in the reinforcements. */
export const CommandSheet = ({
  player: { seat, tokens, tokenFaces, guests = [] },
  table,
  isMine = false,
}: Pick<Of, 'player' | 'table'> & { isMine?: boolean }) => {
  const choice = useChoice();
  return (
    <dl className="ti-pools">
      {pools.map(pool => (
        <div key={pool} title={tokenFaces[pool]}>
          <dt>{poolNames[pool].replace(/ pool$/, '')}</dt>
          <dd className="ti-pool-tokens" aria-hidden="true">
            {Array.from({ length: tokens[pool] }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
              <TokenIcon key={i} seat={seat} />
            ))}
            {pool === 'fleet' && guests.map(owner => <TokenIcon key={`of-${owner}`} seat={owner} />)}
          </dd>
          <dd>
            {isMine &&
              choice.optionsAt({ pool }).map(({ key }) => (
                <button
                  key={key}
                  type="button"
                  className="button compact ti-choose"
                  aria-pressed={choice.isChosen(key)}
                  onClick={() => choice.pick(key)}
                >
                  {t('ti.choose', { name: poolNames[pool] })}
                </button>
              ))}{' '}
            <b>{tokens[pool]}</b>
            {pool === 'fleet' && guests.length > 0 && (
              <>
                <span aria-hidden="true"> + {guests.length}</span>
                <span className="hidden-text">
                  {' '}
                  {t('ti.glance.guests', { names: listed(guests.map(table.nameOf)) })}
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt className="soft">{t('ti.reinforcements')}</dt>
        <dd aria-hidden="true" />
        <dd className="soft">{tokens.reinforcements}</dd>
      </div>
    </dl>
  );
};

/** A player's planets; those that a question points at can be chosen here too. */
export const PlanetList = ({ view, player }: Pick<Of, 'view' | 'player'>) => {
  const choice = useChoice();
  return (
    <ul className="ti-planets">
      {planetsHeld(view, player.seat).map(planet => {
        const { resources, influence } = worthOf(planet);
        const option = choice.optionsAt({ planet: planet.id }).find(({ at }) => at?.unit === undefined);
        const face = (
          <>
            <span>
              {planetNames[planet.id]}
              {planets[planet.id].specialties.map(colour => (
                <GemIcon key={colour} colour={colour} />
              ))}
              {planet.exhausted && <span className="hidden-text"> {t('ti.exhausted')}</span>}
            </span>
            <span className="ti-num" title={t('ti.resources')}>
              {resources}
            </span>
            <span className="ti-num influence" title={t('ti.influence')}>
              {influence}
            </span>
          </>
        );
        const name = planet.exhausted ? 'ti-planet-row spent' : 'ti-planet-row';
        const isChosen = option ? choice.isChosen(option.key) : false;
        return (
          <li key={planet.id}>
            {option ? (
              <button
                type="button"
                className={`${name} can-choose${isChosen ? ' is-chosen' : ''}`}
                aria-pressed={isChosen}
                onClick={() => choice.pick(option.key)}
              >
                {face}
              </button>
            ) : (
              <div className={name}>{face}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
};

const TechnologyCard = ({ id, player, table, isLong }: Omit<Of, 'view'> & { id: TechnologyId; isLong: boolean }) => {
  const { colour, upgrades } = technologies[id];
  return (
    <Card
      card={id}
      table={table}
      target={{ technology: id }}
      isExhausted={player.exhausted.includes(id)}
      note={isLong && <span className="ti-clamp">{technologyText(id, table.sets)}</span>}
      before={colour ? <GemIcon colour={colour} /> : upgrades && <UnitIcon unit={upgrades} seat={player.seat} />}
      more={
        <>
          <p className="small soft">{technologyKind(id)}</p>
          {player.copies
            ?.filter(({ technology }) => technology === id)
            .map(({ card }) => (
              <p key={card} className="small">
                {capital(t('ti.copiedBy', { card: cardName(card) }))}
              </p>
            ))}
          {upgrades && <p className="small">{statsText(printedStats({ ...player, technologies: [id] }, upgrades))}</p>}
        </>
      }
    />
  );
};

/** Technologies by colour, unit upgrades last. */
const TechnologyList = ({ player, table, isLong }: Omit<Of, 'view'> & { isLong: boolean }) => {
  const sorted = [...specialties, undefined].flatMap(colour =>
    player.technologies.filter(id => technologies[id].colour === colour),
  );
  if (sorted.length === 0) return <p className="soft small">{t('ti.none')}</p>;
  return (
    <div className="ti-cards">
      {sorted.map(id => (
        <TechnologyCard key={id} id={id} player={player} table={table} isLong={isLong} />
      ))}
    </div>
  );
};

type FaceUpProps = Omit<Of, 'view'> & {
  /** Beside the heading of the technologies. */
  readonly aside?: ReactNode;
  /** Technologies with their text. */
  readonly isLong?: boolean;
};

/** What lies open before a player: technologies, faction sheet, cards and units. */
export const FaceUpCards = ({ player, table, aside, isLong = false }: FaceUpProps) => (
  <>
    <Part title={t('ti.technologies')} aside={aside}>
      <TechnologyList player={player} table={table} isLong={isLong} />
    </Part>
    {player.sheet.length > 0 && (
      <Part title={t('ti.factionSheet')}>
        <FactionSheet player={player} table={table} />
      </Part>
    )}
    <Part title={t('ti.openCards')}>
      <OpenCards player={player} table={table} />
    </Part>
    <Part title={t('ti.units')}>
      <UnitTable player={player} />
    </Part>
  </>
);
