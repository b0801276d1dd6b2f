import {
  actionCardTexts,
  agendaTexts,
  explorationTexts,
  noteTexts,
  planetNames,
  relicTexts,
  tableWithoutView,
  technologyTexts,
} from '@orrery/twilight-imperium/text';
import { planets, specialties, unitTypes } from '@orrery/twilight-imperium/view';
import type { ReactNode } from 'react';
import { hexPoints } from '../art/ti/hex.ts';
import { PlanetDisc } from '../art/ti/planet.tsx';
import { AnomalyTexture, SkyDefs, Stars, WormholeRing } from '../art/ti/sky.tsx';
import { CommandToken, CustodiansToken, FrontierToken, Gem, SleeperToken } from '../art/ti/tokens.tsx';
import { UnitIcon, UnitMark } from '../art/ti/units.tsx';
import { Card } from '../boards/twilight-imperium/cards/cards.tsx';
import { playerStyles } from '../ui/player-styles.ts';
import { InEachState, Room, Shown } from './states.tsx';
import '../boards/twilight-imperium/rail.css';
import '../boards/twilight-imperium/table.css';
import '../boards/twilight-imperium/map/map.css';
import '../boards/twilight-imperium/map/pieces.css';
import '../boards/twilight-imperium/map/sky.css';

const table = tableWithoutView(null, seat => `Player ${seat + 1}`);
const seats = [...playerStyles.keys()];

const Drawing = ({ size = 120, children }: { size?: number; children: ReactNode }) => (
  <svg
    style={{ textAnchor: 'middle' }}
    width={size}
    height={size}
    viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
    aria-hidden="true"
  >
    {children}
  </svg>
);

const decks = {
  'Action cards': Object.keys(actionCardTexts),
  Agendas: Object.keys(agendaTexts),
  Relics: Object.keys(relicTexts),
  'Exploration cards': Object.keys(explorationTexts),
  Technologies: Object.keys(technologyTexts),
  'Promissory notes': Object.keys(noteTexts).map(id => `${id}#1`),
};

export const TwilightImperium = () => (
  <>
    <Drawing size={0}>
      <SkyDefs />
    </Drawing>
    <Room title="Units">
      {unitTypes.map(unit => (
        <Shown key={unit} name={unit}>
          {seats.map(seat => (
            <UnitIcon key={seat} unit={unit} seat={seat} />
          ))}
          <Drawing size={72}>
            <UnitMark unit={unit} seat={0} count={3} damaged={1} size={36} />
          </Drawing>
        </Shown>
      ))}
    </Room>
    <Room title="Tokens">
      {seats.map(seat => (
        <Shown key={seat} name={`command token ${seat + 1}`}>
          <Drawing size={72}>
            <CommandToken seat={seat} size={30} />
          </Drawing>
        </Shown>
      ))}
      {specialties.map(colour => (
        <Shown key={colour} name={`${colour} specialty`}>
          <Drawing size={48}>
            <Gem colour={colour} size={24} />
          </Drawing>
        </Shown>
      ))}
      <Shown name="frontier">
        <Drawing>
          <FrontierToken />
        </Drawing>
      </Shown>
      <Shown name="sleeper">
        <Drawing>
          <SleeperToken seat={0} />
        </Drawing>
      </Shown>
      <Shown name="custodians">
        <Drawing>
          <CustodiansToken />
        </Drawing>
      </Shown>
    </Room>
    <Room title="Systems">
      {(['asteroid-field', 'nebula', 'supernova', 'gravity-rift', 'entropic-scar'] as const).map(kind => (
        <Shown key={kind} name={kind}>
          <Drawing size={230}>
            <polygon className="ti-hex" points={hexPoints} />
            <Stars seed={kind} />
            <AnomalyTexture kind={kind} seed={kind} />
          </Drawing>
        </Shown>
      ))}
      {(['alpha', 'beta', 'gamma', 'delta', 'epsilon'] as const).map(kind => (
        <Shown key={kind} name={`${kind} wormhole`}>
          <Drawing>
            <WormholeRing kind={kind} radius={30} />
          </Drawing>
        </Shown>
      ))}
    </Room>
    <Room title="Planets">
      {(Object.keys(planets) as (keyof typeof planets)[]).map(id => (
        <Shown key={id} name={planetNames[id]}>
          <Drawing size={96}>
            <PlanetDisc id={id} radius={40} />
          </Drawing>
        </Shown>
      ))}
    </Room>
    <Room title="A card in each state">
      <InEachState>
        <Card card="direct-hit" table={table} target={{ card: 'direct-hit' }} note="A note under the name." />
      </InEachState>
      <Shown name="exhausted">
        <Card card="the-codex" table={table} isExhausted />
      </Shown>
    </Room>
    {Object.entries(decks).map(([title, cards]) => (
      <Room key={title} title={title}>
        {cards.map(card => (
          <Shown key={card} name={card}>
            <Card card={card} table={table} />
          </Shown>
        ))}
      </Room>
    ))}
  </>
);
