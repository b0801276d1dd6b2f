import { describe, expect, test } from 'vitest';
import { ann, bob, cid, dan, does, playing, someRoom } from '../testing/rooms.ts';
import { deadlineOf, decided, waitFor } from './clocks.ts';
import { timeOut } from './commands.ts';
import { createRoom, rematchOf } from './create.ts';
import { copyRoom, isSameRoomPicture, type Person, type Room } from './room.ts';

const at = (room: Room) => room.seats.map(({ person }) => person?.name ?? null);

describe('sitting down', () => {
  test('needs the link, and takes the first open seat', () => {
    const room = someRoom({ bots: [null, 'random'] });
    expect(does(room, bob, { do: 'sit' })).toBe('request/forbidden');
    expect(does(room, bob, { do: 'sit', key: 'A'.repeat(22) })).toBe('request/forbidden');
    expect(does(room, bob, { do: 'sit', key: room.key })).toBe('ok');
    expect(at(room)).toEqual(['Ann', null, 'Bob']);
    expect(does(room, bob, { do: 'sit', key: room.key })).toBe('seat/yours-already');
    expect(does(room, cid, { do: 'sit', key: room.key })).toBe('seat/none-open');
  });

  test('needs no link at an open table, where people may choose their seat', () => {
    const room = someRoom({ open: true });
    expect(does(room, bob, { do: 'sit', seat: 2 })).toBe('ok');
    expect(does(room, cid, { do: 'sit', seat: 2 })).toBe('seat/taken');
    expect(does(room, cid, { do: 'sit', seat: 7 })).toBe('seat/unknown');
    expect(at(room)).toEqual(['Ann', null, 'Bob']);
  });

  test('by a link to a seat works once for that seat; the next person needs another link', () => {
    const room = someRoom();
    const { key } = room.seats[2]!;
    expect(does(room, bob, { do: 'sit', seat: 1, key })).toBe('ok');
    expect(at(room)).toEqual(['Ann', null, 'Bob']);
    expect(does(room, cid, { do: 'sit', key })).toBe('seat/taken');
    does(room, bob, { do: 'leave' });
    expect(does(room, cid, { do: 'sit', key })).toBe('request/forbidden');
  });

  test('by a link to the first seat works as well, also for somebody whom the host removed', () => {
    const room = someRoom({ sit: false });
    does(room, bob, { do: 'sit', key: room.key });
    does(room, ann, { do: 'open-seat', seat: 0 });
    expect(does(room, bob, { do: 'sit', key: room.key })).toBe('request/forbidden');
    expect(does(room, bob, { do: 'sit', seat: 1, key: room.seats[0]!.key })).toBe('ok');
    expect(at(room)).toEqual(['Bob', null, null]);
    expect(does(someRoom({ open: true }), bob, { do: 'sit', seat: 3 })).toBe('seat/unknown'); // one too many
  });

  test('is impossible at a closed table', () => {
    const room = someRoom({ open: true });
    does(room, ann, { do: 'close' });
    expect(does(room, bob, { do: 'sit' })).toBe('table/closed');
    expect(does(room, ann, { do: 'leave' })).toBe('table/closed');
    expect(does(room, ann, { do: 'close' })).toBe('table/closed');
  });
});

