import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { planetOf } from '../../../model/readers.ts';
import { newPlanet } from '../../../model/setup.ts';
import { activate } from '../../../moments/steps.ts';
import { reachIn } from '../../../reach/index.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { warfare } from '../../strategy-cards/warfare.ts';

const table = (options = {}) =>
  given('keleres', 'hacan', 'letnev', options)
    .sheet('keleres')
    .planets('keleres', 'moll-primus-keleres')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

const CARD = 'custodia-vigilia';
const vigil = (attachments: string[] = []) =>
  table().with(game => {
    playerToChange(game, 0).planetCards = [{ ...newPlanet(CARD), controller: 0, attachments }];
  });

proves('R-284, R-294, promissory-notes/terraform', 'Custodia Vigilia can be terraformed', () => {
  const { seat, table: played } = vigil()
    .notes('keleres', 'terraform#1')
    .strategyCards('keleres', 'leadership!')
    .start(takeTurn({ seat: 0 }));
  seat('keleres').chooses('component:terraform:terraform#1');
  deepEqual(planetOf(played.state, CARD).attachments, ['terraform#1']);
});

proves('R-294, action-cards/unstable-planet', 'terraformed it can be chosen for Unstable Planet', () => {
  const { seat } = vigil(['terraform#1'])
    .actionCards('hacan', 'unstable-planet')
    .strategyCards('hacan', 'leadership!')
    .active('hacan')
    .start(takeTurn({ seat: 1 }));
  seat('hacan').uses('unstable-planet').chooses(CARD);
  deepEqual(seat('keleres').readyPlanets, ['moll-primus-keleres']);
});

const overwing = () =>
  table()
    .leader('keleres', 'kuuasi-aun-jalatai')
    .units('keleres', '21', { destroyer: 1 })
    .units('hacan', '21', { cruiser: 1 })
    .planets('keleres', 'thibah')
    .tokens('keleres', { fleet: 6 });

proves('LRR 24.4a, LRR 51.10, leaders/kuuasi-aun-jalatai', 'a flagship elsewhere may stay there', () => {
  const { seat } = overwing()
    .units('keleres', '46', { flagship: 1 })
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 10, 1, 1)
    .dice('combat', 1)
    .start(activate({ system: '21' }));
  const keleres = seat('keleres').isAsked('start-of-space-combat').passes().isAsked('start-of-combat-round');
  keleres.chooses('kuuasi-aun-jalatai').isAsked('kuuasi-aun-jalatai.flagship').isOffered('21').passes();
  keleres.isAsked('kuuasi-aun-jalatai').chooses('cruiser').chooses('cruiser');
  deepEqual([keleres.units('46'), keleres.units('21')], [{ flagship: 1 }, { cruiser: 2, destroyer: 1 }]);
});

/** 39 lies beside 26 by the alpha wormhole alone. */
proves('R-140, faction-abilities/laws-order', 'the map shows how far ships come without laws', () => {
  const comes = (blank: boolean) => {
    const { table: played } = table()
      .law('enforced-travel-ban', 'for')
      .units('keleres', '26', { destroyer: 1 })
      .with(game => {
        if (blank) game.lasting = [{ id: 'laws-order', seat: 0, until: 'turn', aim: null }];
      })
      .start();
    return reachIn(played.view(0)).fleets.find(({ from }) => from === '26')!.ships[0]!.to['39'];
  };
  deepEqual([comes(false), comes(true)], [undefined, 1]);
});

const mobilized = (tradeGoods: number) =>
  given('hacan', 'keleres', 'letnev', { teStrategyCards: true })
    .sheet('keleres')
    .planets('keleres', 'moll-primus-keleres')
    .units('keleres', '46', { flagship: 1 })
    .goods('hacan', { tradeGoods })
    .resolves('hacan', warfare.primary);
const unchanged = { tactic: 3, fleet: 3, strategy: 2 };

proves('GR warfare.te.primary, faction-units/artemiris', 'Warfare activates its system for two influence', () => {
  const hacan = mobilized(2).seat('hacan').allots(unchanged).isAsked('warfare.activate').chooses('46');
  hacan.isAsked('pay-influence').allots({ 'trade-goods': 2 }).isAsked('redistribute-tokens').allots(unchanged);
  equal(hacan.tradeGoods, 0);
});

proves('GR warfare.te.primary, faction-units/artemiris', 'a player who cannot pay activates another system', () => {
  const { seat, table: played } = mobilized(1);
  const others = played.state.systems.map(({ id }) => id).filter(id => id !== '46');
  seat('hacan')
    .allots(unchanged)
    .isAsked('warfare.activate')
    .isOffered(...others)
    .chooses('47')
    .allots(unchanged);
});

proves('GR warfare.te.primary, technologies/chaos-mapping', 'nor an asteroid field that its owner is in', () => {
  const { seat, table: played } = given('hacan', 'saar', 'letnev', { teStrategyCards: true })
    .technology('saar', 'chaos-mapping')
    .planets('saar', 'lisis-ii')
    .units('saar', '44', { destroyer: 1 })
    .resolves('hacan', warfare.primary);
  const others = played.state.systems.map(({ id }) => id).filter(id => id !== '44');
  seat('hacan')
    .allots(unchanged)
    .isAsked('warfare.activate')
    .isOffered(...others)
    .chooses('47')
    .allots(unchanged);
});
