import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { influence, resources } from '../../../moments/galaxy/queries.ts';
import { waysFrom } from '../../../moments/movement/routes.ts';
import { endOfStrategyPhase } from '../../../moments/phases/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { strategicAction } from '../../../rules/phases/strategic-action.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';

const table = () =>
  given('winnu', 'hacan', 'letnev').sheet('winnu').planets('winnu', 'winnu').planets('hacan', 'arretze');
const policy = 'hegemonic-trade-policy';

/** Lirta IV has 2 resources and 3 influence, Bereg 3 and 1. */
const atBereg = () =>
  table()
    .technology('winnu', policy)
    .planet('winnu', { controller: 'winnu', exhausted: true })
    .planets('winnu', 'lirta-iv', 'bereg')
    .units('winnu', 'bereg', { 'space-dock': 1 });

proves(
  'LRR 68, technologies/hegemonic-trade-policy',
  'resources and influence of a planet change places while units are produced',
  () => {
    const { seat, table: played } = atBereg().runs(game => produceIn(game, 0, '35'));
    const winnu = seat('winnu').isAsked('when-producing').isOffered(policy).chooses(policy);
    winnu.isAsked(`${policy}.planet`).isOffered('winnu', 'lirta-iv', 'bereg').chooses('lirta-iv');
    winnu.isAsked('produce').isTold({ limit: 5, funds: 6 }).allots({ dreadnought: 1 });
    winnu.isAsked('pay-resources').isOfferedLines({ bereg: 1, 'lirta-iv': 1 }).allots({ bereg: 1, 'lirta-iv': 1 });
    deepEqual([winnu.units('35'), winnu.player.exhausted], [{ dreadnought: 1 }, [policy]]);
    const planet = winnu.planet('lirta-iv');
    deepEqual([resources(played.state, planet), influence(played.state, planet)], [2, 3]);
  },
);

proves('LRR 68.1, technologies/hegemonic-trade-policy', 'on the planet of a space dock its limit changes too', () => {
  const { seat } = atBereg().runs(game => produceIn(game, 0, '35'));
  seat('winnu').chooses(policy).chooses('bereg').isAsked('produce').isTold({ limit: 3, funds: 3 }).passes();
});

proves('LRR 34, technologies/hegemonic-trade-policy', "once, as a choice, and not in others' productions", () => {
  const { seat } = atBereg()
    .exhausted('winnu', policy)
    .runs(game => produceIn(game, 0, '35'));
  seat('winnu').isAsked('produce').isTold({ limit: 5, funds: 5 }).passes();
  const others = table()
    .technology('winnu', policy)
    .units('hacan', 'arretze', { 'space-dock': 1 })
    .runs(game => produceIn(game, 1, '16'));
  others.seat('winnu').isNotAsked();
  others.seat('hacan').passes();
});

const folding = 'lazax-gate-folding';

proves(
  'LRR 101, technologies/lazax-gate-folding',
  'in its tactical actions Mecatol Rex is next to alpha and beta wormholes',
  () => {
    const { seat } = table()
      .technology('winnu', folding)
      .exhausted('winnu', folding)
      .units('winnu', '39', { cruiser: 1 })
      .start(activate({ system: '18' }));
    seat('winnu').isAsked('move.from').isOffered('39').chooses('39').allots({ cruiser: 1 });
    deepEqual(seat('winnu').units('18'), { cruiser: 1 });
  },
);

proves('LRR 101, technologies/lazax-gate-folding', "for everybody: others' cannons reach through it, and back", () => {
  const { seat } = table()
    .technology('winnu', folding)
    .technology('hacan', 'pds-ii')
    .planets('hacan', 'lodor')
    .units('hacan', 'lodor', { pds: 1 })
    .units('winnu', '18', { cruiser: 1 })
    .dice('space-cannon', 1)
    .start(activate({ system: '18' }));
  seat('hacan').isAsked('space-cannon').chooses('0');
});

proves('LRR 101, technologies/lazax-gate-folding', 'not while Mecatol Rex is its own, nor in actions of others', () => {
  const near = (set: ReturnType<typeof table>, acting: number): boolean => {
    const { state } = set
      .technology('winnu', folding)
      .with(game => {
        game.tactical = {
          ...{ seat: acting, system: '18', step: 'movement', extraMove: null },
          ...{ friends: [], waves: [], committed: [] },
        };
      })
      .start().table;
    return waysFrom(state, acting, '18').includes('40');
  };
  deepEqual(
    [near(table(), 0), near(table(), 1), near(table().planets('winnu', 'mecatol-rex'), 0)],
    [true, false, false],
  );
});

