import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { influence, isLegendary, resources } from '../../moments/galaxy/queries.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { given } from '../../testing/index.ts';
import { drawSecretObjective } from '../../verbs/cards/cards.ts';
import { gainRelic, passRelic } from '../../verbs/cards/relics.ts';
import { mostCommodities } from '../../verbs/economy/economy.ts';
import { gainControl, loseControl } from '../../verbs/galaxy/planets.ts';

const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!');

proves(
  'LRR 73.2, LRR 73.3, relics/the-obsidian',
  'The Obsidian: a secret objective at once, and room for one more',
  () => {
    const { seat } = table()
      .secrets('sol', 'become-the-gatekeeper', 'mine-rare-minerals', 'monopolize-production')
      .deck('relics', 'the-obsidian')
      .resolves('sol', gainRelic);
    deepEqual(seat('sol').player.relics, ['the-obsidian']);
    equal(seat('sol').player.secrets.length, 4); // no return required
  },
);

test('The Obsidian: but not for two more', () => {
  const { seat } = table()
    .secrets('sol', 'become-the-gatekeeper', 'mine-rare-minerals', 'monopolize-production', 'adapt-new-strategies')
    .relics('sol', 'the-obsidian')
    .resolves('sol', drawSecretObjective);
  seat('sol').isAsked('return-secret').chooses('mine-rare-minerals');
});

proves(
  'LRR 73.3, LRR 21.2, relics/dynamis-core',
  'Dynamis Core: 2 more commodities, or trade goods for all of them',
  () => {
    const { seat, table: played } = table()
      .relics('sol', 'dynamis-core')
      .goods('sol', { commodities: 6 })
      .start(takeTurn({ seat: 0 }));
    equal(mostCommodities(played.state, 0), 6);
    seat('sol').isOffered('tactical', 'pass', 'component:dynamis-core:dynamis-core');
    seat('sol').chooses('component:dynamis-core:dynamis-core');
    deepEqual([seat('sol').tradeGoods, seat('sol').commodities], [6, 4]); // what is above the printed value is returned
    deepEqual([seat('sol').player.relics, played.state.purged], [[], ['dynamis-core']]);
  },
);

proves(
  'LRR 12.1, relics/nano-forge, attachments/nano-forge',
  'Nano-Forge: attached to a planet, which it makes rich and legendary',
  () => {
    const { seat, table: played } = table()
      .relics('sol', 'nano-forge')
      .planets('sol', 'jord', 'bereg', 'lodor')
      .start(takeTurn({ seat: 0 }));
    seat('sol').chooses('component:nano-forge:nano-forge').isOffered('bereg', 'lodor').chooses('bereg'); // never Jord, its home
    const bereg = seat('sol').planet('bereg');
    deepEqual([resources(played.state, bereg), influence(played.state, bereg)], [5, 3]);
    equal(isLegendary(played.state, bereg), true);
    deepEqual([seat('sol').player.relics, bereg.attachments], [[], ['nano-forge']]);
  },
);

proves('relics/the-codex', 'The Codex: up to three action cards from the discards', () => {
  const { seat, table: played } = table()
    .relics('sol', 'the-codex')
    .with(game => {
      game.actionCards.discard = ['a', 'b', 'c', 'd'];
    })
    .start(takeTurn({ seat: 0 }));
  seat('sol').chooses('component:the-codex:the-codex').isBound(0, 3).chooses('d', 'a', 'b');
  deepEqual(seat('sol').player.actionCards, ['d', 'a', 'b']);
  deepEqual(played.state.actionCards.discard, ['c']);
  deepEqual([seat('sol').player.relics, played.state.purged], [[], ['the-codex']]);
});

proves('relics/shard-of-the-throne', 'Shard of the Throne: a point that goes with it', () => {
  const { seat } = table()
    .deck('relics', 'shard-of-the-throne')
    .runs(function* (game) {
      yield* gainRelic(game, 0);
      yield* passRelic(game, 0, 1, 'shard-of-the-throne');
    });
  deepEqual([seat('sol').points, seat('hacan').points], [0, 1]);
  deepEqual(seat('hacan').player.relics, ['shard-of-the-throne']);
});

test('Shard of the Throne: taken with a home planet, not with another', () => {
  const { seat } = table()
    .relics('sol', 'shard-of-the-throne')
    .points('sol', 1)
    .planets('sol', 'jord', 'bereg', 'quann')
    .runs(function* (game) {
      yield* gainControl(game, 1, 'bereg');
      yield* gainControl(game, 2, 'jord');
    });
  deepEqual([seat('sol').points, seat('hacan').points, seat('letnev').points], [0, 0, 1]);
});

proves('LRR 22.3, relics/nano-forge', 'Nano-Forge: one planet away from home is enough, none is not', () => {
  const forges = (...planets: PlanetId[]) =>
    table()
      .relics('sol', 'nano-forge')
      .planets('sol', ...planets)
      .start(takeTurn({ seat: 0 }))
      .seat('sol');
  deepEqual(forges('jord', 'lodor').uses('nano-forge').chooses('lodor').planet('lodor').attachments, ['nano-forge']);
  forges('jord').cannotUse('nano-forge').chooses('pass');
});

proves('relics/shard-of-the-throne', 'Shard of the Throne: it costs one point, and no planet of others', () => {
  const { seat } = table()
    .map('202', '65')
    .relics('sol', 'shard-of-the-throne')
    .points('sol', 3)
    .planets('hacan', 'primor', 'hercant')
    .planets('sol', 'jord', 'quann')
    .runs(function* (game) {
      yield* gainControl(game, 2, 'primor'); // legendary, but it was Hacan's
      deepEqual(game.seats[0]!.relics, ['shard-of-the-throne']);
      yield* gainControl(game, 0, 'primor');
      yield* loseControl(game, 'primor'); // to nobody
      deepEqual(game.seats[0]!.relics, ['shard-of-the-throne']);
      yield* gainControl(game, 1, 'jord');
    });
  deepEqual([seat('sol').points, seat('hacan').points, seat('letnev').points], [2, 1, 0]);
});

proves('relics/shard-of-the-throne', 'Shard of the Throne: other relics bring no point', () => {
  const { seat } = table().deck('relics', 'the-codex').resolves('sol', gainRelic);
  deepEqual([seat('sol').player.relics, seat('sol').points], [['the-codex'], 0]);
});
