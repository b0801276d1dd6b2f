import { expect, test, vi } from 'vitest';
import { Heartbeat, ServedTime } from './served-time.ts';

/** Several processes on one database, each with its own clocks. */
function someProcesses(count = 1) {
  const row = { at: undefined as number | undefined };
  const write = async (at: number) => (row.at = Math.max(row.at ?? 0, at));
  const processes = Array.from({ length: count }, () => {
    const clock = { wall: 1_000_000, monotonic: 0 };
    const start = () => {
      const time = new ServedTime(
        () => clock.wall,
        () => clock.monotonic,
      );
      if (row.at !== undefined) time.resume(row.at);
      return time;
    };
    const pass = (ms: number) => {
      clock.wall += ms;
      clock.monotonic += ms;
    };
    return { clock, start, pass };
  });
  return { row, write, processes };
}

test('there is no lag while the server serves', async () => {
  const { write, processes } = someProcesses();
  const { start, pass } = processes[0]!;
  const time = start();
  for (let i = 0; i < 100; i++) {
    await time.note(write);
    pass(5_000);
    expect(time.lagMs).toBe(0);
  }
});

test('time in which no process runs does not count', async () => {
  const { write, processes } = someProcesses();
  const { start, pass } = processes[0]!;
  const before = start();
  await before.note(write);
  pass(5_000);
  await before.note(write);
  pass(3_600_000);
  const after = start();
  expect(after.lagMs).toBe(3_600_000);
  await after.note(write);
  pass(10_000);
  expect(after.lagMs).toBe(3_600_000);
});

test.each([3_600_000, -3_600_000])('a jump of the system’s clock by %i ms does not count', async jump => {
  const { write, processes } = someProcesses();
  const { start, pass, clock } = processes[0]!;
  const time = start();
  await time.note(write);
  pass(1_000);
  clock.wall += jump;
  expect(time.lagMs).toBe(jump); // at once
  await time.note(write);
  pass(10_000);
  expect(time.lagMs).toBe(jump);
});

test('time during which a process hangs or the database is unreachable hardly counts', async () => {
  const { write, processes } = someProcesses();
  const { start, pass } = processes[0]!;
  const time = start();
  await time.note(write);
  pass(600_000);
  await expect(time.note(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  pass(600_000);
  expect(time.lagMs).toBe(1_185_000);
  await time.note(write);
  pass(10_000);
  expect(time.lagMs).toBe(1_185_000);
});

test('several processes share one served time, though their clocks differ and one of them jumps', async () => {
  const { row, write, processes } = someProcesses(2);
  const [one, two] = processes as [(typeof processes)[0], (typeof processes)[0]];
  two.clock.wall += 40_000;
  const first = one.start();
  await first.note(write);
  for (const each of processes) each.pass(5_000);
  await first.note(write);
  const second = two.start();
  await second.note(write);
  expect([first.lagMs, second.lagMs]).toEqual([0, 40_000]);
  two.clock.wall -= 3_600_000;
  for (let i = 0; i < 10; i++) {
    for (const each of processes) each.pass(5_000);
    await first.note(write);
    await second.note(write);
  }
  expect([first.lagMs, second.lagMs]).toEqual([0, 40_000 - 3_600_000]);
  expect(row.at).toBe(1_055_000);
});

test('a small drift does not change the lag', async () => {
  const { write, processes } = someProcesses();
  const { start, clock } = processes[0]!;
  const time = start();
  await time.note(write);
  clock.wall += 999;
  expect(time.lagMs).toBe(0);
});

test('a failing heartbeat is reported once, and one is written on close', async () => {
  const fault = vi.fn();
  const note = vi.fn(async (_: number): Promise<number> => Promise.reject(new Error('full')));
  const heart = new Heartbeat({ time: new ServedTime(), note, everyMs: 3_600_000, fault });
  await heart.beat();
  await heart.beat();
  expect(fault).toHaveBeenCalledOnce();
  note.mockImplementation(async at => at);
  await heart.stop();
  expect([note.mock.calls.length, fault.mock.calls.length]).toEqual([3, 1]);
});