describe('a colour', () => {
  const colours = (room: Room) => room.seats.map(({ colour }) => colour);
  const choose = (room: Room, person: Person, seat: number, colour: number) =>
    does(room, person, { do: 'colour', seat, colour });

  test('is everybody’s own choice, and unique at the table', () => {
    const room = someRoom({ open: true, seats: 4, bots: [null, null, 'random'] });
    does(room, bob, { do: 'sit' });
    expect(colours(room)).toEqual([0, 1, 2, 3]);
    expect(choose(room, ann, 0, 6)).toBe('ok'); // nobody's
    expect(choose(room, bob, 1, 2)).toBe('ok'); // swapped with the bot
    expect(choose(room, ann, 0, 3)).toBe('ok'); // the open seat's
    expect(colours(room)).toEqual([3, 2, 1, 6]);
    expect(choose(room, ann, 0, 3)).toBe('ok');
    expect(choose(room, ann, 0, 2)).toBe('seat/colour-taken');
    expect(choose(room, bob, 1, 3)).toBe('seat/colour-taken');
    expect(colours(room)).toEqual([3, 2, 1, 6]);
  });

  test('of a seat where nobody sits is chosen by the host, who chooses for nobody else', () => {
    const room = someRoom({ open: true, seats: 4, bots: [null, null, 'random'] });
    does(room, bob, { do: 'sit' });
    expect(choose(room, ann, 2, 7)).toBe('ok');
    expect(choose(room, ann, 3, 7)).toBe('ok');
    expect(colours(room)).toEqual([0, 1, 3, 7]);
    expect(choose(room, ann, 3, 1)).toBe('seat/colour-taken');
    for (const seat of [0, 2, 3]) expect(choose(room, bob, seat, 5)).toBe('request/forbidden');
    expect(choose(room, ann, 1, 5)).toBe('request/forbidden');
    expect(choose(room, cid, 3, 5)).toBe('request/forbidden');
    expect(choose(room, ann, 4, 5)).toBe('seat/unknown');
  });

  test('stays with the seat, also at the next table of the same people', () => {
    const room = someRoom({ open: true });
    does(room, bob, { do: 'sit' });
    choose(room, bob, 1, 5);
    does(room, bob, { do: 'leave' });
    does(room, cid, { do: 'sit' });
    room.status = 'playing';
    expect(choose(room, cid, 1, 4)).toBe('table/started');
    room.status = 'over';
    expect(choose(room, cid, 1, 4)).toBe('table/closed');
    const next = rematchOf(room, cid, 5);
    if (!next.ok || !next.value) throw new Error('no table');
    expect(colours(next.value)).toEqual([0, 5, 2]);
  });

  test('that another process stored is a change to spectators elsewhere', () => {
    const room = someRoom();
    const before = copyRoom(room);
    expect(isSameRoomPicture(before, room)).toBe(true);
    choose(room, ann, 0, 5);
    expect(isSameRoomPicture(before, room)).toBe(false);
  });
});

describe('the host', () => {
  test('alone seats bots, opens seats and closes the table', () => {
    const room = someRoom({ open: true });
    does(room, bob, { do: 'sit' });
    for (const command of [
      { do: 'seat-bot', seat: 2, bot: 'random' },
      { do: 'open-seat', seat: 0 },
      { do: 'close' },
    ] as const)
      expect(does(room, bob, command)).toBe('request/forbidden');
    expect(does(room, ann, { do: 'seat-bot', seat: 2, bot: 'deep thought' })).toBe('seat/no-bot');
    expect(does(room, ann, { do: 'seat-bot', seat: 9, bot: 'random' })).toBe('seat/unknown');
    expect(does(room, ann, { do: 'seat-bot', seat: 1, bot: 'random' })).toBe('seat/taken');
    expect(does(room, ann, { do: 'seat-bot', seat: 2, bot: 'random' })).toBe('ok');
    expect(does(room, cid, { do: 'sit' })).toBe('seat/none-open');
    expect(does(room, ann, { do: 'open-seat', seat: 2 })).toBe('ok');
    expect(does(room, ann, { do: 'open-seat', seat: 0 })).toBe('request/forbidden');
    expect(does(room, ann, { do: 'open-seat', seat: 9 })).toBe('seat/unknown');
    expect(does(room, cid, { do: 'sit' })).toBe('ok');
    expect(does(room, ann, { do: 'close' })).toBe('ok');
    expect(does(room, ann, { do: 'seat-bot', seat: 2, bot: 'random' })).toBe('table/not-started');
    expect(does(room, ann, { do: 'open-seat', seat: 2 })).toBe('table/not-started');
  });

  test('may ask somebody to leave before the game; they come back only by a link to a seat', () => {
    const room = someRoom({ open: true });
    does(room, bob, { do: 'sit' });
    expect(does(room, ann, { do: 'open-seat', seat: 1 })).toBe('ok');
    expect(at(room)).toEqual(['Ann', null, null]);
    expect(does(room, bob, { do: 'sit' })).toBe('request/forbidden');
    expect(does(room, bob, { do: 'sit', key: room.key })).toBe('request/forbidden');
    expect(does(room, bob, { do: 'sit', key: room.seats[1]!.key })).toBe('ok');
    expect(does(room, bob, { do: 'leave' })).toBe('ok');
    expect(does(room, bob, { do: 'sit' })).toBe('ok');
  });

  test('who leaves before the game passes the role to the next person clockwise', () => {
    const room = someRoom({ open: true });
    does(room, bob, { do: 'sit', seat: 2 });
    expect(does(room, ann, { do: 'leave' })).toBe('ok');
    expect([room.host, room.status, at(room)]).toEqual([bob, 'gathering', [null, null, 'Bob']]);
    expect(does(room, ann, { do: 'close' })).toBe('request/forbidden');
    expect(does(room, bob, { do: 'leave' })).toBe('ok');
    expect(room.status).toBe('closed'); // the last one to leave closes the table
  });

  test('without a seat passes the role to any seated person, also in the last seat', () => {
    const room = someRoom({ sit: false, open: true });
    does(room, bob, { do: 'sit', seat: 2 });
    expect(does(room, ann, { do: 'leave' })).toBe('ok');
    expect([room.host, room.status]).toEqual([bob, 'gathering']);
  });

  test('excludes everybody they have removed, not only the last', () => {
    const room = someRoom();
    for (const person of [bob, cid]) does(room, person, { do: 'sit', key: room.key });
    for (const seat of [1, 2]) does(room, ann, { do: 'open-seat', seat });
    for (const person of [bob, cid]) expect(does(room, person, { do: 'sit', key: room.key })).toBe('request/forbidden');
  });

  test('without a seat can leave as well, if somebody else can be host', () => {
    const room = someRoom({ open: true, sit: false });
    expect(at(room)).toEqual([null, null, null]);
    expect(does(room, bob, { do: 'leave' })).toBe('request/forbidden');
    does(room, bob, { do: 'sit' });
    expect(does(room, ann, { do: 'leave' })).toBe('ok');
    expect(room.host).toEqual(bob);

    const empty = someRoom({ sit: false });
    expect(does(empty, ann, { do: 'leave' })).toBe('ok');
    expect(empty.status).toBe('closed');

    const bots = someRoom({ sit: false, bots: ['random', 'random', 'random'] });
    bots.status = 'playing';
    expect(does(bots, ann, { do: 'leave' })).toBe('request/forbidden');
  });

  test.each(['resign', 'step-aside'] as const)('who stops playing (%s) passes the role to somebody who plays', how => {
    const room = playing();
    does(room, bob, { do: 'step-aside' });
    expect(room.host).toEqual(ann);
    expect(does(room, ann, { do: how })).toBe('ok');
    expect(room.host).toEqual(cid); // Bob is away, too
    expect(does(room, cid, { do: how })).toBe('ok');
    expect(room.host).toEqual(cid); // nobody else plays
  });

  test.each(['bot', 'wait', 'open'] as const)('whose time is up passes the role on (%s)', onTimeout => {
    const room = playing({ clock: { kind: 'each', seconds: 60 }, onTimeout });
    room.seats[1]!.late = true;
    timeOut(room, 0, 60_000);
    expect(room.host).toEqual(cid); // Bob is late, too
  });
});

