/** By how much this device's clock is behind the server's. */
let behind = 0;

/** The header `Date` has whole seconds, and answers take a while: less than this is no difference. */
const NEGLIGIBLE_MS = 3_000;

/** Compares both clocks by the header `Date` of an answer that was awaited from one moment to another. */
export function compareClocks(date: string | null, sent: number, received: number): void {
  const server = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(server)) return;
  const difference = server + 500 - (sent + received) / 2;
  behind = Math.abs(difference) < NEGLIGIBLE_MS ? 0 : difference;
}

/** The time at the server, whose deadlines pages show: the clock of a phone may be minutes off. */
export const serverNow = (): number => Date.now() + behind;
