import { Link } from 'wouter';
import { glossaries, keyHelp } from '../lessons/glossary.ts';
import { RuleNumber } from '../rules/rule.tsx';
import { soloGames } from '../solo/games.ts';
import { t } from '../text/index.ts';
import './help.css';

/** Everything that helps a new player, from one place: guided games, rules, factions, words and keys. */
export const HelpPage = () => (
  <div className="help">
    <h1>{t('help.title')}</h1>
    <ul className="help-ways">
      {soloGames.map(({ id, title }) => (
        <li key={id}>
          <Link href={`/learn/${id}`} className="panel help-way">
            <b>{t('home.guided', { title })}</b>
            <span className="soft small">{t(`help.learn.${id}`)}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link href="/rules" className="panel help-way">
          <b>{t('rules.title')}</b>
          <span className="soft small">{t('rules.ownWords')}</span>
        </Link>
      </li>
      <li>
        <Link href="/maps" className="panel help-way">
          <b>{t('maps.title')}</b>
          <span className="soft small">{t('maps.lead')}</span>
        </Link>
      </li>
      <li>
        <Link href="/factions" className="panel help-way">
          <b>{t('help.factions')}</b>
          <span className="soft small">{t('help.factionsHint')}</span>
        </Link>
      </li>
    </ul>
    <section>
      <h2>{t('help.keys')}</h2>
      <div className="help-columns">
        {keyHelp.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl className="help-keys">
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
    <section>
      <h2>{t('help.glossary')}</h2>
      {glossaries.map(({ title, terms }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className="help-terms">
            {terms.map(({ word, meaning, rule }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>
                  {meaning}{' '}
                  {rule && (
                    <Link href={`/rules/${encodeURIComponent(rule)}`} aria-label={t('rules.open', { id: rule })}>
                      <RuleNumber of={rule} />
                    </Link>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  </div>
);