proves(
  'LRR 22, technologies/lazax-gate-folding',
  'the action places an infantry on Mecatol Rex, or does nothing',
  () => {
    const used = (set: ReturnType<typeof table>) => {
      const { seat } = set
        .technology('winnu', folding)
        .strategyCards('winnu', 'leadership!')
        .custodians(false)
        .start(takeTurn({ seat: 0 }));
      const winnu = seat('winnu').uses(folding);
      equal(winnu.player.exhausted.includes(folding), true);
      return winnu.units('mecatol-rex');
    };
    deepEqual(used(table().planets('winnu', 'mecatol-rex')), { infantry: 1 });
    deepEqual(used(table()), {});
  },
);

proves(
  'LRR 101.4, technologies/lazax-gate-folding',
  'before it acts, the browser knows where its ships could go',
  async () => {
    const { reachIn } = await import('../../../reach/index.ts');
    const { table: played } = table().technology('winnu', folding).units('winnu', '39', { cruiser: 1 }).start();
    const { fleets, adjacent } = reachIn(played.view(0));
    deepEqual(
      fleets.map(({ ships }) => '18' in ships[0]!.to && ships[0]!.to['18']),
      [1],
    );
    equal(adjacent['18']!.includes('39'), false);
  },
);

const note = 'acquiescence#0';

/** Winnu plays a strategy card that another player follows. */
const played = (card: 'construction' | 'technology' | 'leadership') =>
  given('winnu', 'hacan', 'letnev', { sets: ['base', 'codex1'] })
    .sheet('winnu')
    .planets('winnu', 'winnu')
    .planets('hacan', 'arretze')
    .notes('hacan', note)
    .tokens('hacan', { strategy: 0 })
    .strategyCards('winnu', card);

proves(
  'LRR 69.3, promissory-notes/acquiescence',
  'its holder follows the owner without a token, and places none',
  () => {
    const { seat } = played('construction').start(strategicAction({ card: 'construction' }));
    seat('winnu').passes().passes();
    const hacan = seat('hacan').isAsked('before-secondaries').isOffered(note).chooses(note);
    deepEqual(seat('winnu').player.notes, [note]);
    hacan.isAsked('follow').isTold({ free: true }).chooses('follow');
    hacan.isAsked('construction.system').chooses('16').isAsked('place-structure').chooses('pds@arretze');
    deepEqual([hacan.tokensOnBoard, hacan.tokens.strategy, hacan.units('arretze')], [[], 0, { pds: 1 }]);
    seat('letnev').isAsked('follow').isTold({ free: false }).passes();
    deepEqual(hacan.player.notes, []);
  },
);

proves(
  'LRR 69.3, promissory-notes/acquiescence',
  'nobody has to; not for what costs no token or is not of the owner',
  () => {
    const kept = played('construction').start(strategicAction({ card: 'construction' }));
    kept.seat('winnu').passes().passes();
    deepEqual(kept.seat('hacan').passes().isNotAsked().player.notes, [note]);
    kept.seat('letnev').passes();
    const free = played('leadership')
      .goods('hacan', { tradeGoods: 3 })
      .start(strategicAction({ card: 'leadership' }));
    free.seat('winnu').allots({ tactic: 3 }).passes();
    free.seat('hacan').isAsked('follow').passes();
    const others = played('technology')
      .strategyCards('letnev', 'construction')
      .active('letnev')
      .start(strategicAction({ card: 'construction' }));
    others.seat('letnev').isNotAsked();
    others.seat('hacan').isNotAsked();
    others.seat('winnu').isAsked('follow').passes();
  },
);

proves(
  'R-190, promissory-notes/acquiescence',
  'without the first codex a strategy card is swapped for one of the owner',
  () => {
    const { seat } = given('winnu', 'hacan', 'letnev', { sets: ['base'] })
      .notes('hacan', note)
      .strategyCards('winnu', 'politics', 'trade')
      .strategyCards('hacan', 'imperial', 'warfare')
      .runs(game => open(game, endOfStrategyPhase, {}));
    const hacan = seat('hacan').isOffered(note).chooses(note);
    hacan.isAsked('acquiescence.mine').isOffered('imperial', 'warfare').chooses('warfare');
    hacan.isAsked('acquiescence.theirs').isOffered('politics', 'trade').chooses('trade');
    const cards = (who: 'winnu' | 'hacan') => seat(who).player.strategyCards.map(({ id }) => id);
    deepEqual(
      [cards('hacan'), cards('winnu')],
      [
        ['imperial', 'trade'],
        ['politics', 'warfare'],
      ],
    );
  },
);
