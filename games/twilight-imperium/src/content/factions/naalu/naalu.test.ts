import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { initiativeOrder } from '../../../moments/phases/initiative.ts';
import { activate } from '../../../moments/steps.ts';
import { endRound } from '../../../rules/phases/round.ts';
import { readyRepairReturn } from '../../../rules/phases/status-phase.ts';
import { strategyPhaseEnds } from '../../../rules/phases/strategy-phase.ts';
import { given } from '../../../testing/index.ts';
import { dealFactionSheet } from '../../../verbs/factions/faction-sheet.ts';
import { dealLeaders } from '../../../verbs/factions/leaders.ts';

const table = () => given('hacan', 'naalu', 'letnev').sheet('naalu');
const active = (system: string) => activate({ system });

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('hacan', 'naalu', 'letnev').runs(function* (game) {
    dealFactionSheet(game, 1);
    dealLeaders(game, 1);
  });
  const { sheet, leaders } = seat('naalu').player;
  const units = ['hybrid-crystal-fighter', 'matriarch', 'iconoclast'];
  deepEqual(sheet, ['telepathic', 'foresight', ...units, 'neuroglaive', 'hybrid-crystal-fighter-ii']);
  deepEqual(leaders, [
    { id: 'zeu', locked: false },
    { id: 'maban', locked: true },
    { id: 'the-oracle', locked: true },
  ]);
});

proves(
  'LRR 48, faction-abilities/telepathic',
  'from the end of the strategy phase it is first, to the end of the round',
  () => {
    const { seat, table: played } = table().strategyCards('naalu', 'imperial').start(strategyPhaseEnds({}));
    deepEqual(initiativeOrder(played.state), [1, 0, 2]);
    equal(seat('naalu').player.strategyCards[0]!.id, 'imperial');
    const over = table().strategyCards('naalu', 'imperial').start(strategyPhaseEnds({}), endRound({}));
    deepEqual(initiativeOrder(over.table.state), [0, 2, 1]);
  },
);

proves('LRR 48, promissory-notes/gift-of-prescience', 'its holder has the token for the round instead', () => {
  const { seat, table: played } = table()
    .strategyCards('naalu', 'warfare')
    .strategyCards('letnev', 'imperial')
    .notes('letnev', 'gift-of-prescience#1')
    .start(strategyPhaseEnds({}), readyRepairReturn({}));
  seat('letnev').isAsked('end-of-strategy-phase').isOffered('gift-of-prescience#1').chooses('gift-of-prescience#1');
  deepEqual(initiativeOrder(played.state)[0], 2);
  deepEqual(
    played.state.lasting.map(({ id, seat: who }) => [id, who]),
    [['telepathic', 2]],
  );
  deepEqual([seat('letnev').player.notesInPlay, seat('naalu').player.notes], [[], ['gift-of-prescience#1']]);
});

/** Hacan moves a cruiser from 20 into 46 with Naalu ships. */
const surprise = () =>
  table()
    .units('naalu', '46', { carrier: 1, fighter: 2, infantry: 2 })
    .units('hacan', '20', { cruiser: 1 })
    .token('hacan', '46');
const comes = ({ seat }: ReturnType<ReturnType<typeof surprise>['start']>) => {
  seat('hacan').chooses('20').allots({ cruiser: 1 });
  return seat('naalu');
};

proves('LRR 58, faction-abilities/foresight', 'its ships slip away with a strategy token, fighters too', () => {
  const started = surprise().start(active('46'));
  const naalu = comes(started).isAsked('after-ships-moved').isOffered('foresight').chooses('foresight');
  naalu.isAsked('foresight.system').isOffered('26', '25', '18', '19', '20').chooses('19'); // no asteroids, no Hacan ships
  deepEqual([naalu.units('46'), naalu.tokens.strategy, naalu.tokensOnBoard], [{}, 1, ['19']]);
  deepEqual(naalu.units('19'), { carrier: 1, fighter: 2, infantry: 2 });
  equal(started.table.over, true); // nobody is left to fight
});

proves(
  'LRR 58, faction-abilities/foresight, action-cards/intercept',
  'it is no retreat: Intercept does not stop it',
  () => {
    const started = surprise().actionCards('hacan', 'intercept').start(active('46'));
    comes(started).chooses('foresight').chooses('19');
    started.seat('hacan').isNotAsked();
    deepEqual([started.seat('naalu').units('46'), started.table.state.combat], [{}, null]);
  },
);

proves('LRR 58, faction-abilities/foresight', 'a token already in the system does not change the cost', () => {
  const started = surprise().token('naalu', '19').start(active('46'));
  const naalu = comes(started).chooses('foresight').chooses('19');
  deepEqual([naalu.tokens.strategy, naalu.tokensOnBoard], [1, ['19']]);
});

proves('LRR 58, faction-abilities/foresight', 'not without a token in the strategy pool, and only if it likes', () => {
  const poor = table()
    .tokens('naalu', { strategy: 0 })
    .units('naalu', '46', { cruiser: 1 })
    .units('hacan', '20', { cruiser: 1 })
    .token('hacan', '46')
    .dice('combat', 1)
    .dice('combat', 10)
    .start(active('46'));
  comes(poor);
  for (const who of ['naalu', 'hacan'] as const) if (poor.seat(who).isWaitedFor) poor.seat(who).passes();
  deepEqual(poor.seat('hacan').units('46'), {});
});

proves('LRR 37.1, technologies/neuroglaive', 'who activates a system with its ships loses a fleet token first', () => {
  const { seat } = table()
    .technology('naalu', 'neuroglaive')
    .units('naalu', '46', { cruiser: 1 })
    .tokens('hacan', { fleet: 2 })
    .units('hacan', '35', { cruiser: 2 })
    .token('hacan', '46')
    .start(active('46'));
  equal(seat('hacan').tokens.fleet, 1);
  deepEqual(seat('hacan').units('35'), { cruiser: 1 });
  const own = table()
    .technology('naalu', 'neuroglaive')
    .units('naalu', '46', { cruiser: 1 })
    .active('naalu')
    .start(active('46'));
  equal(own.seat('naalu').tokens.fleet, 3);
  const ground = table()
    .technology('naalu', 'neuroglaive')
    .units('naalu', 'wellon', { infantry: 1 })
    .planets('naalu', 'wellon')
    .start(active('19'));
  equal(ground.seat('hacan').tokens.fleet, 3);
});

proves('LRR 37.1a, technologies/hybrid-crystal-fighter-ii', 'fighters without room count half a ship each', () => {
  const fleet = (fighters: number, cruisers = 0) =>
    table()
      .technology('naalu', 'hybrid-crystal-fighter-ii')
      .tokens('naalu', { fleet: 2 })
      .units('naalu', '46', { fighter: fighters, cruiser: cruisers })
      .crowded()
      .start(readyRepairReturn({}))
      .seat('naalu');
  deepEqual(fleet(4).isNotAsked().units('46'), { fighter: 4 });
  deepEqual(fleet(5).isNotAsked().units('46'), { fighter: 4 });
  deepEqual(fleet(2, 1).isNotAsked().units('46'), { fighter: 2, cruiser: 1 });
  const three = fleet(3, 1).isAsked('remove-cargo').isBound(1, 1).allots({ cruiser: 1 });
  deepEqual(three.isNotAsked().units('46'), { fighter: 3 });
});
