// Written by scripts/generate-clones.ts from the shape in state.ts. Run `npm run generate` after changing that.
import { cloneJson } from '@orrery/kernel';
import type { State } from './state.ts';

function copy1(from: NonNullable<State['seats'][number]['copies']>): NonNullable<State['seats'][number]['copies']> {
  const copy: NonNullable<State['seats'][number]['copies']>[number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'card': o['card'],
    'technology': o['technology'],
  };
  }
  return copy;
}

function copy2(from: State['seats'][number]['leaders']): State['seats'][number]['leaders'] {
  const copy: State['seats'][number]['leaders'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['tradeGoods'] === undefined ? {
    'id': o['id'],
    'locked': o['locked'],
  } : {
    'id': o['id'],
    'locked': o['locked'],
    'tradeGoods': o['tradeGoods'],
  };
  }
  return copy;
}

function copy3(from: State['seats'][number]['strategyCards']): State['seats'][number]['strategyCards'] {
  const copy: State['seats'][number]['strategyCards'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'id': o['id'],
    'exhausted': o['exhausted'],
  };
  }
  return copy;
}

function copy4(from: NonNullable<State['seats'][number]['planetCards']>[number]['units']): NonNullable<State['seats'][number]['planetCards']>[number]['units'] {
  const copy: NonNullable<State['seats'][number]['planetCards']>[number]['units'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['mark'] === undefined ? {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
  } : {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
    'mark': o['mark'],
  };
  }
  return copy;
}

function copy5(from: NonNullable<State['seats'][number]['planetCards']>[number]['units']): NonNullable<State['seats'][number]['planetCards']>[number]['units'] {
  const copy: NonNullable<State['seats'][number]['planetCards']>[number]['units'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['mark'] === undefined ? {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
  } : {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
    'mark': o['mark'],
  };
  }
  return copy;
}

function copy6(from: NonNullable<NonNullable<State['seats'][number]['planetCards']>[number]['factionTokens']>): NonNullable<NonNullable<State['seats'][number]['planetCards']>[number]['factionTokens']> {
  const copy: NonNullable<NonNullable<State['seats'][number]['planetCards']>[number]['factionTokens']>[number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'id': o['id'],
    'seat': o['seat'],
  };
  }
  return copy;
}

function copy7(from: NonNullable<State['seats'][number]['planetCards']>): NonNullable<State['seats'][number]['planetCards']> {
  const copy: NonNullable<State['seats'][number]['planetCards']>[number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['factionTokens'] === undefined ? {
    'id': o['id'],
    'controller': o['controller'],
    'exhausted': o['exhausted'],
    'units': copy4(o['units']),
    'coexisting': o['coexisting'].slice(),
    'attachments': o['attachments'].slice(),
    'exhaustedCards': o['exhaustedCards'].slice(),
    'explored': o['explored'],
  } : {
    'id': o['id'],
    'controller': o['controller'],
    'exhausted': o['exhausted'],
    'units': copy5(o['units']),
    'coexisting': o['coexisting'].slice(),
    'attachments': o['attachments'].slice(),
    'exhaustedCards': o['exhaustedCards'].slice(),
    'explored': o['explored'],
    'factionTokens': copy6(o['factionTokens']),
  };
  }
  return copy;
}

function copy8(from: State['seats'][number]['captured']): State['seats'][number]['captured'] {
  const copy: State['seats'][number]['captured'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
  };
  }
  return copy;
}

