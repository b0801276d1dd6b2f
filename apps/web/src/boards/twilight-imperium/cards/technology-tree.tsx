import {
  capital,
  specialtyNames,
  type TableForText,
  technologyKind,
  technologyText,
} from '@orrery/twilight-imperium/text';
import {
  isInDeckOf,
  specialties,
  type TechnologyId,
  technologies,
  technologyIds,
  type View,
} from '@orrery/twilight-imperium/view';
import { useState } from 'react';
import { GemIcon } from '../../../art/ti/tokens.tsx';
import { useChoice } from '../../../ask/choice.ts';
import { t } from '../../../text/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { missingFor, type PlayerNow, readySpecialties } from '../player-figures.ts';
import { Card } from './cards.tsx';

interface TreeProps {
  readonly view: View;
  readonly player: PlayerNow;
  readonly table: TableForText;
}

const depth = (id: TechnologyId): number =>
  Object.values(technologies[id].prerequisites).reduce((sum, count) => sum + count, 0);

function stateOf(id: TechnologyId, player: PlayerNow): { name: string; text: string } {
  if (player.technologies.includes(id)) return { name: 'owned', text: t('ti.tech.owned') };
  const missing = missingFor(id, player);
  if (missing.length === 0) return { name: 'can-research', text: t('ti.tech.open') };
  return {
    name: '',
    text: t('ti.tech.missing', { colours: missing.map(colour => specialtyNames[colour]).join(', ') }),
  };
}

const Tree = ({ view, player, table }: TreeProps) => {
  const sets = view.options.sets;
  const all = technologyIds.filter(id => sets.includes(technologies[id].source) && isInDeckOf(player, id));
  const spare = readySpecialties(view, player.seat);
  return (
    <>
      <p className="small soft">
        {spare.length > 0
          ? t('ti.tech.specialties', { colours: spare.map(colour => specialtyNames[colour]).join(', ') })
          : t('ti.tech.noSpecialties')}
      </p>
      <div className="ti-tree">
        {[...specialties, undefined].map(colour => (
          <section key={colour ?? 'upgrades'} className="ti-cards">
            <h3>
              {colour && <GemIcon colour={colour} />}
              {colour ? capital(specialtyNames[colour]) : t('ti.upgrades')}
            </h3>
            {all
              .filter(id => technologies[id].colour === colour)
              .sort((a, b) => depth(a) - depth(b))
              .map(id => {
                const state = stateOf(id, player);
                return (
                  <div key={id} className={`ti-tech ${state.name}`}>
                    <Card
                      card={id}
                      table={table}
                      target={{ technology: id }}
                      isExhausted={player.exhausted.includes(id)}
                      note={
                        <>
                          {technologyKind(id)} · {state.text}
                        </>
                      }
                      more={<p className="soft small">{technologyText(id, sets) && technologyKind(id)}</p>}
                    />
                  </div>
                );
              })}
          </section>
        ))}
      </div>
    </>
  );
};

/** All technologies as a tree: what is mine, what I could research, what is missing. */
export const TreeButton = (props: TreeProps) => {
  const [isOpen, setOpen] = useState(false);
  const { ask } = useChoice();
  const isAsked = ask?.kind === 'research' || ask?.kind === 'setup.technology';
  return (
    <>
      <button
        type="button"
        className={isAsked ? 'button compact can-choose' : 'button compact'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('ti.tech.tree')}
      </button>
      {isOpen && (
        <Dialog kind="wide" title={t('ti.tech.tree')} label={t('ti.tech.tree')} close={() => setOpen(false)}>
          <Tree {...props} />
        </Dialog>
      )}
    </>
  );
};
