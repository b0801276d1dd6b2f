// Takes a seat against two bots and plays a whole game at random: npx node examples/play.ts http://localhost:8080
// docs/protocol.md says what goes over the wire, for those who write this in another language.
import { type Json, quickRandom, randomAnswer } from '@orrery/kernel';
import { apply, type Command, type Downward, type Picture, type Upward } from '@orrery/protocol';

const server = process.argv[2] ?? 'http://localhost:8080';
const random = quickRandom(Date.now());

// Who am I? A name gives a cookie.
const named = await fetch(`${server}/api/me`, {
  method: 'PUT',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Example' }),
});
const cookie = named.headers.get('set-cookie')!.split(';')[0]!;

// A table with two bots; the first seat is ours.
const made = await fetch(`${server}/api/tables`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', cookie },
  body: JSON.stringify({ game: 'eminent-domain', seats: 3, bots: [null, 'random', 'random'] }),
});
const { table } = (await made.json()) as { table: string };

// The stream: follow the table, start the game, and answer whatever is asked.
const stream = new WebSocket(`${server.replace('http', 'ws')}/api/stream`, { headers: { cookie } } as never);
const send = (message: Upward) => stream.send(JSON.stringify(message));
let sent = 0;
const carryOut = (command: Command) => send({ type: 'command', table, id: `c${++sent}`, command });

let picture: Picture | undefined; // the game as our seat sees it
let answered = '';

stream.onopen = () => {
  send({ type: 'watch', table });
  carryOut({ do: 'start' });
};
stream.onmessage = ({ data }) => {
  const message = JSON.parse(data as string) as Downward;
  if (message.type === 'full') picture = message.picture;
  if (message.type === 'update') picture = apply(picture as unknown as Json, message.patch) as unknown as Picture;
  if (message.type === 'refused') answered = ''; // try something else
  const ask = picture?.asks.find(each => !each.ahead);
  if (picture?.standing) stream.close();
  else if (ask && ask.id !== answered) {
    answered = ask.id;
    carryOut({ do: 'answer', ask: ask.id, value: randomAnswer(ask, random) });
  }
};
stream.onclose = () => console.log(`Over after ${sent} commands: ${JSON.stringify(picture?.standing)}`);
