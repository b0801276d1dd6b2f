import { describe, expect, test } from 'vitest';
import { ann, bob, cid, does, someRoom } from '../testing/rooms.ts';
import { removalAt } from './removal.ts';
import type { Person, Room } from './room.ts';

const dee: Person = { id: 'dee', name: 'Dee' };

/** Ann's table with others at it, before the game or in the middle of it. */
function tableWith(people: readonly Person[], status: Room['status'] = 'playing'): Room {
  const game = people.length < 4 ? 'eminent-domain' : 'twilight-imperium';
  const room = someRoom({ game, seats: people.length + 1, bots: [] });
  for (const person of people) expect(does(room, person, { do: 'sit', key: room.key })).toBe('ok');
  room.status = status;
  return room;
}

test('before the game the host removes somebody, who cannot sit down again by the same link', () => {
  const room = tableWith([bob, cid], 'gathering');
  expect(does(room, bob, { do: 'remove', seat: 2 })).toBe('request/forbidden');
  expect(does(room, ann, { do: 'remove', seat: 0 })).toBe('request/forbidden');
  expect(does(room, ann, { do: 'remove', seat: 1 })).toBe('ok');
  expect(room.seats[1]!.person).toBeNull();
  expect(does(room, bob, { do: 'sit', key: room.key })).toBe('request/forbidden');
  expect(does(room, ann, { do: 'remove', seat: 1 })).toBe('seat/unknown'); // nobody is there
  expect(does(room, ann, { do: 'remove', seat: 9 })).toBe('seat/unknown');
});

test('a player is removed from a running game when more than half of the others agree', () => {
  const room = tableWith([bob, cid, dee]);
  expect(does(room, ann, { do: 'remove', seat: 1 })).toBe('ok');
  expect(removalAt(room)).toMatchObject({ seat: 1, agreed: [ann.id] });
  expect(room.seats[1]!.person).toEqual(bob); // one of three is not enough
  expect(does(room, bob, { do: 'vote-remove', agree: false })).toBe('request/forbidden');
  expect(does(room, cid, { do: 'vote-remove', agree: true })).toBe('ok');
  expect(room.seats[1]).toMatchObject({ person: null, bot: expect.any(String) }); // the game goes on
  expect(removalAt(room)).toBeNull();
  expect(does(room, bob, { do: 'sit', key: room.key })).toBe('request/forbidden');
  expect(does(room, cid, { do: 'vote-remove', agree: true })).toBe('request/forbidden');
});

test('votes against end it when a majority is impossible; until then a vote can be changed', () => {
  const room = tableWith([bob, cid, dee]);
  does(room, ann, { do: 'remove', seat: 1 });
  does(room, cid, { do: 'vote-remove', agree: false });
  expect(removalAt(room)).not.toBeNull();
  does(room, dee, { do: 'vote-remove', agree: false });
  expect([removalAt(room), room.seats[1]!.person]).toEqual([null, bob]);
  does(room, ann, { do: 'remove', seat: 1 });
  does(room, cid, { do: 'vote-remove', agree: false });
  does(room, cid, { do: 'vote-remove', agree: true });
  expect(room.seats[1]!.person).toBeNull();
});

test('nobody can remove a player alone, and absent or resigned players do not agree', () => {
  const two = tableWith([bob]);
  expect(does(two, ann, { do: 'remove', seat: 1 })).toBe('request/forbidden');
  const room = tableWith([bob, cid, dee]);
  does(room, cid, { do: 'step-aside' });
  does(room, dee, { do: 'resign' });
  expect(does(room, ann, { do: 'remove', seat: 1 })).toBe('ok');
  expect(room.seats[1]!.person).toEqual(bob); // Cid has to agree, and is not there
  does(room, bob, { do: 'resign' });
  expect(does(room, dee, { do: 'vote-remove', agree: true })).toBe('request/forbidden');
});

test('a vote ends with its game, or when somebody else takes the seat', () => {
  const room = tableWith([bob, cid, dee]);
  does(room, ann, { do: 'remove', seat: 1 });
  room.seats[1]!.person = { id: 'eve', name: 'Eve' };
  expect(removalAt(room)).toBeNull();
  expect(does(room, cid, { do: 'vote-remove', agree: true })).toBe('request/forbidden');
  room.status = 'over';
  expect(does(room, ann, { do: 'remove', seat: 1 })).toBe('table/closed');
});

describe('of four who are asked', () => {
  const eve: Person = { id: 'eve', name: 'Eve' };
  const vote = (room: Room, voter: Person, agree: boolean) => does(room, voter, { do: 'vote-remove', agree });
  const asked = () => {
    const room = tableWith([bob, cid, dee, eve]);
    does(room, ann, { do: 'remove', seat: 1 });
    return room;
  };

  test('two repeated votes are no majority; the third person decides', () => {
    const room = asked();
    for (let again = 0; again < 3; again++) expect(vote(room, cid, true)).toBe('ok');
    expect([room.seats[1]!.person, removalAt(room)?.agreed]).toEqual([bob, [ann.id, cid.id]]);
    vote(room, dee, true);
    expect(room.seats[1]!.person).toBeNull();
  });

  test('two votes against end it', () => {
    const room = asked();
    vote(room, cid, false);
    expect(removalAt(room)).not.toBeNull();
    vote(room, dee, false);
    expect(room.removal).toBeNull();
  });

  test('who resigns is no longer asked, and their vote no longer counts', () => {
    const room = asked();
    vote(room, cid, true);
    does(room, cid, { do: 'resign' });
    vote(room, dee, false);
    expect(room.seats[1]!.person).toEqual(bob); // one of three agrees
    vote(room, eve, true);
    expect(room.seats[1]!.person).toBeNull();
  });

  test('a removed player is replaced by a bot, links to the seat stop working, and earlier players cannot return', () => {
    const room = asked();
    const { key } = room.seats[1]!;
    does(room, bob, { do: 'step-aside' });
    for (const voter of [cid, dee]) vote(room, voter, true);
    expect(room.seats[1]).toMatchObject({ person: null, away: false, bot: expect.any(String) });
    expect(room.seats[1]!.key).not.toBe(key);
    expect(room.removal).toBeNull();
    does(room, ann, { do: 'remove', seat: 2 });
    for (const voter of [dee, eve]) vote(room, voter, true);
    expect(room.sentAway).toEqual([bob.id, cid.id]);
  });
});