describe('during the game', () => {
  test('nobody leaves; players step aside for a while, or resign for good', () => {
    const room = playing();
    expect(does(room, bob, { do: 'leave' })).toBe('table/started');
    expect(does(room, dan, { do: 'step-aside' })).toBe('request/forbidden');
    expect(does(room, bob, { do: 'return' })).toBe('seat/yours-already');
    expect(does(room, bob, { do: 'step-aside' })).toBe('ok');
    expect(does(room, bob, { do: 'step-aside' })).toBe('ok');
    expect(room.seats[1]).toMatchObject({ person: bob, bot: 'normal', away: true });
    expect(does(room, bob, { do: 'return' })).toBe('ok');
    expect(room.seats[1]).toMatchObject({ person: bob, bot: null, away: false });
    expect(does(room, bob, { do: 'resign' })).toBe('ok');
    for (const command of ['return', 'step-aside', 'resign'] as const)
      expect(does(room, bob, { do: command })).toBe('request/forbidden');
    expect(room.seats[1]).toMatchObject({ person: bob, bot: 'normal', resigned: true });
  });

  test('nobody can step aside before or after the game', () => {
    const room = someRoom();
    for (const status of ['gathering', 'over'] as const) {
      room.status = status;
      for (const command of ['step-aside', 'resign', 'return'] as const)
        expect(does(room, ann, { do: command })).toBe('table/not-started');
      expect(does(room, ann, { do: 'pause', agree: true })).toBe('table/not-started');
    }
  });

  test('the host cannot remove somebody who plays', () => {
    const room = playing({ clock: { kind: 'each', seconds: 60 } }, [1]);
    const replace = { do: 'seat-bot', seat: 1, bot: 'random' } as const;
    expect(does(room, ann, replace)).toBe('seat/taken');
    expect(does(room, ann, { do: 'open-seat', seat: 1 })).toBe('request/forbidden');
    timeOut(room, 1, 60_000); // the table waits, as its settings say
    expect(room.seats[1]).toMatchObject({ late: true, away: false });
    expect(does(room, ann, replace, 61_000)).toBe('ok');
    expect(room.seats[1]).toMatchObject({ bot: 'random', away: true, late: false });
    expect(does(room, bob, { do: 'return' }, 62_000)).toBe('seat/out-of-time');
    decided(room, 1, 62_500); // by the bot
    expect(does(room, bob, { do: 'return' }, 62_500)).toBe('ok');
    expect(does(room, bob, { do: 'resign' }, 63_000)).toBe('ok');
    expect(does(room, ann, { do: 'open-seat', seat: 1 }, 64_000)).toBe('ok');
    expect(room.seats[1]).toMatchObject({ person: null, bot: null, resigned: false });
  });

  test('without a clock, the host may act after the table has waited for an hour', () => {
    const room = playing({}, [1]);
    expect(does(room, ann, { do: 'open-seat', seat: 1 }, 3_599_000)).toBe('request/forbidden');
    expect(does(room, ann, { do: 'open-seat', seat: 2 }, 3_600_000)).toBe('request/forbidden'); // nobody waits for Cid
    expect(does(room, ann, { do: 'open-seat', seat: 1 }, 3_600_000)).toBe('ok');
  });

  test('that hour is for tables without a clock, begins with the turn, and does not pass while the game is paused', () => {
    const withClock = playing({ clock: { kind: 'each', seconds: 86_400 } }, [1]);
    expect(does(withClock, ann, { do: 'open-seat', seat: 1 }, 3_600_000)).toBe('request/forbidden');
    const later = playing({}, [0]);
    waitFor(later, [1], 1_000_000);
    expect(does(later, ann, { do: 'open-seat', seat: 1 }, 4_599_000)).toBe('request/forbidden');
    expect(does(later, ann, { do: 'open-seat', seat: 1 }, 4_600_000)).toBe('ok');
    const resting = playing({}, [1]);
    for (const person of [ann, bob, cid]) does(resting, person, { do: 'pause', agree: true }, 1_000);
    expect(does(resting, ann, { do: 'open-seat', seat: 1 }, 3_600_000)).toBe('request/forbidden');
  });

  test('somebody who takes the seat of an absent player plays', () => {
    const room = playing({ open: true }, [1]);
    does(room, bob, { do: 'step-aside' });
    does(room, ann, { do: 'open-seat', seat: 1 });
    does(room, dan, { do: 'sit' });
    expect(room.seats[1]).toMatchObject({ person: dan, away: false, bot: null });
  });

  test('an open seat is waited for until somebody sits there, or the host seats a bot', () => {
    const room = playing({ clock: { kind: 'each', seconds: 60 }, onTimeout: 'open' }, [1]);
    const { key } = room.seats[1]!;
    timeOut(room, 1, 60_000);
    expect(room.seats[1]).toMatchObject({ person: null, bot: null, waitingSince: 60_000 });
    expect(room.seats[1]!.key).not.toBe(key);
    expect(deadlineOf(room, 1)).toBeNull();
    expect(does(room, dan, { do: 'sit', key: room.key }, 500_000)).toBe('ok');
    expect(deadlineOf(room, 1)).toBe(560_000); // the newcomer has the whole time
    expect(does(room, bob, { do: 'return' }, 500_000)).toBe('request/forbidden');
  });
});

