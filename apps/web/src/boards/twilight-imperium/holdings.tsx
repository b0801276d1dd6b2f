import {
  cardName,
  fragmentNames,
  planetNames,
  poolNames,
  statsText,
  type TableForText,
  technologyKind,
  technologyText,
  unitNames,
  unitsText,
} from '@orrery/twilight-imperium/text';
import {
  fragmentKinds,
  planets,
  pools,
  printedStats,
  specialties,
  type TechnologyId,
  technologies,
  type View,
  worthOf,
} from '@orrery/twilight-imperium/view';
import { GemIcon, TokenIcon } from '../../art/ti/tokens.tsx';
import { UnitIcon } from '../../art/ti/units.tsx';
import { useChoice } from '../../ask/choice.ts';
import { t } from '../../text/index.ts';
import { Card } from './cards.tsx';
import { type PlayerNow, planetsHeld } from './reckon.ts';

interface Of {
  readonly view: View;
  readonly player: PlayerNow;
  readonly table: TableForText;
}

/** The three pools as tokens, and what is left in the reinforcements. */
export const CommandSheet = ({ player: { seat, tokens, tokenFaces } }: Pick<Of, 'player'>) => (
  <dl className="ti-pools">
    {pools.map(pool => (
      <div key={pool} title={tokenFaces[pool]}>
        <dt>{poolNames[pool].replace(/ pool$/, '')}</dt>
        <dd className="ti-pool-tokens" aria-hidden="true">
          {Array.from({ length: tokens[pool] }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
            <TokenIcon key={i} seat={seat} />
          ))}
        </dd>
        <dd>
          <b>{tokens[pool]}</b>
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

/** A player's planets; those that a question points at can be chosen here too. */
export const PlanetList = ({ view, player }: Pick<Of, 'view' | 'player'>) => {
  const choice = useChoice();
  return (
    <ul className="ti-planets">
      {planetsHeld(view, player.seat).map(planet => {
        const { resources, influence } = worthOf(planet);
        const [option] = choice.optionsAt({ planet: planet.id });
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
          {upgrades && <p className="small">{statsText(printedStats({ ...player, technologies: [id] }, upgrades))}</p>}
        </>
      }
    />
  );
};

/** Technologies by colour, unit upgrades last. */
export const TechnologyList = ({ player, table, isLong = false }: Omit<Of, 'view'> & { isLong?: boolean }) => {
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

/** What lies open before a player besides planets and technologies. */
export const OpenCards = ({ player, table }: Omit<Of, 'view'>) => {
  const { leaders, relics, notesInPlay, exhausted, fragments, captured, reviving } = player;
  const loose = [
    ...fragmentKinds.flatMap(kind => (fragments[kind] > 0 ? [`${fragments[kind]} ${fragmentNames[kind]}`] : [])),
    ...captured.map(({ unit, count, seat }) =>
      seat === null
        ? t('ti.capturedTokens', { units: unitsText(unit, count) })
        : t('ti.captured', { units: unitsText(unit, count), name: table.nameOf(seat) }),
    ),
    ...(reviving > 0 ? [t('ti.reviving', { count: reviving })] : []),
  ];
  if (leaders.length + relics.length + notesInPlay.length + loose.length === 0)
    return <p className="soft small">{t('ti.none')}</p>;
  return (
    <div className="ti-cards">
      {leaders.map(({ id, locked }) => (
        <Card
          key={id}
          card={id}
          table={table}
          target={{ leader: id }}
          isExhausted={exhausted.includes(id)}
          note={t(locked ? 'ti.leader.locked' : 'ti.leader')}
        />
      ))}
      {relics.map(card => (
        <Card
          key={card}
          card={card}
          table={table}
          target={{ card }}
          isExhausted={exhausted.includes(card)}
          note={t('ti.relic')}
        />
      ))}
      {notesInPlay.map(card => (
        <Card key={card} card={card} table={table} target={{ card }} note={t('ti.noteInPlay')} />
      ))}
      {loose.map(line => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
    </div>
  );
};

/** Every kind of unit with what it can do now. */
export const UnitTable = ({ player }: Pick<Of, 'player'>) => (
  <ul className="ti-rows">
    {(Object.keys(unitNames) as (keyof typeof unitNames)[]).map(unit => (
      <li key={unit}>
        <span>
          <UnitIcon unit={unit} seat={player.seat} /> {unitNames[unit].one}
        </span>
        <span className="soft">{statsText(printedStats(player, unit))}</span>
      </li>
    ))}
  </ul>
);

export const cardsText = (cards: readonly string[]): string =>
  cards.length === 0 ? t('ti.none') : cards.map(cardName).join(', ');
