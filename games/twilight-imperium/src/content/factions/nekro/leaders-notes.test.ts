import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import type { TechnologyId } from '../../../model/ids.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given, type Started } from '../../../testing/index.ts';
import { copyTechnology } from '../../../verbs/cards/copies.ts';

const table = (other: 'sol' | 'muaat' = 'sol') =>
  given('nekro', other, 'letnev')
    .sheet('nekro')
    .technology('nekro', 'valefar-assimilator-x', 'valefar-assimilator-y')
    .planets('nekro', 'mordai-ii')
    .planets(other, other === 'sol' ? 'jord' : 'muaat')
    .planets('letnev', 'arc-prime');

const copying = (cards: readonly (readonly ['x' | 'y', TechnologyId])[], arranged = table()) =>
  arranged.resolves('nekro', function* (game, me) {
    for (const [card, technology] of cards) yield* copyTechnology(game, me, `valefar-assimilator-${card}`, technology);
  });

const singularity = 'technological-singularity';

const onSomething = (copies: readonly (readonly ['x' | 'y', TechnologyId])[]) =>
  copying(copies, table().technology('nekro', 'dacxive-animators').leader('nekro', 'nekro-acidos', 'locked'));

proves('LRR 51.6, leaders/nekro-acidos', 'a Valefar Assimilator counts while its token lies on something', () => {
  const locked = (started: Started): boolean => started.seat('nekro').player.leaders[0]!.locked;
  equal(locked(onSomething([['x', 'l4-disruptors']])), true);
  equal(
    locked(
      onSomething([
        ['x', 'l4-disruptors'],
        ['y', 'spec-ops-ii'],
      ]),
    ),
    false,
  );
});

proves('LRR 51.6c, leaders/nekro-acidos', 'not for the technology that unlocks it, nor for what is copied', () => {
  const fight = (side: 'locked' | 'unlocked', known: TechnologyId, ...own: TechnologyId[]) =>
    table()
      .leader('nekro', 'nekro-acidos', side)
      .technology('nekro', ...own)
      .technology('sol', known)
      .deck('action-cards', 'sabotage#0')
      .units('nekro', '46', { cruiser: 1 })
      .units('sol', '46', { cruiser: 1 })
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }))
      .seat('nekro')
      .chooses(singularity)
      .chooses(known);
  const late = fight('locked', 'neural-motivator', 'dacxive-animators', 'bio-stims').isNotAsked();
  equal(late.player.leaders[0]!.locked, false);
  fight('unlocked', 'spec-ops-ii').isNotAsked();
  const gained = fight('unlocked', 'neural-motivator').isAsked('after-technology-gained').chooses('nekro-acidos');
  deepEqual(gained.player.actionCards, ['sabotage#0']);
});

proves('LRR 20.5, leaders/nekro-malleon, leaders/magmus', 'a strategy token that is given up is spent', () => {
  const { seat } = table('muaat')
    .leader('nekro', 'nekro-malleon')
    .leader('muaat', 'magmus')
    .strategyCards('nekro', 'leadership!')
    .start(takeTurn({ seat: 0 }));
  const nekro = seat('nekro');
  nekro.isAsked('action').chooses('use:nekro-malleon').chooses('1');
  seat('muaat').isAsked('nekro-malleon.price').isOffered('tactic', 'fleet', 'strategy').chooses('strategy');
  seat('muaat').isAsked('after-strategy-token-spent').chooses('magmus');
  equal(seat('muaat').tradeGoods, 3);
  nekro.isAsked('action').chooses('pass');
});

proves(
  'R-081, leaders/unit-dsgn-flayesh',
  'units it destroys do not count for Technological Singularity, and it gives no unit upgrade',
  () => {
    const { seat } = table()
      .leader('nekro', 'unit-dsgn-flayesh')
      .strategyCards('nekro', 'leadership!')
      .tokens('nekro', { tactic: 0 })
      .technology('sol', 'sarween-tools', 'spec-ops-ii')
      .planets('sol', 'wellon')
      .units('sol', 'wellon', { infantry: 1 })
      .units('nekro', '19', { cruiser: 1 })
      .start(takeTurn({ seat: 0 }));
    const nekro = seat('nekro').uses('unit-dsgn-flayesh').chooses('wellon').isAsked('unit-dsgn-flayesh.technology');
    const keys = nekro.ask.form === 'pick' ? nekro.ask.options.map(({ key }) => key) : [];
    deepEqual(keys.sort(), [
      'graviton-laser-system',
      'integrated-economy',
      'predictive-intelligence',
      'sarween-tools',
      'scanlink-drone-network',
      'transit-diodes',
    ]);
    nekro.isBound(1, 1).chooses('integrated-economy');
    while (nekro.isWaitedFor) nekro.passes();
  },
);
