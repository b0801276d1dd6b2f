import { findGame } from '@orrery/catalogue';
import { load, quickRandom, randomAnswer, type Seat } from '@orrery/kernel';
import type { Command, CreateTableRequest } from '@orrery/protocol';
import { testLimits } from '../../common/limits.ts';
import { type Person, peopleOf } from '../../rooms/room.ts';
import { serve } from '../../serve.ts';
import { openStore, type StoreSettings } from '../../store/open.ts';
import { importTables } from '../../transfer/import.ts';
import { Client } from '../client.ts';
import { playGame } from '../play.ts';
import { corpusSave, type StoredTable } from './files.ts';

const twilight = 'twilight-imperium';
const eminent = 'eminent-domain';

/** Games of the corpus that are tables here. */
const fromCorpus = [
  { title: 'In a space combat', game: twilight, save: '6p-all-space-combat-windows' },
  { title: 'In a ground combat', game: twilight, save: '5p-base-ground-combat' },
  { title: 'In a vote', game: twilight, save: '6p-base-vote' },
  { title: 'With an answer ahead of turn', game: twilight, save: '6p-all-answer-ahead' },
  { title: 'With an undo asked for', game: twilight, save: '4p-all-undo-asked' },
  { title: 'Nearly over', game: twilight, save: '3p-base-nearly-over' },
  { title: 'Over', game: eminent, save: '4p-over' },
  { title: 'Following, ahead of turn', game: eminent, save: '3p-extended-follow-ahead' },
];

const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'];

const serverFor = (settings: StoreSettings) =>
  serve({
    port: 0,
    ...settings,
    logLevel: 'silent',
    tableThreads: 0,
    botThreads: 1,
    limits: testLimits,
    hidden: { least: 0, most: 0 },
  });

/** Fills an empty store with people and tables, as a server leaves them; what is in it then. */
export async function fill(settings: StoreSettings): Promise<{ people: Person[]; tables: StoredTable[] }> {
  const people = await welcome(settings);
  for (const each of fromCorpus) await takeIn(settings, people, each);
  await playThere(settings, people);
  return { people, tables: await tablesIn(settings) };
}

async function welcome(settings: StoreSettings): Promise<Person[]> {
  const running = await serverFor(settings);
  const people: Person[] = [];
  for (const name of names) {
    const { id } = await running.server.identities.create(name);
    people.push({ id, name });
  }
  await running.stop();
  return people;
}

/** A saved game as a table. People sit where it waits for somebody, so that it stays there; elsewhere bots. */
async function takeIn(
  settings: StoreSettings,
  people: readonly Person[],
  { title, game, save }: (typeof fromCorpus)[number],
): Promise<void> {
  const text = corpusSave(game, save);
  const imported = await importTables(settings, text);
  if (!imported.ok) throw new Error(`${save}: ${imported.message}`);
  const loaded = load(findGame(game)!.game, JSON.parse(text));
  if (!loaded.ok) throw new Error(`${save}: ${loaded.message}`);
  const waiting: readonly Seat[] = loaded.value.over ? [0, 1] : loaded.value.waiting();
  const store = await openStore(settings);
  const record = (await store.readTable(imported.value[0]!.id))!;
  const room = { ...record.room, title, host: people[0]!, open: true };
  for (const [seat, here] of room.seats.entries()) {
    const person = people[waiting.indexOf(seat)];
    if (waiting.includes(seat) && person) here.person = person;
    else here.bot = 'normal';
  }
  const { revision } = record;
  await store.commit(room.id, { revision, room, wakeAt: null, sitters: peopleOf(room) });
  // As a server does now and then; Eminent Domain has a table without, as after an import.
  if (game === twilight) await store.saveSnapshot(room.id, revision + 1, loaded.value.snapshots.at(-1)!);
  await store.close();
}

