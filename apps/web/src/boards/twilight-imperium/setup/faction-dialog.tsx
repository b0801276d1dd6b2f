import {
  cardName,
  counted,
  factionNames,
  planetNames,
  primers,
  technologyText,
  unitNames,
  wordsOf,
} from '@orrery/twilight-imperium/text';
import { type FactionSheet, type Source, tileFacts, type UnitType } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';

const Pieces = ({ title, ids }: { title: string; ids: readonly string[] }) =>
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

const homePlanets = ({ home }: FactionSheet): string =>
  home === null
    ? t('setup.faction.homeLater')
    : tileFacts(home)
        .planets.map(id => planetNames[id])
        .join(', ');

export const difficultyText = (difficulty: 1 | 2 | 3): string => t(`setup.difficulty.${difficulty}`);

interface FactionDialogProps {
  readonly sheet: FactionSheet;
  readonly sets: readonly Source[];
  readonly close: () => void;
}

/** All that is printed for a faction, in our words, with a primer for those who have never played it. */
export const FactionDialog = ({ sheet, sets, close }: FactionDialogProps) => {
  const { name } = factionNames[sheet.id];
  const primer = primers[sheet.id];
  return (
    <Dialog kind="wide" title={name} label={name} close={close}>
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
            <dd>
              {sheet.technologies.length > 0
                ? sheet.technologies.map(id => cardName(id)).join(', ')
                : t('setup.faction.noTechnologies')}
            </dd>
          </div>
        </dl>
        <Pieces title={t('setup.faction.abilities')} ids={sheet.abilities} />
        <Pieces title={t('setup.faction.ownUnits')} ids={sheet.specialUnits} />
        {sheet.ownTechnologies.length > 0 && (
          <section>
            <h3>{t('setup.faction.ownTechnologies')}</h3>
            <dl className="setup-pieces">
              {sheet.ownTechnologies.map(id => (
                <div key={id}>
                  <dt>{cardName(id)}</dt>
                  <dd className="soft">{technologyText(id, sets)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <Pieces title={t('setup.faction.leaders')} ids={sheet.leaders} />
        <Pieces title={t('setup.faction.notes')} ids={sheet.notes} />
      </div>
    </Dialog>
  );
};
