import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../testing/index.ts';
import { gainTechnology, researchTechnology } from '../../verbs/cards/technology.ts';

const table = () => given('sol', 'hacan', 'letnev').relics('sol', 'the-prophets-tears').deck('action-cards', 'a', 'b');
const researches = (start = table()) => start.resolves('sol', (game, me) => researchTechnology(game, me)).seat('sol');

proves('LRR 90.12, relics/the-prophets-tears', 'exhausted, it stands in for a prerequisite', () => {
  const sol = researches().isAsked('research').chooses('gravity-drive'); // needs one blue technology
  deepEqual([sol.player.technologies, sol.player.exhausted], [['gravity-drive'], ['the-prophets-tears']]);
  deepEqual(sol.player.actionCards, []); // not both
});

proves('relics/the-prophets-tears', 'it is one of several that could', () => {
  const sol = researches(table().planets('sol', 'thibah')).chooses('gravity-drive');
  sol.isAsked('research.ignore').isOffered('thibah', 'the-prophets-tears').chooses('thibah');
  sol.isAsked('when-researching').isOffered('the-prophets-tears').chooses('the-prophets-tears');
  deepEqual([sol.player.actionCards, sol.player.exhausted], [['a'], ['the-prophets-tears']]);
});

proves('relics/the-prophets-tears', 'or it brings an action card, or nothing', () => {
  const draws = researches().chooses('neural-motivator').isAsked('when-researching').chooses('the-prophets-tears');
  deepEqual([draws.player.actionCards, draws.player.exhausted], [['a'], ['the-prophets-tears']]);
  const keeps = researches().chooses('neural-motivator').passes();
  deepEqual([keeps.player.actionCards, keeps.player.exhausted], [[], []]);
});

proves(
  'LRR 90.5, relics/the-prophets-tears',
  'not exhausted, not for others, and not for what is gained otherwise',
  () => {
    researches(table().exhausted('sol', 'the-prophets-tears'))
      .isRefused('answer/unknown-key', 'gravity-drive')
      .passes();
    const gains = table().resolves('sol', (game, me) => gainTechnology(game, me, 'neural-motivator'));
    gains.seat('sol').isNotAsked();
    const other = table().resolves('hacan', (game, me) => researchTechnology(game, me));
    other.seat('hacan').chooses('neural-motivator');
    other.seat('sol').isNotAsked();
  },
);

proves('LRR 90.12, relics/the-prophets-tears, agendas/research-team-propulsion', 'beside laws and technologies', () => {
  const sol = researches(
    table()
      .planet('lodor', { controller: 'sol', attachments: ['research-team-propulsion', 'research-team-cybernetic'] })
      .law('research-team-propulsion', 'lodor')
      .law('research-team-cybernetic', 'lodor'),
  ).chooses('gravity-drive');
  sol.isAsked('research.ignore').isOffered('research-team-propulsion', 'the-prophets-tears');
  sol.chooses('research-team-propulsion').isAsked('when-researching').passes();
});

proves('LRR 90.12, relics/the-prophets-tears, technologies/ai-development-algorithm', 'or with one of them', () => {
  const sol = researches(table().technology('sol', 'ai-development-algorithm')).chooses('destroyer-ii'); // two red ones
  sol.isAsked('research.ignore').isOffered('ai-development-algorithm', 'the-prophets-tears');
  sol.chooses('ai-development-algorithm').isAsked('when-researching').passes();
  deepEqual(sol.player.technologies, ['ai-development-algorithm', 'destroyer-ii']);
});
