import {
  backText,
  colonyText,
  frontText,
  planetAt,
  planetNames,
  planetTypeNames,
  resourceNames,
} from '@orrery/eminent-domain/text';
import { type PlanetId, type PlanetView, planets } from '@orrery/eminent-domain/view';
import type { Seat } from '@orrery/kernel';
import { useState } from 'react';
import { Icon } from '../../art/icons/icon.tsx';
import { PlanetDisc } from '../../art/planet-disc.tsx';
import { useChoice } from '../../ask/choice.ts';
import { Piece } from '../../ask/piece.tsx';
import { useHighlightClass } from '../../highlight/highlight.ts';
import { t } from '../../text/index.ts';
import { useChanged } from '../../ui/changed.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Gem, planetLooks, RoleSigns, rings } from './signs.tsx';
import { useOptionWords, useTable } from './table-context.ts';
import './planet.css';

/** What the survey side asks for: colonies or fighters. */
export const Costs = ({ colonize, warfare }: { colonize: number; warfare: number }) => (
  <span className="ed-costs">
    <span className="ed-badge">
      <Icon name="colonize" />
      {colonize}
    </span>
    <span className="ed-badge">
      <Icon name="fighter" />
      {warfare}
    </span>
  </span>
);

/** What a planet gives, face up. */
const Gains = ({ planet }: { planet: PlanetId }) => {
  const { influence, symbols, handLimit } = planets[planet];
  return (
    <span className="ed-costs">
      <span className="ed-badge">
        <Icon name="influence" />
        {influence}
      </span>
      {symbols.length > 0 && (
        <span className="ed-badge">
          <RoleSigns roles={symbols} />
        </span>
      )}
      {handLimit > 0 && (
        <span className="ed-badge">
          <Icon name="hand" />+{handLimit}
        </span>
      )}
    </span>
  );
};

interface PlanetDialogProps {
  readonly at: Pick<PlanetView, 'type' | 'warfareCost' | 'colonizeCost' | 'planet'>;
  readonly close: () => void;
}

/** Both sides of a planet, as far as the reader may know them. */
export const PlanetDialog = ({ at, close }: PlanetDialogProps) => {
  const { planet, type } = at;
  const title = planet ? planetNames[planet] : t('ed.unknownPlanet', { type: planetTypeNames[type] });
  return (
    <Dialog title={title} label={title} close={close}>
      <div className="ed-planet-sheet">
        <PlanetDisc seed={planet ?? ''} look={planetLooks[type]} ring={rings[type]} isDark={!planet} />
        <dl className="ed-card-text">
          <div>
            <dt>{t('ed.survey')}</dt>
            <dd>{backText(at)}</dd>
          </div>
          {planet && (
            <div>
              <dt>{t('ed.front')}</dt>
              <dd>{frontText(planets[planet])}</dd>
            </div>
          )}
        </dl>
      </div>
    </Dialog>
  );
};

interface PlanetPieceProps {
  readonly seat: Seat;
  readonly at: PlanetView;
  readonly size: 'large' | 'small';
}

/** A planet of an empire with its slots and the colonies tucked under it. */
export const PlanetPiece = ({ seat, at, size }: PlanetPieceProps) => {
  const { view } = useTable();
  const [isOpen, setOpen] = useState(false);
  const choice = useChoice();
  const wordsOf = useOptionWords();
  const { planet, type, place, faceUp } = at;
  const facts = planetAt(view, seat, place)!;
  const name = planet ? planetNames[planet] : t('ed.unknownPlanet', { type: planetTypeNames[type] });
  const told = faceUp
    ? [planetTypeNames[type], t('ed.faceUp'), planet ? frontText(planets[planet]) : '']
    : [t('ed.faceDown'), backText(at), colonyText(facts)];
  if (at.scorched) told.push(t('ed.scorched'));
  const mark = useHighlightClass({ seat, place }, ...(planet ? [{ planet }] : []));
  const changed = useChanged(`${faceUp} ${at.colonies.length} ${at.slots.filter(slot => slot.filled).length}`);
  return (
    <li className={`ed-planet ed-planet-${size} ${changed} ${mark}`} data-face={faceUp ? 'up' : 'down'}>
      {at.slots.length > 0 && (
        <span className="ed-slots" data-off={!faceUp || at.scorched}>
          {at.slots.map(({ resource, filled }, slot) => (
            <Piece
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
              key={slot}
              name={t(filled ? 'ed.slotFilled' : 'ed.slotEmpty', { resource: resourceNames[resource], planet: name })}
              options={choice.optionsAt({ seat, place, slot })}
              cannot={choice.cannotAt({ seat, place, slot })}
              wordsOf={wordsOf}
              className="ed-slot"
            >
              <Gem resource={resource} isFilled={filled} />
            </Piece>
          ))}
        </span>
      )}
      <Piece
        name={`${name}: ${told.filter(each => each !== '').join(', ')}`}
        options={choice.optionsAt({ seat, place }).filter(option => option.at?.slot === undefined)}
        cannot={choice.cannotAt({ seat, place }).filter(({ option }) => option.at?.slot === undefined)}
        wordsOf={wordsOf}
        open={() => setOpen(true)}
        className="ed-disc"
        id={`${seat} ${place} ${faceUp ? 'up' : 'down'}`}
      >
        <span className="ed-tucked">
          {at.colonies.map(card => (
            <span key={card} />
          ))}
        </span>
        <PlanetDisc
          seed={planet ?? type}
          look={planetLooks[type]}
          ring={rings[type]}
          isDim={!faceUp}
          isDark={!planet}
        />
        {!faceUp && (
          <span className="ed-colonies">
            {facts.colonies}/{facts.needed}
          </span>
        )}
        {faceUp && planet ? <Gains planet={planet} /> : <Costs colonize={at.colonizeCost} warfare={facts.attackCost} />}
      </Piece>
      <span className="ed-planet-name" aria-hidden="true">
        {planet ? name : planetTypeNames[type]}
      </span>
      {isOpen && <PlanetDialog at={at} close={() => setOpen(false)} />}
    </li>
  );
};

/** A planet found by a survey, to be kept or not. */
export const FoundPlanet = ({ planet }: { planet: PlanetId }) => {
  const [isOpen, setOpen] = useState(false);
  const choice = useChoice();
  const wordsOf = useOptionWords();
  const facts = planets[planet];
  return (
    <li className="ed-planet ed-planet-large">
      <Piece
        name={`${planetNames[planet]}: ${backText(facts)}; ${frontText(facts)}`}
        options={choice.optionsAt({ planet })}
        wordsOf={wordsOf}
        open={() => setOpen(true)}
        className="ed-disc"
      >
        <PlanetDisc seed={planet} look={planetLooks[facts.type]} ring={rings[facts.type]} />
        <Costs colonize={facts.colonizeCost} warfare={facts.warfareCost} />
      </Piece>
      <span className="ed-planet-name" aria-hidden="true">
        {planetNames[planet]}
      </span>
      <span className="ed-found" aria-hidden="true">
        <Icon name="influence" />
        {facts.influence}
        <RoleSigns roles={facts.symbols} />
        {facts.slots.map((resource, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
          <Gem key={slot} resource={resource} isFilled={false} />
        ))}
        {facts.handLimit > 0 && (
          <>
            <Icon name="hand" />+{facts.handLimit}
          </>
        )}
      </span>
      {isOpen && <PlanetDialog at={{ ...facts, planet }} close={() => setOpen(false)} />}
    </li>
  );
};
