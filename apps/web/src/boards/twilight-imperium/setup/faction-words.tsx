import {
  cardName,
  counted,
  factionNames,
  planetNames,
  primers,
  statsText,
  technologyKind,
  technologyText,
  unitNames,
  wordsOf,
} from '@orrery/twilight-imperium/text';
import { type FactionSheet, planets, type Source, tileFacts, type UnitType } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';

interface PiecesProps {
  readonly title: string;
  readonly ids: readonly string[];
  readonly stats?: FactionSheet['stats'];
}

/** What is printed about a unit, in numbers. */
const Stats = ({ stats }: { stats: FactionSheet['stats'][string] | undefined }) =>
  stats && <dd className="setup-stats">{statsText(stats)}</dd>;

const Pieces = ({ title, ids, stats = {} }: PiecesProps) =>
  ids.length > 0 && (
    <section>
      <h3>{title}</h3>
      <dl className="setup-pieces">
        {ids.map(id => {
          const words = wordsOf(id);
          return (
            words && (
              <div key={id}>
                <dt>{words.name}</dt>
                <Stats stats={stats[id]} />
                <dd className="soft">{words.text}</dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );

const startingUnits = ({ units }: FactionSheet): string =>
  (Object.keys(units) as UnitType[])
    .map(unit => {
      const { one, many } = unitNames[unit];
      return counted(units[unit]!, one, many);
    })
    .join(', ');

/** Planets with their resources and influence. */
const planetsOn = (tile: string): string =>
  tileFacts(tile)
    .planets.map(id => `${planetNames[id]} ${planets[id].resources}/${planets[id].influence}`)
    .join(', ');

/** Where there is a choice, each home with whose it is and the hero that goes with it. */
const homePlanets = ({ home, homes }: FactionSheet): string =>
  home === null
    ? t('setup.faction.homes', {
        homes: homes
          .map(({ of, tile, hero }) => `${planetsOn(tile)} (${factionNames[of].short}; ${cardName(hero)})`)
          .join('; '),
      })
    : planetsOn(home);

function startingTechnologies({ technologies, technologyChoice }: FactionSheet): string {
  if (technologies.length > 0) return technologies.map(id => cardName(id)).join(', ');
  if (!technologyChoice) return t('setup.faction.noTechnologies');
  const { count, from } = technologyChoice;
  return from === 'others'
    ? t('setup.faction.technologiesOfOthers', { count })
    : t('setup.faction.technologiesChosen', { count, names: from.map(id => cardName(id)).join(', ') });
}

export const difficultyText = (difficulty: 1 | 2 | 3): string => t(`setup.difficulty.${difficulty}`);

interface FactionWordsProps {
  readonly sheet: FactionSheet;
  readonly sets: readonly Source[];
}

/** All that is printed for a faction, in our words, with a primer for those who have never played it. */
export const FactionWords = ({ sheet, sets }: FactionWordsProps) => {
  const primer = primers[sheet.id];
  return (
    <div className="setup-faction">
      {primer && (
        <p>
          <b>{difficultyText(primer.difficulty)}.</b> {primer.text}
        </p>
      )}
      {!sheet.isComplete && <p className="notice">{t('setup.faction.missing')}</p>}
      <dl className="setup-facts">
        <div>
          <dt>{t('setup.faction.home')}</dt>
          <dd>{homePlanets(sheet)}</dd>
        </div>
        <div>
          <dt>{t('setup.faction.commodities')}</dt>
          <dd>{sheet.commodities}</dd>
        </div>
        <div>
          <dt>{t('setup.faction.units')}</dt>
          <dd>{startingUnits(sheet)}</dd>
        </div>
        <div>
          <dt>{t('setup.faction.technologies')}</dt>
          <dd>{startingTechnologies(sheet)}</dd>
        </div>
      </dl>
      <Pieces title={t('setup.faction.abilities')} ids={sheet.abilities} />
      <Pieces title={t('setup.faction.ownUnits')} ids={sheet.specialUnits} stats={sheet.stats} />
      {sheet.ownTechnologies.length > 0 && (
        <section>
          <h3>{t('setup.faction.ownTechnologies')}</h3>
          <dl className="setup-pieces">
            {sheet.ownTechnologies.map(id => (
              <div key={id}>
                <dt>{cardName(id)}</dt>
                <dd className="setup-stats">
                  {[technologyKind(id), ...(sheet.stats[id] ? [statsText(sheet.stats[id])] : [])].join('; ')}
                </dd>
                <dd className="soft">{technologyText(id, sets)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Pieces title={t('setup.faction.leaders')} ids={sheet.leaders} />
      <Pieces title={t('setup.faction.notes')} ids={sheet.notes} />
    </div>
  );
};