function copy9(from: State['seats']): State['seats'] {
  const copy: State['seats'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'faction': o['faction'],
    'sheet': o['sheet'].slice(),
    'home': o['home'],
    'tokens': {
    'tactic': o['tokens']['tactic'],
    'fleet': o['tokens']['fleet'],
    'strategy': o['tokens']['strategy'],
    'reinforcements': o['tokens']['reinforcements'],
  },
    ...(o['guests'] === undefined ? {} : { 'guests': o['guests'].slice() }),
    ...(o['copies'] === undefined ? {} : { 'copies': copy1(o['copies']) }),
    'tradeGoods': o['tradeGoods'],
    'commodities': o['commodities'],
    'technologies': o['technologies'].slice(),
    'exhausted': o['exhausted'].slice(),
    'leaders': copy2(o['leaders']),
    'strategyCards': copy3(o['strategyCards']),
    'passed': o['passed'],
    'actionCards': o['actionCards'].slice(),
    'secrets': o['secrets'].slice(),
    'scored': o['scored'].slice(),
    'points': o['points'],
    'notes': o['notes'].slice(),
    'notesInPlay': o['notesInPlay'].slice(),
    'borrowed': o['borrowed'],
    'relics': o['relics'].slice(),
    'fragments': {
    'cultural': o['fragments']['cultural'],
    'hazardous': o['fragments']['hazardous'],
    'industrial': o['fragments']['industrial'],
    'frontier': o['fragments']['frontier'],
  },
    'kept': o['kept'].slice(),
    'reviving': o['reviving'],
    ...(o['planetCards'] === undefined ? {} : { 'planetCards': copy7(o['planetCards']) }),
    'captured': copy8(o['captured']),
    'traded': o['traded'].slice(),
    'refusedBy': o['refusedBy'].slice(),
    'met': o['met'] === null ? null : o['met'].slice(),
    'talks': o['talks'],
    'dealsClosed': o['dealsClosed'],
    'eliminated': o['eliminated'],
  };
  }
  return copy;
}

function copy10(from: State['systems'][number]['space']): State['systems'][number]['space'] {
  const copy: State['systems'][number]['space'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['mark'] === undefined ? {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
  } : {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
    'mark': o['mark'],
  };
  }
  return copy;
}

function copy11(from: State['systems'][number]['planets'][number]['units']): State['systems'][number]['planets'][number]['units'] {
  const copy: State['systems'][number]['planets'][number]['units'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['mark'] === undefined ? {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
  } : {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
    'mark': o['mark'],
  };
  }
  return copy;
}

function copy12(from: State['systems'][number]['planets'][number]['units']): State['systems'][number]['planets'][number]['units'] {
  const copy: State['systems'][number]['planets'][number]['units'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['mark'] === undefined ? {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
  } : {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
    'mark': o['mark'],
  };
  }
  return copy;
}

function copy13(from: NonNullable<State['systems'][number]['planets'][number]['factionTokens']>): NonNullable<State['systems'][number]['planets'][number]['factionTokens']> {
  const copy: NonNullable<State['systems'][number]['planets'][number]['factionTokens']>[number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'id': o['id'],
    'seat': o['seat'],
  };
  }
  return copy;
}

function copy14(from: State['systems'][number]['planets']): State['systems'][number]['planets'] {
  const copy: State['systems'][number]['planets'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['factionTokens'] === undefined ? {
    'id': o['id'],
    'controller': o['controller'],
    'exhausted': o['exhausted'],
    'units': copy11(o['units']),
    'coexisting': o['coexisting'].slice(),
    'attachments': o['attachments'].slice(),
    'exhaustedCards': o['exhaustedCards'].slice(),
    'explored': o['explored'],
  } : {
    'id': o['id'],
    'controller': o['controller'],
    'exhausted': o['exhausted'],
    'units': copy12(o['units']),
    'coexisting': o['coexisting'].slice(),
    'attachments': o['attachments'].slice(),
    'exhaustedCards': o['exhaustedCards'].slice(),
    'explored': o['explored'],
    'factionTokens': copy13(o['factionTokens']),
  };
  }
  return copy;
}

function copy15(from: State['systems'][number]['space']): State['systems'][number]['space'] {
  const copy: State['systems'][number]['space'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['mark'] === undefined ? {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
  } : {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
    'mark': o['mark'],
  };
  }
  return copy;
}

function copy16(from: State['systems'][number]['planets'][number]['units']): State['systems'][number]['planets'][number]['units'] {
  const copy: State['systems'][number]['planets'][number]['units'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['mark'] === undefined ? {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
  } : {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
    'mark': o['mark'],
  };
  }
  return copy;
}

function copy17(from: State['systems'][number]['planets'][number]['units']): State['systems'][number]['planets'][number]['units'] {
  const copy: State['systems'][number]['planets'][number]['units'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['mark'] === undefined ? {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
  } : {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'damaged': o['damaged'],
    'mark': o['mark'],
  };
  }
  return copy;
}

