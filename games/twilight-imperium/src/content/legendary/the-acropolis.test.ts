import { deepEqual } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../model/changes.ts';
import { endOfTurn } from '../../moments/phases/windows.ts';
import { given } from '../../testing/index.ts';
import { gainTradeGoods } from '../../verbs/economy/economy.ts';
import { legendary } from './legendary.ts';

// A test ability: Lodor is not legendary.
legendary({
  id: 'lodor-works',
  planet: 'lodor',
  componentAction: { possible: () => true, play: (game, me) => gainTradeGoods(game, me, 1) },
}).install();

const table = () => given('sol', 'hacan', 'letnev').map('202', '65').map('203', '66');
const turnEnds = (start = table(), seat = 0) => start.runs(game => open(game, endOfTurn, { seat })).seat(seat);

proves('LRR 71, legendary/the-acropolis', 'The Acropolis: readies any other component, but no strategy card', () => {
  const start = () =>
    turnEnds(
      given('sol', 'hacan', 'letnev')
        .map('202', '99')
        .map('203', '65')
        .planets('sol', 'emelpar')
        .strategyCards('sol', 'leadership!')
        .planet('primor', { controller: 'hacan', exhausted: true })
        .technology('sol', 'bio-stims')
        .technology('hacan', 'bio-stims')
        .exhausted('sol', 'bio-stims')
        .exhausted('hacan', 'bio-stims')
        .with(game => game.legendaryExhausted.push('primor')),
    ).chooses('the-acropolis');
  const all = ['primor', 'ability:primor', 'bio-stims@0', 'bio-stims@1'];
  const own = start()
    .isAsked('the-acropolis')
    .isOffered(...all)
    .chooses('bio-stims@0');
  deepEqual(own.player.exhausted, []);
  deepEqual(start().chooses('primor').planet('primor').exhausted, false);
  start().chooses('ability:primor');
  start().chooses('bio-stims@1');
});

proves('LRR 71, legendary/the-acropolis', 'The Acropolis: leaders, relics and attached cards too, on own turns', () => {
  const start = () => given('sol', 'hacan', 'letnev').map('202', '99').map('203', '65').planets('sol', 'emelpar');
  const tired = () =>
    start()
      .leader('hacan', 'carth-of-golden-sands')
      .relics('sol', 'the-prophets-tears')
      .technology('sol', 'bio-stims')
      .exhausted('sol', 'bio-stims', 'the-prophets-tears')
      .exhausted('hacan', 'carth-of-golden-sands')
      .planet('wellon', { controller: 'sol', attachments: ['research-team-biotic'] })
      .law('research-team-biotic', 'wellon')
      .with(game => {
        planetToChange(game, 'wellon').exhaustedCards.push('research-team-biotic');
        game.legendaryExhausted.push('primor');
      });
  const sol = turnEnds(tired()).chooses('the-acropolis');
  const { ask } = sol;
  deepEqual('options' in ask && Object.fromEntries(ask.options.map(({ key, at }) => [key, at])), {
    'research-team-biotic': { card: 'research-team-biotic' },
    'ability:primor': { card: 'the-atrament' },
    'bio-stims@0': { technology: 'bio-stims' },
    'the-prophets-tears@0': { card: 'the-prophets-tears' },
    'carth-of-golden-sands@1': { leader: 'carth-of-golden-sands' },
  });
  deepEqual(sol.chooses('research-team-biotic').planet('wellon').exhaustedCards, []);
  const another = tired().runs(game => open(game, endOfTurn, { seat: 1 }));
  another.seat('sol').isNotAsked();
  turnEnds(start()).isNotAsked(); // nothing is exhausted
  const one = turnEnds(start().technology('sol', 'bio-stims').exhausted('sol', 'bio-stims')).chooses('the-acropolis');
  one.isOffered('bio-stims@0').chooses('bio-stims@0');
});
