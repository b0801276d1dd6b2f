import { roleNames, symbolsFor, symbolsWhenLeading, worth } from '@orrery/eminent-domain/text';
import { type CardKey, type EmpireView, stackOf } from '@orrery/eminent-domain/view';
import type { Ask } from '@orrery/kernel';
import { useChoice } from '../../ask/choice.ts';
import { t } from '../../text/index.ts';
import { Fan } from '../../ui/fan.tsx';
import { CardPiece } from './card.tsx';
import { RoleSign } from './signs.tsx';
import { useTable } from './table-context.ts';
import './hand.css';

/** The strength of each role if it were led now with every matching card. */
const Reach = ({ empire }: { empire: EmpireView }) => {
  const { view } = useTable();
  return (
    <p className="ed-reach">
      <span className="soft">{t('ed.reach')}</span>
      {view.roles.map(role => {
        const count = symbolsWhenLeading(view, empire, role, view.stacks[stackOf[role]]);
        return (
          <span key={role} className="ed-count" title={t('ed.reachOf', { role: roleNames[role], count })}>
            <RoleSign of={role} isSaid />
            {count}
          </span>
        );
      })}
    </p>
  );
};

/** The strength of the current role with the chosen cards. */
const Chosen = ({ ask, empire }: { ask: Ask; empire: EmpireView }) => {
  const { view } = useTable();
  const choice = useChoice();
  const role = view.roles.find(each => each === ask.prompt.role);
  if (!role) return null;
  const cards = (empire.hand ?? []).filter(card => choice.optionsAt({ card }).some(({ key }) => choice.isChosen(key)));
  const added = cards.reduce((sum, card) => sum + symbolsFor(empire, card, role), 0);
  const base = role === 'colonize' ? empire.played.length : Number(ask.prompt.symbols ?? 0);
  return (
    <p className="ed-reach" role="status">
      <RoleSign of={role} />
      <span>
        {t('ed.now', { role: roleNames[role], count: base + added })}
        {role !== 'colonize' && ` (${worth(role, base + added, ask.kind === 'boost')})`}
      </span>
    </p>
  );
};

const isFilling = (ask: Ask | undefined): ask is Ask => ask?.kind === 'boost' || ask?.kind === 'follow';

/** Sorted by kind: the order of drawing has no meaning. */
const sorted = (hand: readonly CardKey[]): readonly CardKey[] => [...hand].sort();

/** The player's hand, and how strong each role would be. */
export const Hand = ({ empire }: { empire: EmpireView }) => {
  const { ask, optionsAt } = useChoice();
  const hand = empire.hand ?? [];
  return (
    <section className="ed-hand" aria-label={t('ed.hand')}>
      <header className="ed-hand-head">
        <h2>
          {t('ed.hand')}{' '}
          <span className="small soft">{t('ed.handLimit', { count: hand.length, limit: empire.handLimit })}</span>
        </h2>
        {isFilling(ask) ? <Chosen ask={ask} empire={empire} /> : <Reach empire={empire} />}
      </header>
      {hand.length === 0 ? (
        <p className="soft">{t('ed.handEmpty')}</p>
      ) : (
        <div className="ed-fan">
          <Fan
            label={t('ed.hand')}
            calledBy={hand.some(card => optionsAt({ card }).length > 0) ? ask?.id : undefined}
            cards={sorted(hand).map(card => ({ key: card, card: <CardPiece card={card} size="hand" /> }))}
          />
        </div>
      )}
    </section>
  );
};