function copy18(from: NonNullable<State['systems'][number]['planets'][number]['factionTokens']>): NonNullable<State['systems'][number]['planets'][number]['factionTokens']> {
  const copy: NonNullable<State['systems'][number]['planets'][number]['factionTokens']>[number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'id': o['id'],
    'seat': o['seat'],
  };
  }
  return copy;
}

function copy19(from: State['systems'][number]['planets']): State['systems'][number]['planets'] {
  const copy: State['systems'][number]['planets'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['factionTokens'] === undefined ? {
    'id': o['id'],
    'controller': o['controller'],
    'exhausted': o['exhausted'],
    'units': copy16(o['units']),
    'coexisting': o['coexisting'].slice(),
    'attachments': o['attachments'].slice(),
    'exhaustedCards': o['exhaustedCards'].slice(),
    'explored': o['explored'],
  } : {
    'id': o['id'],
    'controller': o['controller'],
    'exhausted': o['exhausted'],
    'units': copy17(o['units']),
    'coexisting': o['coexisting'].slice(),
    'attachments': o['attachments'].slice(),
    'exhaustedCards': o['exhaustedCards'].slice(),
    'explored': o['explored'],
    'factionTokens': copy18(o['factionTokens']),
  };
  }
  return copy;
}

function copy20(from: State['systems']): State['systems'] {
  const copy: State['systems'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['tile'] === undefined ? {
    'id': o['id'],
    'tokens': o['tokens'].slice(),
    'space': copy10(o['space']),
    'planets': copy14(o['planets']),
    'frontier': o['frontier'],
    'wormholes': o['wormholes'].slice(),
    'anomalies': o['anomalies'].slice(),
  } : {
    'id': o['id'],
    'tile': o['tile'],
    'tokens': o['tokens'].slice(),
    'space': copy15(o['space']),
    'planets': copy19(o['planets']),
    'frontier': o['frontier'],
    'wormholes': o['wormholes'].slice(),
    'anomalies': o['anomalies'].slice(),
  };
  }
  return copy;
}

function copy21(from: State['strategyCards']): State['strategyCards'] {
  const copy: State['strategyCards'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'id': o['id'],
    'tradeGoods': o['tradeGoods'],
  };
  }
  return copy;
}

function copy22(from: State['goodsOnKept']): State['goodsOnKept'] {
  const copy: State['goodsOnKept'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'id': o['id'],
    'tradeGoods': o['tradeGoods'],
  };
  }
  return copy;
}

function copy23(from: State['lasting']): State['lasting'] {
  const copy: State['lasting'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'id': o['id'],
    'seat': o['seat'],
    'until': o['until'],
    'aim': o['aim'],
  };
  }
  return copy;
}

function copy24(from: State['laws']): State['laws'] {
  const copy: State['laws'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'id': o['id'],
    'elected': o['elected'],
  };
  }
  return copy;
}

function copy25(from: State['wormholeTokens']): State['wormholeTokens'] {
  const copy: State['wormholeTokens'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['back'] === undefined ? {
    'card': o['card'],
    'system': o['system'],
    'shows': o['shows'],
  } : {
    'card': o['card'],
    'system': o['system'],
    'shows': o['shows'],
    'back': o['back'],
  };
  }
  return copy;
}

function copy26(from: NonNullable<State['combat']>['losses']): NonNullable<State['combat']>['losses'] {
  const copy: NonNullable<State['combat']>['losses'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'round': o['round'],
    'cause': o['cause'],
  };
  }
  return copy;
}

function copy27(from: NonNullable<State['combat']>['sustained']): NonNullable<State['combat']>['sustained'] {
  const copy: NonNullable<State['combat']>['sustained'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['mark'] === undefined ? {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
  } : {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'mark': o['mark'],
  };
  }
  return copy;
}

function copy28(from: NonNullable<State['combat']>['losses']): NonNullable<State['combat']>['losses'] {
  const copy: NonNullable<State['combat']>['losses'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'round': o['round'],
    'cause': o['cause'],
  };
  }
  return copy;
}

