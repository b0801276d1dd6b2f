import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { technologies } from '../../../../model/cards/technologies.ts';
import { playerToChange } from '../../../../model/changes.ts';
import { technologyIds } from '../../../../model/ids.ts';
import { takeTurn } from '../../../../rules/phases/action-phase.ts';
import { given } from '../../../../testing/index.ts';

const card = 'divert-funding';
const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').actionCards('sol', card);

proves(
  'LRR 90.12, action-cards/divert-funding',
  'one technology goes back, and another is researched without it',
  () => {
    const { seat } = table()
      .technology('sol', 'sarween-tools', 'neural-motivator', 'antimass-deflectors', 'gravity-drive', 'carrier-ii')
      .with(game => playerToChange(game, 0).exhausted.push('sarween-tools'))
      .start(takeTurn({ seat: 0 }));
    seat('sol')
      .uses(card)
      .isAsked('divert-funding.aim')
      .isOffered('sarween-tools', 'neural-motivator', 'antimass-deflectors', 'gravity-drive') // no unit upgrade
      .chooses('sarween-tools')
      .isAsked('research')
      .isBound(1, 1);
    const { ask } = seat('sol');
    const offered = 'options' in ask ? ask.options.map(({ key }) => key) : [];
    deepEqual(
      ['sarween-tools', 'graviton-laser-system', 'dacxive-animators'].map(id => offered.includes(id)),
      [false, false, true], // not the returned one or any that needs it
    );
    seat('sol').chooses('dacxive-animators');
    deepEqual(
      [seat('sol').player.technologies, seat('sol').player.exhausted],
      [['neural-motivator', 'antimass-deflectors', 'gravity-drive', 'carrier-ii', 'dacxive-animators'], []],
    );
  },
);

proves(
  'LRR 2.8, action-cards/divert-funding',
  'it says what goes back, but not what for, before it can be cancelled',
  () => {
    const { seat } = table()
      .technology('sol', 'sarween-tools')
      .actionCards('hacan', 'sabotage#1')
      .start(takeTurn({ seat: 0 }));
    seat('sol').uses(card).chooses('sarween-tools');
    seat('hacan').isAsked('when-action-card-played').chooses('sabotage#1');
    seat('sol').cannotUse(card).chooses('pass');
    deepEqual(seat('sol').player.technologies, ['sarween-tools']);
  },
);

proves('LRR 22.3, action-cards/divert-funding', 'not with unit upgrades alone', () => {
  const { seat } = table()
    .technology('sol', 'carrier-ii')
    .start(takeTurn({ seat: 0 }));
  seat('sol').cannotUse(card).chooses('pass');
});

proves('LRR 22.3, action-cards/divert-funding', 'only what leaves another one to be researched without it', () => {
  const last = 'light-wave-deflector'; // needs all other blue technologies
  const common = technologyIds.filter(
    id => technologies[id].source === 'base' && technologies[id].faction === undefined,
  );
  const { seat } = given('sol', 'hacan', 'letnev', { sets: ['base'] })
    .strategyCards('sol', 'leadership!')
    .actionCards('sol', card)
    .technology('sol', ...common.filter(id => id !== last))
    .technology('hacan', ...common)
    .start(takeTurn({ seat: 0 }));
  const others = common.filter(id => technologies[id].colour !== 'blue' && technologies[id].upgrades === undefined);
  seat('sol')
    .uses(card)
    .isAsked(`${card}.aim`)
    .isOffered(...others)
    .chooses('sarween-tools')
    .isAsked('research')
    .isOffered(last)
    .chooses(last)
    .isAsked('action') // Sol owns Fleet Logistics
    .chooses('end-turn');
});
