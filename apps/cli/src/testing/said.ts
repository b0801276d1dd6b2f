import { afterEach, beforeEach, vi } from 'vitest';

/** What a command writes, from the start of each test; nothing of it reaches the terminal. */
export function listening(): { out: string; err: string } {
  const said = { out: '', err: '' };
  const into = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    said[stream] += text;
    return true;
  };
  beforeEach(() => {
    Object.assign(said, { out: '', err: '' });
    vi.spyOn(process.stdout, 'write').mockImplementation(into('out'));
    vi.spyOn(process.stderr, 'write').mockImplementation(into('err'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return said;
}