describe('a pause', () => {
  test('begins when all players agree, and ends when anybody wants', () => {
    const room = playing();
    expect(does(room, ann, { do: 'pause', agree: true })).toBe('ok');
    expect(does(room, ann, { do: 'pause', agree: true })).toBe('ok');
    expect(does(room, bob, { do: 'pause', agree: true })).toBe('ok');
    expect([room.paused, room.pauseAsked]).toEqual([false, [0, 1]]);
    expect(does(room, cid, { do: 'pause', agree: false })).toBe('ok');
    expect(room.pauseAsked).toEqual([]);
    expect(does(room, cid, { do: 'resume' })).toBe('table/not-started');
    for (const person of [cid, bob, ann]) does(room, person, { do: 'pause', agree: true });
    expect([room.paused, room.pauseAsked]).toEqual([true, []]);
    expect(does(room, ann, { do: 'pause', agree: true })).toBe('table/paused');
    expect(does(room, dan, { do: 'resume' })).toBe('request/forbidden');
    expect(does(room, bob, { do: 'resume' })).toBe('ok');
    expect(room.paused).toBe(false);
  });

  test('does not need absent or resigned players, who cannot ask for one', () => {
    const room = playing();
    does(room, bob, { do: 'step-aside' });
    expect(does(room, bob, { do: 'pause', agree: true })).toBe('request/forbidden');
    does(room, ann, { do: 'pause', agree: true });
    expect(room.paused).toBe(false);
    does(room, cid, { do: 'resign' }); // the last one who had not agreed
    expect(room.paused).toBe(true);
    expect(does(room, cid, { do: 'resume' })).toBe('request/forbidden');
    expect(does(room, bob, { do: 'resume' })).toBe('ok');
  });

  test('has to be asked for again by those who were away meanwhile', () => {
    const room = playing();
    does(room, ann, { do: 'pause', agree: true });
    does(room, ann, { do: 'step-aside' });
    expect(room.pauseAsked).toEqual([]);
    does(room, ann, { do: 'return' });
    for (const person of [bob, cid]) does(room, person, { do: 'pause', agree: true });
    expect(room.paused).toBe(false);
  });

  test('does not begin by itself where nobody plays', () => {
    const room = playing();
    for (const person of [ann, bob, cid]) does(room, person, { do: 'step-aside' });
    expect(room.paused).toBe(false);
  });
});

