// Written from the shape in synthetic.ts: `vitest --update` in this folder writes it anew.
import type { Synthetic } from './synthetic.ts';

function copy1(from: Synthetic['systems'][number]['space']): Synthetic['systems'][number]['space'] {
  const copy: Synthetic['systems'][number]['space'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'id': o['id'],
    'owner': o['owner'],
    'damaged': o['damaged'],
  };
  }
  return copy;
}

function copy2(from: Synthetic['systems'][number]['planets'][number]['units']): Synthetic['systems'][number]['planets'][number]['units'] {
  const copy: Synthetic['systems'][number]['planets'][number]['units'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'id': o['id'],
    'owner': o['owner'],
    'damaged': o['damaged'],
  };
  }
  return copy;
}

function copy3(from: Synthetic['systems'][number]['planets']): Synthetic['systems'][number]['planets'] {
  const copy: Synthetic['systems'][number]['planets'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'id': o['id'],
    'controller': o['controller'],
    'exhausted': o['exhausted'],
    'units': copy2(o['units']),
  };
  }
  return copy;
}

function copy4(from: Synthetic['systems']): Synthetic['systems'] {
  const copy: Synthetic['systems'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'id': o['id'],
    'tokens': o['tokens'].slice(),
    'space': copy1(o['space']),
    'planets': copy3(o['planets']),
  };
  }
  return copy;
}

function copy5(from: Synthetic['players']): Synthetic['players'] {
  const copy: Synthetic['players'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'name': o['name'],
    'hand': o['hand'].slice(),
    'counters': { ...o['counters'] },
  };
  }
  return copy;
}

export function cloneSynthetic(s: Synthetic): Synthetic {
  return {
    'round': s['round'],
    'systems': copy4(s['systems']),
    'players': copy5(s['players']),
  };
}
