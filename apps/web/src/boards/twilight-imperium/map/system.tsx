import type { Seat } from '@orrery/kernel';
import { ringSpots, spotOf } from '@orrery/twilight-imperium/drawing';
import { initiativeOf, printedIn, type System, type View } from '@orrery/twilight-imperium/view';
import { type MouseEvent, memo, type PointerEvent, useRef } from 'react';
import { decoration } from '../../../art/ti/decoration.ts';
import { hexInner, hexPoints, type Point } from '../../../art/ti/hex.ts';
import { AnomalyTexture, Stars, type Wormhole, WormholeRing } from '../../../art/ti/sky.tsx';
import { CommandToken, FrontierToken } from '../../../art/ti/tokens.tsx';
import { t } from '../../../text/index.ts';
import { Fleet, ownersOf } from './fleet.tsx';
import { hasSelectablePieces, type SystemSelectables } from './selectable.ts';
import { World } from './world.tsx';

export interface SystemProps {
  readonly system: System;
  readonly position: string;
  readonly at: Point;
  readonly name: string;
  /** All of it in words. */
  readonly label: string;
  readonly wormholes: readonly Wormhole[];
  readonly selectables: SystemSelectables | undefined;
  readonly markers: View['tokenPictures'];
  readonly isActive: boolean;
  readonly isHome: boolean;
  readonly custodians: boolean;
  readonly legendaryExhausted: readonly string[];
  readonly reader: Seat | null;
  /** Whether Tab stops here though nothing can be chosen. */
  readonly isStop: boolean;
  readonly onAct: (keys: readonly string[]) => void;
  readonly onShow: (system: string | undefined) => void;
  readonly onSelect: (system: string) => void;
}

const Tokens = ({ system, markers }: Pick<SystemProps, 'system' | 'markers'>) => {
  const covered = new Set(markers.flatMap(({ standsFor }) => standsFor));
  const seats = system.tokens.filter(seat => !covered.has(seat));
  const count = seats.length + markers.length;
  const x = (i: number) => (i - (count - 1) / 2) * 17;
  return (
    <g transform="translate(0 -72)" {...decoration}>
      {markers.map(({ card }, i) => (
        <g key={card} transform={`translate(${x(i)} 0)`} className="ti-marker">
          <path d="M-8 -9H8V2L0 10 -8 2Z" />
          <text dy="0.2em">{initiativeOf(card)}</text>
        </g>
      ))}
      {seats.map((seat, i) => (
        <g key={seat} transform={`translate(${x(i + markers.length)} 0)`}>
          <g data-token={seat}>
            <CommandToken seat={seat} size={20} />
          </g>
        </g>
      ))}
    </g>
  );
};

type ShipsProps = Pick<SystemProps, 'system' | 'name' | 'selectables' | 'reader' | 'onAct'>;

const Ships = ({ system, name, selectables, reader, onAct }: ShipsProps) => {
  const owners = ownersOf(system.space);
  const isCrowded = owners.length > 1 && system.planets.length > 0;
  const first = system.planets.length > 2 ? 60 : system.planets.length > 0 ? 53 : owners.length > 1 ? -6 : 8;
  return owners.map((seat, i) => {
    const y = isCrowded ? 46 + i * 24 : first + i * 30;
    return (
      <g key={seat} transform={`translate(0 ${y})`} data-fleet={`space:${seat}`}>
        <Fleet
          seat={seat}
          groups={system.space.filter(group => group.seat === seat)}
          area="space"
          areaName={name}
          size={isCrowded ? 19 : 26}
          most={2 * (92 - Math.max(0, y) * 0.58) - 8}
          units={selectables?.units ?? {}}
          barred={selectables?.barred ?? {}}
          mine={seat === reader}
          onAct={onAct}
        />
      </g>
    );
  });
};

/** The board is being drawn along under the pointer. */
const isPan = ({ pointerType, buttons }: PointerEvent): boolean => pointerType === 'mouse' && buttons > 0;

