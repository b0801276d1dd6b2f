import './orrery.css';

const orbits = [
  { radius: 58, size: 5, colour: 'oklch(0.72 0.1 40)', seconds: 19, start: 40 },
  { radius: 92, size: 8, colour: 'oklch(0.72 0.08 235)', seconds: 31, start: 200 },
  { radius: 132, size: 11, colour: 'oklch(0.7 0.09 165)', seconds: 53, start: 305 },
  { radius: 176, size: 7, colour: 'oklch(0.78 0.09 95)', seconds: 89, start: 120 },
] as const;

const spokes = Array.from({ length: 72 }, (_, i) => i * 5);

/** The clockwork that gives the place its name. */
export const Orrery = () => (
  <svg className="orrery" viewBox="-200 -200 400 400" aria-hidden="true">
    <defs>
      <radialGradient id="orrery-sun">
        <stop offset="0" stopColor="oklch(0.95 0.08 90)" />
        <stop offset="1" stopColor="oklch(0.72 0.12 75)" />
      </radialGradient>
    </defs>
    <g className="orrery-scale">
      {spokes.map(angle => (
        <path key={angle} d={`M0 -194V-${angle % 30 === 0 ? 184 : 189}`} transform={`rotate(${angle})`} />
      ))}
      <circle r="194" />
    </g>
    {orbits.map(({ radius, size, colour, seconds, start }) => (
      <g key={radius}>
        <circle className="orrery-ring" r={radius} />
        <g transform={`rotate(${start})`}>
          <g className="orrery-arm" style={{ animationDuration: `${seconds}s` }}>
            <path d={`M0 0V-${radius}`} />
            <circle cy={-radius} r={size} fill={colour} />
            <path className="orrery-shade" d={`M${-size} ${-radius}A${size} ${size} 0 0 0 ${size} ${-radius}Z`} />
          </g>
        </g>
      </g>
    ))}
    <circle r="17" fill="url(#orrery-sun)" />
    <circle className="orrery-ring" r="22" />
  </svg>
);
