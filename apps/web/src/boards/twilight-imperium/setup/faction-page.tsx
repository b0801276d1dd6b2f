import { factionNames, primers } from '@orrery/twilight-imperium/text';
import { type FactionSheet, factionsIn, type Source } from '@orrery/twilight-imperium/view';
import { Link } from 'wouter';
import { t } from '../../../text/index.ts';
import { difficultyText, FactionWords } from './faction-words.tsx';
import './setup.css';

const sets: readonly Source[] = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4'];

const Card = ({ sheet }: { sheet: FactionSheet }) => {
  const primer = primers[sheet.id];
  return (
    <li>
      <Link
        href={`/factions/${sheet.id}`}
        className={sheet.isComplete ? 'setup-faction-card' : 'setup-faction-card missing'}
      >
        <b>{factionNames[sheet.id].name}</b>
        <small className="soft">
          {sheet.isComplete ? primer && difficultyText(primer.difficulty) : t('setup.faction.missingShort')}
        </small>
      </Link>
    </li>
  );
};

/** All factions, or one of them with its primer and all that is printed for it. */
export const FactionPage = ({ id }: { id: string | undefined }) => {
  const all = factionsIn(sets);
  const sheet = all.find(each => each.id === id);
  return (
    <>
      <h1>{sheet ? factionNames[sheet.id].name : t('help.factions')}</h1>
      {sheet ? (
        <article className="panel setup-faction-page">
          <h2 className="hidden-text">{t('help.faction')}</h2>
          <FactionWords sheet={sheet} sets={sets} />
        </article>
      ) : (
        <p className="soft">{t('help.factionsHint')}</p>
      )}
      {sheet && <h2>{t('help.otherFactions')}</h2>}
      <ul className="setup-factions">
        {all
          .filter(each => each !== sheet)
          .map(each => (
            <Card key={each.id} sheet={each} />
          ))}
      </ul>
    </>
  );
};
