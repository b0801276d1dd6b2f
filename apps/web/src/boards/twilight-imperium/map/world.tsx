import { cardName, planetNames, planetTokenNames } from '@orrery/twilight-imperium/text';
import { isMecatol, type Planet, planets, traitsOf, worthOf } from '@orrery/twilight-imperium/view';
import { decoration } from '../../../art/ti/decoration.ts';
import { PlanetDisc } from '../../../art/ti/planet.tsx';
import { CustodiansToken, Edge, Gem, GlyphMark, SleeperToken, traitDash } from '../../../art/ti/tokens.tsx';
import { Fleet, ownersOf } from './fleet.tsx';
import { discPath, Piece } from './piece.tsx';
import type { SystemSelectables } from './selectable.ts';

interface WorldProps {
  readonly planet: Planet;
  readonly radius: number;
  readonly selectables: SystemSelectables | undefined;
  readonly custodians: boolean;
  readonly legendaryExhausted: boolean;
  readonly reader: number | null;
  readonly onAct: (keys: readonly string[]) => void;
}

const Badge = ({ kind, value, x, y }: { kind: string; value: number; x: number; y: number }) => (
  <g className={`ti-worth ${kind}`} transform={`translate(${x} ${y})`}>
    {kind === 'resources' ? <circle r="9" /> : <path d="M0-10.4 9-5.2V5.2L0 10.4-9 5.2V-5.2Z" />}
    <text dy="0.35em">{value}</text>
  </g>
);

const Moons = ({ planet, radius }: { planet: Planet; radius: number }) =>
  planet.attachments.map((card, i) => {
    const angle = -0.5 + i * 0.55;
    const at = `translate(${Math.cos(angle) * (radius + 9)} ${Math.sin(angle) * (radius + 9)})`;
    return (
      <g key={card} transform={at} className={planet.exhaustedCards.includes(card) ? 'ti-moon spent' : 'ti-moon'}>
        <title>{cardName(card)}</title>
        <circle r="5" />
      </g>
    );
  });

/** A planet on the map: what it is, what it is worth, whose it is and who stands on it. */
export const World = ({ planet, radius, selectables, custodians, legendaryExhausted, reader, onAct }: WorldProps) => {
  const { specialties, legendary, station } = planets[planet.id];
  const { resources, influence } = worthOf(planet);
  const selectable = selectables?.planets[planet.id];
  const name = planetNames[planet.id];
  const { controller } = planet;
  return (
    <>
      <Piece
        selectable={selectable}
        isBarred={selectables?.barred[planet.id] !== undefined}
        label={name}
        className="ti-world"
        area={discPath(radius + 11)}
        onAct={onAct}
      >
        {traitsOf(planet).map((trait, i) => (
          <circle
            key={trait}
            className={`ti-trait ${trait}`}
            r={radius + 4.5 + i * 3}
            strokeDasharray={traitDash[trait]}
          />
        ))}
        {controller !== null && <Edge seat={controller} className="ti-held" d={discPath(radius + 1)} />}
        <PlanetDisc id={planet.id} radius={radius} />
        {station && (
          <path className="ti-station" d={`M${-radius - 8} 0H${radius + 8}M0 ${-radius - 8}V${radius + 8}`} />
        )}
        {legendary && (
          <path
            className={legendaryExhausted ? 'ti-legend spent' : 'ti-legend'}
            transform={`translate(0 ${-radius - 1})`}
            d="M0-8 2.4-2.4 8-1.6 4 2.4 5 8 0 5.4-5 8-4 2.4-8-1.6-2.4-2.4Z"
          />
        )}
        {specialties.map((colour, i) => (
          <g key={colour} transform={`translate(${radius * 0.72 + i * 12} ${-radius * 0.74})`}>
            <Gem colour={colour} size={15} />
          </g>
        ))}
        <Moons planet={planet} radius={radius} />
        <g className={planet.exhausted ? 'ti-worths spent' : 'ti-worths'}>
          <Badge kind="resources" value={resources} x={-radius - 2} y={-radius * 0.55} />
          <Badge kind="influence" value={influence} x={-radius - 2} y={-radius * 0.55 + 19} />
        </g>
        <text className="ti-planet-name" y={radius + 15}>
          {name}
        </text>
      </Piece>
      {isMecatol(planet.id) && custodians && (
        <g transform={`translate(${radius * 0.95} ${radius * 0.5})`} {...decoration}>
          <CustodiansToken />
        </g>
      )}
      {planet.factionTokens?.map(({ id, seat }, i) => (
        <g key={id} transform={`translate(${radius * 0.98} ${radius * 0.44 + i * 25}) scale(1.35)`} data-token={id}>
          <title>{planetTokenNames[id]}</title>
          <SleeperToken seat={seat} />
        </g>
      ))}
      {controller !== null && !planet.units.some(({ seat }) => seat === controller) && (
        <g className="ti-flag" transform={`translate(0 ${radius * 0.74})`} {...decoration}>
          <Edge seat={controller} className="ti-flag-edge" d={discPath(10)} rounds={0.5} />
          <GlyphMark seat={controller} size={11} />
        </g>
      )}
      {ownersOf(planet.units).map((seat, i, all) => (
        <g
          key={seat}
          transform={`translate(0 ${radius * 0.74 - (all.length - 1 - i) * 25})`}
          data-fleet={`${planet.id}:${seat}`}
        >
          <Fleet
            seat={seat}
            groups={planet.units.filter(group => group.seat === seat)}
            area={planet.id}
            areaName={name}
            size={20}
            most={radius * 2 + 26}
            units={selectables?.units ?? {}}
            barred={selectables?.barred ?? {}}
            mine={seat === reader}
            onAct={onAct}
          />
        </g>
      ))}
    </>
  );
};
