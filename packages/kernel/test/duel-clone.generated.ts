// Written from the shape in duel-state.ts; clone.test.ts says how to write it anew.
import { cloneJson } from '@orrery/kernel';
import type { Duel } from './duel-state.ts';

function copy1(from: Duel['stack']): Duel['stack'] {
  const copy: Duel['stack'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'proc': o['proc'],
    'args': cloneJson(o['args']),
  };
  }
  return copy;
}

function copy2(from: Duel['duellists']): Duel['duellists'] {
  const copy: Duel['duellists'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'hand': o['hand'].slice(),
    'charms': o['charms'].slice(),
    'coins': o['coins'],
    'score': o['score'],
  };
  }
  return copy;
}

export function cloneDuel(s: Duel): Duel {
  return {
    'stack': copy1(s['stack']),
    'core': s['core']['reactions'] === undefined ? {
    'asked': s['core']['asked'],
    'streams': { ...s['core']['streams'] },
    'ahead': cloneJson(s['core']['ahead']),
    'orders': cloneJson(s['core']['orders']),
  } : {
    'asked': s['core']['asked'],
    'streams': { ...s['core']['streams'] },
    'ahead': cloneJson(s['core']['ahead']),
    'orders': cloneJson(s['core']['orders']),
    'reactions': cloneJson(s['core']['reactions']),
  },
    'round': s['round'],
    'rounds': s['rounds'],
    'lead': s['lead'],
    'deck': s['deck'].slice(),
    'discard': s['discard'].slice(),
    'played': s['played'].slice(),
    'looked': s['looked'] === null ? null : {
    'seat': s['looked']['seat'],
    'cards': s['looked']['cards'].slice(),
  },
    'bank': s['bank'],
    'duellists': copy2(s['duellists']),
  };
}
