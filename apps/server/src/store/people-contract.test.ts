import { expect, test } from 'vitest';
import { newId } from '../common/ids.ts';
import { at, onEachDatabase } from '../testing/each-database.ts';
import { someNotice, somePerson } from '../testing/records.ts';

onEachDatabase(open => {
  test('stores people with their settings, and finds them by their last recovery token', async () => {
    const [store] = await open();
    const [ann, bob] = [somePerson(), somePerson('Bob 😀')];
    await store.people.create(ann);
    await store.people.create(bob);
    await expect(store.people.create(ann)).rejects.toThrow();
    expect(await store.people.read(bob.id)).toEqual(bob);
    expect(await store.people.read(newId())).toBeUndefined();
    const changed = { ...ann, name: 'Anna', webhookSecret: null, pushes: [] };
    expect(await store.people.change(ann.id, () => ({ ...changed, created: 5 }))).toEqual({ ...changed, created: 5 });
    expect(await store.people.change(newId(), person => person)).toBeUndefined();
    expect(await store.people.read(ann.id)).toEqual(changed);

    await store.people.setRecovery(ann.id, 'one');
    expect(await store.people.findByRecovery('one')).toEqual(changed);
    await store.people.setRecovery(ann.id, 'two');
    expect(await store.people.findByRecovery('one')).toBeUndefined();
    expect((await store.people.findByRecovery('two'))?.id).toBe(ann.id);
    await expect(store.people.setRecovery(bob.id, 'two')).rejects.toThrow();
    expect((await store.people.findByRecovery('two'))?.id).toBe(ann.id);
  });

  test('loses no concurrent changes of a person', async () => {
    const stores = await open();
    const ann = { ...somePerson(), pushes: [] };
    await stores[0].people.create(ann);
    const push = (index: number) => ({ endpoint: `https://push.example/${index}`, keys: { p256dh: '', auth: '' } });
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        at(stores, index).people.change(ann.id, person =>
          index % 3 === 0
            ? { ...person, name: `${person.name}!` }
            : { ...person, pushes: [...person.pushes, push(index)] },
        ),
      ),
    );
    const changed = (await stores[0].people.read(ann.id))!;
    expect(changed.name).toBe(ann.name + '!'.repeat(10));
    expect(changed.pushes).toHaveLength(20);
  });

  test('offers each notice to one claimer at a time, until it is ended', async () => {
    const stores = await open('empty');
    const [store] = stores;
    const ids = Array.from({ length: 10 }, (_, index) => `n${index}`);
    for (const [index, id] of ids.entries()) await store.notices.add(someNotice(id), 100 + index);
    await store.notices.add({ ...someNotice('n0'), seat: 9 }, 1); // noted already
    expect(await store.notices.claim(99, 200, 99)).toEqual([]);
    expect(await store.notices.claim(100, 200, 99)).toEqual([{ ...someNotice('n0'), attempts: 1 }]);
    const claims = await Promise.all(
      Array.from({ length: 9 }, (_, index) => at(stores, index).notices.claim(150, 200, 2)),
    );
    const claimed = [...claims.flat(), ...(await store.notices.claim(150, 200, 99))];
    expect(claimed.map(each => each.id).toSorted()).toEqual(ids.slice(1));
    await store.notices.end('n0');
    await store.notices.end('n1');
    await store.notices.retry('n2', 180);
    expect(await store.notices.claim(190, 200, 99)).toEqual([{ ...someNotice('n2'), attempts: 2 }]);
    expect(await store.notices.claim(999, 1999, 99)).toHaveLength(8);
    await store.notices.add(someNotice('n1'), 1); // ended notices stay ended
    expect(await store.notices.claim(999, 1999, 99)).toEqual([]);
  });

  test('gives concurrent callers the same secret', async () => {
    const stores = await open();
    const asked = Array.from({ length: 12 }, (_, index) => at(stores, index).secret('s', () => `mine ${index}`));
    const secrets = await Promise.all(asked);
    expect(new Set(secrets).size).toBe(1);
    expect(await stores[0].secret('s', () => 'later')).toBe(secrets[0]);
    expect(await stores[0].secret('t', () => 'other')).toBe('other');
  });

  test('passes its health check only while it is open', async () => {
    const [store] = await open('empty');
    await store.ping();
    await store.close();
    await expect(store.ping()).rejects.toThrow();
  });
});