describe('a table', () => {
  test('is refused if the game does not support its settings', () => {
    const make = (wish: object) => {
      const made = createRoom(ann, { ...tableWish, ...wish }, 0);
      return made.ok ? 'ok' : made.code;
    };
    expect(make({ game: 'chess' })).toBe('request/unknown');
    expect(make({ seats: 1 })).toBe('options/invalid');
    expect(make({ seats: 9 })).toBe('options/invalid');
    expect(make({ bots: Array(4).fill('random') })).toBe('options/invalid');
    expect(make({ bots: ['hal'] })).toBe('seat/no-bot');
    expect(make({ options: { nonsense: true } })).toBe('options/invalid');
    expect(make({ game: 'twilight-imperium', options: { factions: 'sol,hacan,letnev' } })).toBe('ok');
    expect(make({ game: 'twilight-imperium', options: { factions: 'sol,ral-nel,letnev' } })).toBe('options/invalid');
    expect(make({ bots: ['random', 'random', 'random'] })).toBe('seat/none-open');
    expect(make({ bots: ['random', 'random', 'random'], sit: false })).toBe('ok');
  });

  test('for another game has the same people and settings, and its own links', () => {
    const room = playing({ clock: { kind: 'each', seconds: 60 }, title: 'Sunday' });
    does(room, bob, { do: 'resign' });
    does(room, ann, { do: 'open-seat', seat: 1 });
    does(room, ann, { do: 'seat-bot', seat: 1, bot: 'random' });
    expect(rematchOf(room, ann, 5)).toMatchObject({ ok: false, code: 'table/started' });
    room.status = 'over';
    expect(rematchOf(room, bob, 5)).toMatchObject({ ok: false, code: 'request/forbidden' });
    const next = rematchOf(room, cid, 5);
    if (!next.ok || !next.value) throw new Error('no table');
    expect(next.value).toMatchObject({
      title: 'Sunday',
      clock: room.clock,
      status: 'gathering',
      host: cid,
      created: 5,
    });
    expect(next.value.seats.map(each => [each.person?.name, each.bot])).toEqual([
      ['Ann', null],
      [undefined, 'random'],
      ['Cid', null],
    ]);
    expect(next.value.key).not.toBe(room.key);
    room.rematch = next.value.id;
    expect(rematchOf(room, ann, 6)).toEqual({ ok: true, value: undefined });
  });

  test('for another game is refused with settings that no new table may have', () => {
    const over = (...factions: string[]) =>
      ({ ...playing(), status: 'over', game: 'twilight-imperium', options: { factions } }) as const;
    expect(rematchOf(over('sol', 'ral-nel', 'letnev'), ann, 5)).toMatchObject({ ok: false, code: 'options/invalid' });
    expect(rematchOf(over('sol', 'hacan', 'letnev'), ann, 5)).toMatchObject({ ok: true });
  });
});

const { seats: _, ...terms } = someRoom();
const tableWish = { ...terms, seats: 3, options: {}, bots: [] as string[], sit: true, startAt: null };
