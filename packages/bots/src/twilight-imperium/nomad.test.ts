import { type Ask, cloneJson, seedFrom, simplestAnswer, Table } from '@orrery/kernel';
import { twilightImperium } from '@orrery/twilight-imperium';
import type { System, View } from '@orrery/twilight-imperium/view';
import { describe, expect, test } from 'vitest';
import { rangeOf } from './expedition.ts';
import { heroValue, isTimely, nomadAnswers } from './nomad.ts';
import { bestBuild, worksIn } from './production.ts';
import type { Pick } from './question.ts';
import { type Realm, realmOf } from './realm.ts';
import { atMoment } from './windows.ts';

const ME = 0;

function firstView(): View {
  const options = twilightImperium.readOptions({ factions: ['nomad', 'sol', 'hacan'] }, 3);
  if (!options.ok) throw new Error(options.message);
  const table = new Table(twilightImperium, { seats: 3, options: options.value, seed: seedFrom('nomad') });
  while (table.view(ME).phase !== 'action') {
    const ask = table.firstAsk()!;
    table.answer({ ask: ask.id, seat: ask.seat, value: simplestAnswer(ask) });
  }
  return table.view(ME);
}

const first = firstView();

/** The Nomad's reading of its first action phase, with a change to the view. */
function given(change: (view: View) => void = () => {}): Realm {
  const view = cloneJson(first as never) as View;
  change(view);
  return realmOf(view, ME);
}

const systemOf = (view: View, id: string): System => view.systems.find(system => system.id === id)!;
const player = (view: View) => view.players[ME]!;
const set = (target: object, change: object): void => void Object.assign(target, change);

/** An empty system far from the Nomad's home, and one next to it. */
const realm = given();
const far = realm.view.systems.find(
  ({ id, space, anomalies }) =>
    realm.distance(player(realm.view).home, id) > 3 && space.length === 0 && anomalies.length === 0 && id !== '82a',
)!.id;

const withMech = (view: View): void => {
  (systemOf(view, far).space as object[]).push({ seat: ME, unit: 'mech', count: 1, damaged: 0 });
};

const comes = (change: (view: View) => void): readonly string[] =>
  rangeOf(given(change))
    .of(far)
    .map(({ unit }) => unit);

describe('the steward as the Nomad', () => {
  test('counts on the leap of the flagship to an own mech, and on no other ship', () => {
    expect(comes(() => {})).toEqual([]);
    expect(comes(withMech)).toEqual(['flagship']);
  });

  test('moves the flagship past an own command token once the hero has set it free', () => {
    const held = (view: View): void => {
      withMech(view);
      (systemOf(view, player(view).home).tokens as number[]).push(ME);
    };
    expect(comes(held)).toEqual([]);
    expect(
      comes(view => {
        held(view);
        set(view, { lasting: [{ id: 'ahk-syl-siven', seat: ME, until: 'round', aim: null }] });
      }),
    ).toEqual(['flagship']);
    expect(heroValue(given(held))).toBeGreaterThan(0);
    expect(heroValue(given())).toBeLessThan(0);
  });

  test('builds its flagship for nothing with the commander', () => {
    const built = (locked: boolean): number => {
      const poor = given(view => {
        const home = systemOf(view, player(view).home);
        set(home, { space: home.space.filter(({ unit }) => unit !== 'flagship') });
        set(player(view), { leaders: [{ id: 'navarch-feng', locked }], tradeGoods: 0 });
      });
      const { home } = poor.player;
      return bestBuild(poor, poor.holdings, worksIn(poor, poor.holdings, home, 0), undefined).amounts.flagship ?? 0;
    };
    expect([built(false), built(true)]).toEqual([1, 0]);
  });

  const asked = (key: string, prompt: Ask['prompt'] = {}): Pick =>
    ({
      id: '1',
      seat: ME,
      kind: 'x',
      form: 'pick',
      prompt,
      min: 0,
      max: 1,
      options: [{ key }],
    }) as unknown as Pick;
  const plays = (key: string, change: (view: View) => void = () => {}, prompt: Ask['prompt'] = {}): boolean => {
    const ask = asked(key, prompt);
    const answer = atMoment({ ask, realm: given(change) }) as readonly string[] | undefined;
    expect(isTimely(given(change), ask, key)).toBe(answer?.includes(key) === true);
    return answer?.includes(key) === true;
  };

  test('uses its agents where they help', () => {
    expect(plays('artuno-the-betrayer')).toBe(true);
    expect(plays('temporal-command-suite', undefined, { seat: ME, leader: 'artuno-the-betrayer' })).toBe(true);
    expect(plays('temporal-command-suite', undefined, { seat: 1, leader: 'evelyn-delouis' })).toBe(false);
    expect(plays('the-cavalry#0')).toBe(true);
    const rolled = (attacker: number, own: number, theirs: number) => (view: View) =>
      set(view, { combat: { attacker, defender: 1, hits: { attacker: own, defender: theirs } } });
    expect(plays('the-thundarian', rolled(ME, 0, 2))).toBe(true);
    expect(plays('the-thundarian', rolled(ME, 2, 1))).toBe(false);
    expect(plays('the-thundarian', rolled(2, 0, 2))).toBe(false); // somebody else's combat
    expect(plays('field-marshal-mercer', view => set(view, { active: ME }))).toBe(true);
    expect(plays('field-marshal-mercer', view => set(view, { active: 1 }))).toBe(false);
  });

  test('sends troops that nobody misses to the weakest planet', () => {
    const line = (key: string, system: string) => ({ key, at: { system }, min: 0, max: 4 });
    const ask = {
      ...asked(''),
      form: 'allocate',
      kind: 'field-marshal-mercer',
      prompt: { system: far },
      max: 2,
      suggest: {},
      lines: [line('infantry@arcturus', player(first).home), line('infantry@46', '46')],
    } as unknown as Ask;
    expect(nomadAnswers['field-marshal-mercer']!({ ask, realm: given() })).toEqual({ 'infantry@arcturus': 1 });
    const planets = { ...asked('arcturus'), min: 1, options: [{ key: 'arcturus' }, { key: 'jord' }] };
    expect(nomadAnswers['field-marshal-mercer.planet']!({ ask: planets as unknown as Ask, realm: given() })).toEqual([
      'jord',
    ]);
  });
});