function copy29(from: NonNullable<State['combat']>['sustained']): NonNullable<State['combat']>['sustained'] {
  const copy: NonNullable<State['combat']>['sustained'][number][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const o = from[i]!;
    copy[i] = o['mark'] === undefined ? {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
  } : {
    'seat': o['seat'],
    'unit': o['unit'],
    'count': o['count'],
    'mark': o['mark'],
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
    'options': s['options'],
    'galaxy': s['galaxy'],
    'round': s['round'],
    'phase': s['phase'],
    'speaker': s['speaker'],
    'active': s['active'],
    'custodians': s['custodians'],
    'nexusOpen': s['nexusOpen'],
    'seats': copy9(s['seats']),
    'systems': copy20(s['systems']),
    'strategyCards': copy21(s['strategyCards']),
    'goodsOnKept': copy22(s['goodsOnKept']),
    'objectives': {
    'revealed': s['objectives']['revealed'].slice(),
    'stageOne': s['objectives']['stageOne'].slice(),
    'stageTwo': s['objectives']['stageTwo'].slice(),
    'secret': s['objectives']['secret'].slice(),
  },
    'secretsScored': s['secretsScored'].slice(),
    'actionCards': {
    'cards': s['actionCards']['cards'].slice(),
    'discard': s['actionCards']['discard'].slice(),
  },
    'playing': cloneJson(s['playing']),
    'lasting': copy23(s['lasting']),
    'agendas': {
    'cards': s['agendas']['cards'].slice(),
    'discard': s['agendas']['discard'].slice(),
  },
    'laws': copy24(s['laws']),
    'agenda': cloneJson(s['agenda']),
    'decidedAlone': cloneJson(s['decidedAlone']),
    'exploration': {
    'cultural': {
    'cards': s['exploration']['cultural']['cards'].slice(),
    'discard': s['exploration']['cultural']['discard'].slice(),
  },
    'hazardous': {
    'cards': s['exploration']['hazardous']['cards'].slice(),
    'discard': s['exploration']['hazardous']['discard'].slice(),
  },
    'industrial': {
    'cards': s['exploration']['industrial']['cards'].slice(),
    'discard': s['exploration']['industrial']['discard'].slice(),
  },
    'frontier': {
    'cards': s['exploration']['frontier']['cards'].slice(),
    'discard': s['exploration']['frontier']['discard'].slice(),
  },
  },
    'exploring': s['exploring'],
    'relics': s['relics'].slice(),
    'wormholeTokens': copy25(s['wormholeTokens']),
    'legendaryExhausted': s['legendaryExhausted'].slice(),
    'purged': s['purged'].slice(),
    'turnsSkipped': s['turnsSkipped'],
    'freeSecondaries': s['freeSecondaries'].slice(),
    'tokenPictures': cloneJson(s['tokenPictures']),
    'peek': cloneJson(s['peek']),
    'tactical': s['tactical'] === null ? null : {
    'seat': s['tactical']['seat'],
    'system': s['tactical']['system'],
    'step': s['tactical']['step'],
    'friends': s['tactical']['friends'].slice(),
    'waves': cloneJson(s['tactical']['waves']),
    'committed': s['tactical']['committed'].slice(),
    ...(s['tactical']['contested'] === undefined ? {} : { 'contested': s['tactical']['contested'].slice() }),
    ...(s['tactical']['gained'] === undefined ? {} : { 'gained': s['tactical']['gained'].slice() }),
    'extraMove': cloneJson(s['tactical']['extraMove']),
    ...(s['tactical']['noMovementIn'] === undefined ? {} : { 'noMovementIn': s['tactical']['noMovementIn'] }),
  },
    ...(s['lastActive'] === undefined ? {} : { 'lastActive': s['lastActive'] }),
    'combat': s['combat'] === null ? null : s['combat']['drawn'] === undefined ? {
    'kind': s['combat']['kind'],
    'system': s['combat']['system'],
    'planet': s['combat']['planet'],
    'attacker': s['combat']['attacker'],
    'defender': s['combat']['defender'],
    'round': s['combat']['round'],
    'retreating': s['combat']['retreating'],
    'hits': s['combat']['hits']['aimed'] === undefined ? {
    'attacker': s['combat']['hits']['attacker'],
    'defender': s['combat']['hits']['defender'],
  } : {
    'attacker': s['combat']['hits']['attacker'],
    'defender': s['combat']['hits']['defender'],
    'aimed': {
    'attacker': s['combat']['hits']['aimed']['attacker'],
    'defender': s['combat']['hits']['aimed']['defender'],
  },
  },
    'losses': copy26(s['combat']['losses']),
    'scorers': s['combat']['scorers'].slice(),
    'sustained': copy27(s['combat']['sustained']),
    'silenced': s['combat']['silenced'].slice(),
  } : {
    'kind': s['combat']['kind'],
    'system': s['combat']['system'],
    'planet': s['combat']['planet'],
    'attacker': s['combat']['attacker'],
    'defender': s['combat']['defender'],
    'round': s['combat']['round'],
    'retreating': s['combat']['retreating'],
    'hits': s['combat']['hits']['aimed'] === undefined ? {
    'attacker': s['combat']['hits']['attacker'],
    'defender': s['combat']['hits']['defender'],
  } : {
    'attacker': s['combat']['hits']['attacker'],
    'defender': s['combat']['hits']['defender'],
    'aimed': {
    'attacker': s['combat']['hits']['aimed']['attacker'],
    'defender': s['combat']['hits']['aimed']['defender'],
  },
  },
    'losses': copy28(s['combat']['losses']),
    'scorers': s['combat']['scorers'].slice(),
    'sustained': copy29(s['combat']['sustained']),
    'silenced': s['combat']['silenced'].slice(),
    'drawn': s['combat']['drawn'],
  },
    'maybeEliminated': s['maybeEliminated'].slice(),
    'needsSettling': s['needsSettling'],
    'winner': s['winner'],
    ...(s['strategySpent'] === undefined ? {} : { 'strategySpent': s['strategySpent'].slice() }),
    ...(s['draft'] === undefined ? {} : { 'draft': cloneJson(s['draft']) }),
    ...(s['dealtFactions'] === undefined ? {} : { 'dealtFactions': cloneJson(s['dealtFactions']) }),
    ...(s['dealtTiles'] === undefined ? {} : { 'dealtTiles': cloneJson(s['dealtTiles']) }),
    ...(s['clockwise'] === undefined ? {} : { 'clockwise': s['clockwise'].slice() }),
  };
}

function sameSystem1(a: State['systems'][number]['tokens'], b: State['systems'][number]['tokens']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function sameSystem2(a: State['systems'][number]['space'], b: State['systems'][number]['space']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x['seat'] === y['seat'] &&
    x['unit'] === y['unit'] &&
    x['count'] === y['count'] &&
    x['damaged'] === y['damaged'] &&
    x['mark'] === y['mark'])) return false;
  }
  return true;
}

