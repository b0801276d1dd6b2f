import { afterEach, beforeEach, vi } from 'vitest';

/** Captures stdout and stderr during each test. */
export function captureOutput(): { out: string; err: string } {
  const output = { out: '', err: '' };
  const into = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    output[stream] += text;
    return true;
  };
  beforeEach(() => {
    Object.assign(output, { out: '', err: '' });
    vi.spyOn(process.stdout, 'write').mockImplementation(into('out'));
    vi.spyOn(process.stderr, 'write').mockImplementation(into('err'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return output;
}
