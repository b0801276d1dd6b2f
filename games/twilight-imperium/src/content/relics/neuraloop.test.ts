import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { objectiveFacts, objectiveIds } from '../../model/objectives/objectives.ts';
import { afterPassed } from '../../moments/phases/windows.ts';
import { revealNextObjective } from '../../rules/phases/status-phase.ts';
import { given } from '../../testing/index.ts';
import { revealObjective } from '../../verbs/objectives/objectives.ts';

/** An objective deck holds what was neither dealt nor revealed. */
const deckWithout = (kind: string, ...dealt: string[]): string[] =>
  objectiveIds.filter(id => objectiveFacts[id].kind === kind && !dealt.includes(id));

const table = () =>
  given('sol', 'hacan', 'letnev')
    .phase('status')
    .active(null)
    .relics('hacan', 'neuraloop', 'the-codex')
    .deck('stage-one', 'erect-a-monument', 'sway-the-council')
    .deck('stage-two', 'found-a-golden-age')
    .deck('secret', 'prove-endurance', 'cut-supply-lines');

const reveals = (start = table()) => {
  const started = start.start(revealNextObjective({}));
  started
    .seat('hacan')
    .isAsked('when-objective-revealed')
    .isOffered('neuraloop')
    .isTold({ objective: 'erect-a-monument' });
  return started;
};

proves(
  'LRR 61.14, relics/neuraloop',
  'a relic is purged, and another objective takes the place of the revealed one',
  () => {
    const { seat, table: played } = reveals(table().dice('objectives', 1));
    seat('hacan').chooses('neuraloop').isAsked('neuraloop').isOffered('neuraloop', 'the-codex').chooses('the-codex');
    seat('hacan').isAsked('neuraloop.deck').isOffered('stageOne', 'stageTwo', 'secret').chooses('stageTwo');
    const drawn = deckWithout('stage-two', 'found-a-golden-age')[0]!;
    seat('hacan').isAsked('when-objective-revealed').isTold({ objective: drawn }).passes();
    const { revealed, stageOne, stageTwo } = played.state.objectives;
    deepEqual([revealed, stageOne, stageTwo], [[drawn], ['sway-the-council'], ['found-a-golden-age']]); // not revealed yet
    deepEqual([seat('hacan').player.relics, played.state.purged], [['neuraloop'], ['the-codex']]);
  },
);

proves('relics/neuraloop', 'again for the new objective, also with itself; the first may come back', () => {
  const place = deckWithout('stage-one', 'sway-the-council').indexOf('erect-a-monument');
  const { seat, table: played } = reveals(
    table()
      .dice('objectives', 1)
      .dice('objectives', place + 1),
  );
  seat('hacan').chooses('neuraloop').chooses('the-codex').chooses('stageTwo');
  seat('hacan').chooses('neuraloop').isAsked('neuraloop').isOffered('neuraloop').chooses('neuraloop');
  seat('hacan').isAsked('neuraloop.deck').isOffered('stageOne', 'stageTwo', 'secret').chooses('stageOne').isNotAsked();
  deepEqual(played.state.objectives.revealed, ['erect-a-monument']); // returned to its deck
  deepEqual([seat('hacan').player.relics, played.state.objectives.stageTwo], [[], ['found-a-golden-age']]);
});

proves('relics/neuraloop', 'not from a deck in which none is left', () => {
  const all = objectiveIds.filter(id => objectiveFacts[id].kind === 'stage-two');
  const { seat } = reveals(table().deck('stage-two', ...all));
  seat('hacan').chooses('neuraloop').chooses('the-codex').isAsked('neuraloop.deck').isOffered('stageOne', 'secret');
  seat('hacan').chooses('secret').passes();
});

proves('relics/neuraloop', 'not offered where no deck has any left', () => {
  const { seat, table: played } = table()
    .deck('stage-one', 'erect-a-monument', ...deckWithout('stage-one', 'erect-a-monument'))
    .deck('stage-two', ...deckWithout('stage-two'))
    .deck('secret')
    .start(revealNextObjective({}));
  seat('hacan').isNotAsked();
  deepEqual(played.state.objectives.revealed, ['erect-a-monument']);
});

proves('relics/neuraloop', 'a secret objective that it reveals is a public one for everybody', () => {
  const { seat, table: played } = table()
    .passed('sol', 'hacan', 'letnev')
    .planets('sol', 'jord')
    .runs(function* (game) {
      yield* revealObjective(game);
      game.phase = 'action';
      yield* open(game, afterPassed, { seat: 0 });
    });
  seat('hacan').chooses('neuraloop').chooses('the-codex').chooses('secret').isAsked('when-objective-revealed').passes();
  deepEqual(played.state.objectives.revealed, ['prove-endurance']);
  seat('sol').isAsked('after-passed').isOffered('prove-endurance').chooses('prove-endurance');
  deepEqual([seat('sol').points, seat('sol').player.scored], [1, ['prove-endurance']]);
  deepEqual(played.state.secretsScored, []); // no longer counts as secret
});

proves('LRR 12, relics/neuraloop', 'a Nano-Forge can be purged off an own planet (R-143)', () => {
  const forged = (owner: 'hacan' | 'sol') =>
    reveals(table().planet('lodor', { controller: owner, attachments: ['nano-forge', 'paradise-world'] }));
  const { seat, table: played } = forged('hacan');
  seat('hacan').chooses('neuraloop').isOffered('neuraloop', 'the-codex', 'nano-forge').chooses('nano-forge');
  seat('hacan').chooses('stageOne').passes();
  deepEqual([seat('hacan').planet('lodor').attachments, played.state.purged], [['paradise-world'], ['nano-forge']]);
  const other = forged('sol');
  other.seat('hacan').chooses('neuraloop').isOffered('neuraloop', 'the-codex').chooses('neuraloop').chooses('secret');
});

proves(
  'LRR 61.21, relics/neuraloop, relics/the-obsidian',
  'without the Obsidian there is room for one secret less',
  () => {
    const secrets = ['become-the-gatekeeper', 'mine-rare-minerals', 'monopolize-production', 'adapt-new-strategies'];
    const { seat } = reveals(
      table()
        .relics('hacan', 'the-obsidian')
        .secrets('hacan', ...secrets),
    );
    seat('hacan').chooses('neuraloop').chooses('the-obsidian').isAsked('return-secret').chooses('mine-rare-minerals');
    seat('hacan').isAsked('neuraloop.deck').chooses('stageOne').passes();
    equal(seat('hacan').player.secrets.length, 3);
  },
);

proves('relics/neuraloop', 'or the objective stays', () => {
  const { seat, table: played } = reveals();
  seat('hacan').passes();
  deepEqual(played.state.objectives.revealed, ['erect-a-monument']);
});