function sameSystem3(a: State['systems'][number]['planets'][number]['units'], b: State['systems'][number]['planets'][number]['units']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x['seat'] === y['seat'] &&
    x['unit'] === y['unit'] &&
    x['count'] === y['count'] &&
    x['damaged'] === y['damaged'] &&
    x['mark'] === y['mark'])) return false;
  }
  return true;
}

function sameSystem4(a: State['systems'][number]['planets'][number]['coexisting'], b: State['systems'][number]['planets'][number]['coexisting']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function sameSystem5(a: State['systems'][number]['planets'][number]['attachments'], b: State['systems'][number]['planets'][number]['attachments']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function sameSystem6(a: State['systems'][number]['planets'][number]['exhaustedCards'], b: State['systems'][number]['planets'][number]['exhaustedCards']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function sameSystem7(a: NonNullable<State['systems'][number]['planets'][number]['factionTokens']>, b: NonNullable<State['systems'][number]['planets'][number]['factionTokens']>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x['id'] === y['id'] &&
    x['seat'] === y['seat'])) return false;
  }
  return true;
}

function sameSystem8(a: State['systems'][number]['planets'], b: State['systems'][number]['planets']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x['id'] === y['id'] &&
    x['controller'] === y['controller'] &&
    x['exhausted'] === y['exhausted'] &&
    sameSystem3(x['units'], y['units']) &&
    sameSystem4(x['coexisting'], y['coexisting']) &&
    sameSystem5(x['attachments'], y['attachments']) &&
    sameSystem6(x['exhaustedCards'], y['exhaustedCards']) &&
    x['explored'] === y['explored'] &&
    (x['factionTokens'] === undefined || y['factionTokens'] === undefined ? x['factionTokens'] === y['factionTokens'] : sameSystem7(x['factionTokens'], y['factionTokens'])))) return false;
  }
  return true;
}

