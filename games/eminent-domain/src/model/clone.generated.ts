// Written by scripts/generate-clones.ts from the shape in state.ts. Run `npm run generate` after changing that.
import { cloneJson } from '@orrery/kernel';
import type { State } from './state.ts';

function copy1(from: State['turn']['effects']): State['turn']['effects'] {
  const copy: State['turn']['effects'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'effect': o['effect'],
    'resources': o['resources'].slice(),
  };
  }
  return copy;
}

function copy2(from: State['seats'][number]['planets']): State['seats'][number]['planets'] {
  const copy: State['seats'][number]['planets'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'id': o['id'],
    'faceUp': o['faceUp'],
    'colonies': o['colonies'].slice(),
    'filled': o['filled'].slice(),
    'scorched': o['scorched'],
  };
  }
  return copy;
}

function copy3(from: State['seats']): State['seats'] {
  const copy: State['seats'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'deck': o['deck'].slice(),
    'hand': o['hand'].slice(),
    'discard': o['discard'].slice(),
    'acting': o['acting'],
    'played': o['played'].slice(),
    'planets': copy2(o['planets']),
    'permanents': o['permanents'].slice(),
    'fighters': o['fighters'],
    'influence': o['influence'],
  };
  }
  return copy;
}

export function cloneState(s: State): State {
  return {
    'stack': cloneJson(s['stack']),
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
    'options': s['options']['guarded'] === undefined ? {
    'errata2014': s['options']['errata2014'],
    'extended': s['options']['extended'],
    'learning': s['options']['learning'],
  } : {
    'errata2014': s['options']['errata2014'],
    'extended': s['options']['extended'],
    'learning': s['options']['learning'],
    'guarded': s['options']['guarded'],
  },
    'start': s['start'],
    'turn': {
    'number': s['turn']['number'],
    'seat': s['turn']['seat'],
    'role': s['turn']['role'],
    'stackWasEmpty': s['turn']['stackWasEmpty'],
    'effects': copy1(s['turn']['effects']),
    'spent': s['turn']['spent'].slice(),
  },
    'seats': copy3(s['seats']),
    'stacks': {
    'survey': s['stacks']['survey'].slice(),
    'warfare': s['stacks']['warfare'].slice(),
    'colonize': s['stacks']['colonize'].slice(),
    'produce-trade': s['stacks']['produce-trade'].slice(),
    'research': s['stacks']['research'].slice(),
  },
    'planetDeck': s['planetDeck'].slice(),
    'planetDiscard': s['planetDiscard'].slice(),
    'looking': s['looking'].slice(),
    'planetsOut': s['planetsOut'].slice(),
    'market': s['market'].slice(),
    'removed': s['removed'].slice(),
    'supply': s['supply'],
  };
}