/** People look at the tables they have, make further ones, play and talk. */
async function playThere(settings: StoreSettings, [ann, bob]: readonly Person[]): Promise<void> {
  const running = await serverFor(settings);
  const connect = async (person: Person): Promise<Client> => {
    const client = new Client(running.address);
    client.cookie = `orrery=${await running.server.identities.cookieFor(person.id)}`;
    await client.connect();
    return client;
  };
  const [annHere, bobHere] = [await connect(ann!), await connect(bob!)];
  for (const { room } of await running.server.store.tablesOf(ann!.id, 100)) {
    annHere.watch(room.id);
    await annHere.until(() => annHere.pictures.has(room.id), 'a table');
  }
  const make = async (wish: CreateTableRequest, ...commands: readonly Command[]) => {
    const { table, you } = await annHere.create(wish);
    annHere.watch(table, you.key!);
    await annHere.until(() => annHere.rooms.has(table), 'the room');
    for (const command of commands) {
      const reply = await annHere.send(table, command);
      if (!reply.ok) throw new Error(`${wish.title}: ${command.do} was refused: ${reply.code}`);
    }
    return { table, key: you.key! };
  };
  const start: Command = { do: 'start' };

  const talking = await make({
    title: 'Running, with chat',
    game: eminent,
    seats: 3,
    bots: [null, null, 'normal'],
    clock: { kind: 'each', seconds: 86_400 },
  });
  bobHere.watch(talking.table, talking.key);
  await bobHere.until(() => bobHere.rooms.has(talking.table), 'the room');
  await bobHere.send(talking.table, { do: 'sit', key: talking.key });
  await annHere.send(talking.table, start);
  await answerSome([annHere, bobHere], talking.table, 20);
  for (const [client, text] of [
    [annHere, 'Good luck!'],
    [bobHere, 'It’s “on” now, Ann'],
    [annHere, 'Your turn \\ then'],
  ] as const)
    await client.send(talking.table, { do: 'chat', text });

  const over = await make({ title: 'Over, with bots', game: eminent, seats: 2, bots: [null, 'normal'] }, start);
  await playGame(annHere, over.table, 7);
  const paused = await make(
    { title: 'Paused', game: eminent, seats: 4, bots: [null, 'easy', 'easy', 'normal'] },
    start,
  );
  await answerSome([annHere], paused.table, 10);
  await annHere.send(paused.table, { do: 'pause', agree: true });
  const begun = await make(
    { title: 'Just begun', game: twilight, seats: 6, bots: [null, ...Array(5).fill('normal')] },
    start,
  );
  await answerSome([annHere], begun.table, 3);
  await make({ title: 'Gathering', game: twilight, seats: 4, bots: [null, 'easy'], open: true });

  annHere.close();
  bobHere.close();
  await running.stop();
}

/** Each answers what they are asked, so many answers in all; in the end the table waits for one of them again. */
async function answerSome(clients: readonly Client[], table: string, count: number): Promise<void> {
  const random = quickRandom(3);
  const open = (client: Client) => client.asks(table).filter(ask => !ask.ahead);
  const somebodyIsAsked = () =>
    Promise.race(clients.map(client => client.until(() => open(client).length > 0, 'a question')));
  for (let given = 0; given < count; ) {
    await somebodyIsAsked();
    const client = clients.find(each => open(each).length > 0)!;
    const ask = open(client)[0]!;
    const reply = await client.send(table, { do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
    if (!reply.ok) continue;
    given++;
    await client.until(() => open(client).every(each => each.id !== ask.id), 'what follows');
  }
  await somebodyIsAsked();
}

async function tablesIn(settings: StoreSettings): Promise<StoredTable[]> {
  const store = await openStore(settings);
  const tables: StoredTable[] = [];
  for (const id of await store.tableIds()) {
    const { room, length } = (await store.readTable(id))!;
    const { title, game, rulesVersion, status, chats } = room;
    tables.push({ id, title, game, rulesVersion, status, length, chats });
  }
  await store.close();
  return tables.sort((one, two) => one.title.localeCompare(two.title));
}