function sameSystem9(a: State['systems'][number]['wormholes'], b: State['systems'][number]['wormholes']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function sameSystem10(a: State['systems'][number]['anomalies'], b: State['systems'][number]['anomalies']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

export function sameSystem(a: State['systems'][number], b: State['systems'][number]): boolean {
  return (
    a['id'] === b['id'] &&
    a['tile'] === b['tile'] &&
    sameSystem1(a['tokens'], b['tokens']) &&
    sameSystem2(a['space'], b['space']) &&
    sameSystem8(a['planets'], b['planets']) &&
    a['frontier'] === b['frontier'] &&
    sameSystem9(a['wormholes'], b['wormholes']) &&
    sameSystem10(a['anomalies'], b['anomalies'])
  );
}

function samePlayer1(a: State['seats'][number]['sheet'], b: State['seats'][number]['sheet']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer2(a: NonNullable<State['seats'][number]['guests']>, b: NonNullable<State['seats'][number]['guests']>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer3(a: NonNullable<State['seats'][number]['copies']>, b: NonNullable<State['seats'][number]['copies']>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x['card'] === y['card'] &&
    x['technology'] === y['technology'])) return false;
  }
  return true;
}

function samePlayer4(a: State['seats'][number]['technologies'], b: State['seats'][number]['technologies']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer5(a: State['seats'][number]['exhausted'], b: State['seats'][number]['exhausted']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer6(a: State['seats'][number]['leaders'], b: State['seats'][number]['leaders']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x['id'] === y['id'] &&
    x['locked'] === y['locked'] &&
    x['tradeGoods'] === y['tradeGoods'])) return false;
  }
  return true;
}

function samePlayer7(a: State['seats'][number]['strategyCards'], b: State['seats'][number]['strategyCards']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x['id'] === y['id'] &&
    x['exhausted'] === y['exhausted'])) return false;
  }
  return true;
}

function samePlayer8(a: State['seats'][number]['actionCards'], b: State['seats'][number]['actionCards']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer9(a: State['seats'][number]['secrets'], b: State['seats'][number]['secrets']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer10(a: State['seats'][number]['scored'], b: State['seats'][number]['scored']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer11(a: State['seats'][number]['notes'], b: State['seats'][number]['notes']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer12(a: State['seats'][number]['notesInPlay'], b: State['seats'][number]['notesInPlay']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer13(a: State['seats'][number]['relics'], b: State['seats'][number]['relics']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer14(a: State['seats'][number]['kept'], b: State['seats'][number]['kept']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer15(a: NonNullable<State['seats'][number]['planetCards']>[number]['units'], b: NonNullable<State['seats'][number]['planetCards']>[number]['units']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x['seat'] === y['seat'] &&
    x['unit'] === y['unit'] &&
    x['count'] === y['count'] &&
    x['damaged'] === y['damaged'] &&
    x['mark'] === y['mark'])) return false;
  }
  return true;
}

function samePlayer16(a: NonNullable<State['seats'][number]['planetCards']>[number]['coexisting'], b: NonNullable<State['seats'][number]['planetCards']>[number]['coexisting']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer17(a: NonNullable<State['seats'][number]['planetCards']>[number]['attachments'], b: NonNullable<State['seats'][number]['planetCards']>[number]['attachments']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer18(a: NonNullable<State['seats'][number]['planetCards']>[number]['exhaustedCards'], b: NonNullable<State['seats'][number]['planetCards']>[number]['exhaustedCards']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer19(a: NonNullable<NonNullable<State['seats'][number]['planetCards']>[number]['factionTokens']>, b: NonNullable<NonNullable<State['seats'][number]['planetCards']>[number]['factionTokens']>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x['id'] === y['id'] &&
    x['seat'] === y['seat'])) return false;
  }
  return true;
}

function samePlayer20(a: NonNullable<State['seats'][number]['planetCards']>, b: NonNullable<State['seats'][number]['planetCards']>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x['id'] === y['id'] &&
    x['controller'] === y['controller'] &&
    x['exhausted'] === y['exhausted'] &&
    samePlayer15(x['units'], y['units']) &&
    samePlayer16(x['coexisting'], y['coexisting']) &&
    samePlayer17(x['attachments'], y['attachments']) &&
    samePlayer18(x['exhaustedCards'], y['exhaustedCards']) &&
    x['explored'] === y['explored'] &&
    (x['factionTokens'] === undefined || y['factionTokens'] === undefined ? x['factionTokens'] === y['factionTokens'] : samePlayer19(x['factionTokens'], y['factionTokens'])))) return false;
  }
  return true;
}

function samePlayer21(a: State['seats'][number]['captured'], b: State['seats'][number]['captured']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x['seat'] === y['seat'] &&
    x['unit'] === y['unit'] &&
    x['count'] === y['count'])) return false;
  }
  return true;
}