const isTap = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

/**
 * One system: sky, worlds, ships and tokens, over one area that can be pointed at. A tap anywhere in it selects it, since a
 * finger is too broad for its pieces; the sheet of the system has a button for each of them.
 */
const SystemHexNow = (props: SystemProps) => {
  const { system, position, at, label, wormholes, selectables, isActive, isHome, onAct, onShow, onSelect } = props;
  const printed = printedIn(system);
  const isTouched = useRef(false);
  const selectable = selectables?.system;
  const cannot = selectable ? undefined : selectables?.barred.system;
  const reasons = Object.values(selectables?.barred ?? {});
  const classes = [
    'ti-system',
    selectable ? 'lit' : '',
    selectable?.chosen ? 'chosen' : '',
    selectable?.advised ? 'advised' : '',
    hasSelectablePieces(selectables) && !selectable ? 'near' : '',
    cannot ? 'barred' : '',
    isActive ? 'active' : '',
  ];
  return (
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={`translate(${at.x} ${at.y})`}
      data-system={system.id}
      onPointerEnter={event => event.pointerType === 'touch' || isPan(event) || onShow(system.id)}
      onPointerLeave={event => event.pointerType === 'touch' || onShow(undefined)}
      onPointerDownCapture={event => {
        isTouched.current = event.pointerType === 'touch';
      }}
      onClickCapture={event => {
        isTouched.current = false;
        if (!isTap(event)) return;
        event.stopPropagation();
        onSelect(system.id);
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: there is no button among the elements of SVG */}
      <polygon
        className={isHome ? 'ti-hex home' : 'ti-hex'}
        points={hexPoints}
        role="button"
        tabIndex={selectable || reasons.length > 0 || props.isStop ? 0 : -1}
        aria-label={[label, ...reasons.map(each => t('why.also', { label: each.label, why: each.why }))].join('. ')}
        {...(selectable ? { 'aria-pressed': selectable.chosen } : {})}
        onFocus={() => isTouched.current || onShow(system.id)}
        onBlur={() => onShow(undefined)}
        onClick={() => (selectable ? onAct(selectable.keys) : onShow(system.id))}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation(); // Enter elsewhere would confirm the question
          if (selectable) onAct(selectable.keys);
        }}
      />
      <g className="ti-sky" {...decoration}>
        <Stars seed={system.id} />
        {[...printed.anomalies, ...system.anomalies].map(kind => (
          <AnomalyTexture key={kind} kind={kind} seed={system.id} />
        ))}
        {isActive && <polygon className="ti-active" points={hexInner} />}
        {selectable && <polygon className="ti-light" points={hexInner} />}
        <text className="ti-position" y="77">
          {/^\d/.test(position) && position}
        </text>
        {wormholes.map((kind, i) => {
          const { x, y } = ringSpots(system.planets.length, i);
          return (
            <g key={kind} transform={`translate(${x} ${y})`}>
              <WormholeRing kind={kind} radius={15} />
            </g>
          );
        })}
        {system.frontier && (
          <g transform="translate(0 53)">
            <FrontierToken />
          </g>
        )}
      </g>
      {system.planets.map((planet, i) => {
        const spot = spotOf(system.planets.length, i);
        return (
          <g key={planet.id} transform={`translate(${spot.x} ${spot.y})`}>
            <World
              planet={planet}
              radius={spot.radius}
              selectables={selectables}
              custodians={props.custodians}
              legendaryExhausted={props.legendaryExhausted.includes(planet.id)}
              reader={props.reader}
              onAct={onAct}
            />
          </g>
        );
      })}
      <Tokens system={system} markers={props.markers} />
      <Ships system={system} name={props.name} selectables={selectables} reader={props.reader} onAct={onAct} />
    </g>
  );
};

/** Drawn anew only when something in it is different. */
export const SystemHex = memo(SystemHexNow, (before, after) => JSON.stringify(before) === JSON.stringify(after));
