import { planetTypeNames } from '@orrery/eminent-domain/text';
import { type Level, levels, type PlanetType, planetTypes, technologies } from '@orrery/eminent-domain/view';
import { Icon } from '../../art/icons/icon.tsx';
import { useChoice } from '../../ask/choice.ts';
import { t } from '../../text/index.ts';
import { TechnologyPiece } from './card.tsx';
import { RoleSign, TypeName } from './signs.tsx';
import { useMyEmpire, useTable } from './table-context.ts';
import './market.css';

const levelNumbers: readonly Level[] = [1, 2, 3];

interface RowProps {
  readonly type: PlanetType;
  readonly level: Level;
  /** Face-up planets of the type in the player's own empire. */
  readonly owned: number;
}

const LevelRow = ({ type, level, owned }: RowProps) => {
  const { view } = useTable();
  const { cost, planets, influence } = levels[level];
  const faces = view.market.filter(id => technologies[id].type === type && technologies[id].level === level);
  return (
    <div className="ed-level" data-ready={owned >= planets}>
      <p className="ed-level-needs">
        <span className="hidden-text">{t('ed.levelNeeds', { level, cost, planets })}</span>
        <span aria-hidden="true">
          {cost}
          <RoleSign of="research" /> {planets}
          <Icon name="planet" />
          {owned >= planets && <Icon name="check" />}
        </span>
        {influence > 0 && (
          <span className="ed-level-worth" title={t('ed.worth', { count: influence })}>
            +{influence}
            <Icon name="influence" />
          </span>
        )}
      </p>
      {faces.length === 0 ? (
        <p className="small soft">{t('ed.none')}</p>
      ) : (
        <ul>
          {faces.map(technology => (
            <li key={technology}>
              <TechnologyPiece technology={technology} className={`ed-tech ed-tech-${level}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** On a small screen the market is collapsed: the empires and the hand come first. */
const isNarrow = (): boolean => window.matchMedia('(max-width: 70rem)').matches;

/** Every remaining technology, by type and level, with its cost. */
export const Market = () => {
  const { view } = useTable();
  const empire = useMyEmpire();
  const { ask } = useChoice();
  if (!view.roles.includes('research')) return null;
  const isAsked = ask?.kind === 'research';
  const owned = (type: PlanetType) =>
    empire?.planets.filter(planet => planet.faceUp && planet.type === type).length ?? 0;
  return (
    <details className="ed-market" open={isAsked || !isNarrow()} key={isAsked ? 'asked' : 'idle'}>
      <summary>{t('ed.market')}</summary>
      <div className="ed-market-types">
        {planetTypes.map(type => (
          <section key={type} aria-label={planetTypeNames[type]}>
            <h2>
              <TypeName type={type} />
              {empire && (
                <span className="small soft">
                  <span className="hidden-text">
                    {t('ed.marketType', { type: planetTypeNames[type], count: owned(type) })}
                  </span>
                  <span aria-hidden="true">
                    <Icon name="planet" /> {owned(type)}
                  </span>
                </span>
              )}
            </h2>
            {levelNumbers.map(level => (
              <LevelRow key={level} type={type} level={level} owned={owned(type)} />
            ))}
          </section>
        ))}
      </div>
    </details>
  );
};
