import { deepEqual, equal } from 'node:assert/strict';
import { next } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { systemOf } from '../../../model/readers.ts';
import { isAnomaly } from '../../../moments/galaxy/systems.ts';
import { routesFor } from '../../../moments/movement/routes.ts';
import { reachOf } from '../../../moments/movement/ship-reach.ts';
import { activate } from '../../../moments/steps.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { strategicAction } from '../../../rules/phases/strategic-action.ts';
import { given, type Started } from '../../../testing/index.ts';
import { copyTechnology } from '../../../verbs/cards/copies.ts';
import { assignHits } from '../../../verbs/combat/hits.ts';

const table = () => given('vuilraith', 'sol', 'hacan').sheet('vuilraith').strategyCards('vuilraith', 'leadership!');
const torn = () => table().planets('vuilraith', 'acheron').units('vuilraith', 'acheron', { 'space-dock': 1 });
const turn = takeTurn({ seat: 0 });
const captured = ({ seat }: Started) =>
  Object.fromEntries(
    seat('vuilraith').player.captured.map(({ seat: owner, unit, count }) => [`${unit}@${owner ?? ''}`, count]),
  );

proves(
  'LRR 41.1, promissory-notes/crucible',
  'with Nav Suite its own move counts still, that of the rift does not',
  () => {
    const reach = (...played: string[]) => {
      const tactical = { seat: 1, system: '19', step: 'movement', extraMove: null } as const;
      const { state } = table()
        .with(game => {
          game.tactical = { ...tactical, friends: [], waves: [], committed: [] };
          for (const id of played) game.lasting.push({ id, seat: 1, until: 'tactical-action', aim: null });
        })
        .start().table;
      const moves = reachOf(state, 1, 'carrier', systemOf(state, '41'));
      const ways = routesFor(state, 1, [{ unit: 'carrier', count: 1 }], systemOf(state, '41'), '19');
      return [moves.get('18'), moves.get('19'), ways.length > 0];
    };
    deepEqual(reach('nav-suite'), [1, undefined, false]);
    deepEqual(reach('nav-suite', 'crucible'), [1, 2, true]);
    deepEqual(reach(), [1, 2, true]);
  },
);

const copied = () =>
  given('vuilraith', 'nekro', 'hacan')
    .sheet('vuilraith')
    .strategyCards('vuilraith', 'leadership!')
    .planets('vuilraith', 'acheron')
    .planets('nekro', 'lodor', 'mordai-ii')
    .sheet('nekro')
    .technology('vuilraith', 'dimensional-tear-ii')
    .technology('nekro', 'valefar-assimilator-x')
    .leader('vuilraith', 'it-feeds-on-carrion')
    .units('nekro', 'lodor', { 'space-dock': 1 })
    .units('nekro', '26', { cruiser: 1 });

proves(
  'LRR 41.1, LRR 51.12, leaders/it-feeds-on-carrion',
  'Dimensional Tears that the Nekro Virus has copied count, and ships of the Nekro Virus roll too',
  () => {
    const started = copied()
      .dice('effect', 1)
      .runs(function* (game) {
        yield* copyTechnology(game, 1, 'valefar-assimilator-x', 'dimensional-tear-ii');
        return next(turn);
      });
    const { seat, table: played } = started;
    equal(isAnomaly(played.state, systemOf(played.state, '26'), 'gravity-rift'), true);
    seat('vuilraith').uses('it-feeds-on-carrion');
    deepEqual(captured(started), { 'cruiser@1': 1 });
    while (seat('vuilraith').isWaitedFor) seat('vuilraith').passes();
  },
);

proves('LRR 17.1, technologies/vortex', 'what stands beside a second dock, also in the system of another', () => {
  const { seat } = torn()
    .technology('vuilraith', 'vortex')
    .planets('vuilraith', 'lodor')
    .units('vuilraith', 'lodor', { 'space-dock': 1 })
    .units('vuilraith', '26', { cruiser: 1 })
    .units('sol', '26', { destroyer: 1 })
    .planets('sol', 'jord')
    .start(turn);
  seat('vuilraith').uses('vortex').isOffered('1:destroyer').chooses('1:destroyer');
  while (seat('vuilraith').isWaitedFor) seat('vuilraith').passes();
});

proves('LRR 77, LRR 17.1, faction-units/the-terror-between', 'what the same hits destroy is captured', () => {
  const started = table()
    .crowded()
    .units('vuilraith', '46', { 'flagship!': 1, cruiser: 1 })
    .runs(function* (game) {
      yield* assignHits(game, 0, { system: '46', planet: null }, 2, isShip, { cause: 'cannon', by: 1 });
    });
  deepEqual(captured(started), { 'cruiser@0': 1 });
});

proves('LRR 17.2, faction-abilities/devour', 'a Hel-Titan is a structure: it is not captured', () => {
  const started = given('vuilraith', 'titans', 'hacan')
    .sheet('vuilraith')
    .sheet('titans')
    .planets('titans', 'elysium', 'wellon')
    .units('titans', 'wellon', { pds: 1, infantry: 1 })
    .units('vuilraith', '19', { carrier: 1, infantry: 4 })
    .token('vuilraith', '19')
    .mayRoll('space-cannon', 1)
    .mayRoll('combat', 10, 10, 10, 10)
    .mayRoll('combat', 1, 1)
    .start(activate({ system: '19' }));
  const { seat } = started;
  for (let i = 0; i < 20 && !started.table.over; i++) {
    const who = seat(started.table.asks()[0]!.seat);
    if (who.ask.kind === 'commit') who.allots({ 'infantry@wellon': 4 });
    else if (who.ask.form === 'allocate') who.allots(who.ask.suggest);
    else who.passes();
  }
  deepEqual(captured(started), { 'infantry@': 1 });
  deepEqual(seat('titans').units('wellon'), {});
});

const agent = 'the-stillness-of-stars';

proves(
  'LRR 92.3, leaders/the-stillness-of-stars',
  'it is decided before others are named, and before the next follows',
  () => {
    const first = table()
      .leader('vuilraith', agent)
      .strategyCards('sol', 'trade')
      .active('sol')
      .start(strategicAction({ card: 'trade' }));
    first.seat('sol').isNotAsked();
    first.seat('vuilraith').isAsked('after-replenished').passes();
    first.seat('sol').isAsked('trade.invite').chooses('2');
    first.seat('vuilraith').isAsked('after-replenished').chooses(agent).chooses('dreadnought');
    deepEqual(captured(first), { 'dreadnought@2': 1 });
    first.seat('vuilraith').isAsked('follow').passes();
  },
);