function samePlayer22(a: State['seats'][number]['traded'], b: State['seats'][number]['traded']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer23(a: State['seats'][number]['refusedBy'], b: State['seats'][number]['refusedBy']): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

function samePlayer24(a: NonNullable<State['seats'][number]['met']>, b: NonNullable<State['seats'][number]['met']>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (!(x === y)) return false;
  }
  return true;
}

export function samePlayer(a: State['seats'][number], b: State['seats'][number]): boolean {
  return (
    a['faction'] === b['faction'] &&
    samePlayer1(a['sheet'], b['sheet']) &&
    a['home'] === b['home'] &&
    a['tokens']['tactic'] === b['tokens']['tactic'] &&
    a['tokens']['fleet'] === b['tokens']['fleet'] &&
    a['tokens']['strategy'] === b['tokens']['strategy'] &&
    a['tokens']['reinforcements'] === b['tokens']['reinforcements'] &&
    (a['guests'] === undefined || b['guests'] === undefined ? a['guests'] === b['guests'] : samePlayer2(a['guests'], b['guests'])) &&
    (a['copies'] === undefined || b['copies'] === undefined ? a['copies'] === b['copies'] : samePlayer3(a['copies'], b['copies'])) &&
    a['tradeGoods'] === b['tradeGoods'] &&
    a['commodities'] === b['commodities'] &&
    samePlayer4(a['technologies'], b['technologies']) &&
    samePlayer5(a['exhausted'], b['exhausted']) &&
    samePlayer6(a['leaders'], b['leaders']) &&
    samePlayer7(a['strategyCards'], b['strategyCards']) &&
    a['passed'] === b['passed'] &&
    samePlayer8(a['actionCards'], b['actionCards']) &&
    samePlayer9(a['secrets'], b['secrets']) &&
    samePlayer10(a['scored'], b['scored']) &&
    a['points'] === b['points'] &&
    samePlayer11(a['notes'], b['notes']) &&
    samePlayer12(a['notesInPlay'], b['notesInPlay']) &&
    a['borrowed'] === b['borrowed'] &&
    samePlayer13(a['relics'], b['relics']) &&
    a['fragments']['cultural'] === b['fragments']['cultural'] &&
    a['fragments']['hazardous'] === b['fragments']['hazardous'] &&
    a['fragments']['industrial'] === b['fragments']['industrial'] &&
    a['fragments']['frontier'] === b['fragments']['frontier'] &&
    samePlayer14(a['kept'], b['kept']) &&
    a['reviving'] === b['reviving'] &&
    (a['planetCards'] === undefined || b['planetCards'] === undefined ? a['planetCards'] === b['planetCards'] : samePlayer20(a['planetCards'], b['planetCards'])) &&
    samePlayer21(a['captured'], b['captured']) &&
    samePlayer22(a['traded'], b['traded']) &&
    samePlayer23(a['refusedBy'], b['refusedBy']) &&
    (a['met'] === null || b['met'] === null ? a['met'] === b['met'] : samePlayer24(a['met'], b['met'])) &&
    a['talks'] === b['talks'] &&
    a['dealsClosed'] === b['dealsClosed'] &&
    a['eliminated'] === b['eliminated']
  );
}
