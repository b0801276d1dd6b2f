import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = (): string | undefined => places.find(place => place !== undefined && existsSync(place));

const INSTALL_MS = 240_000;

/** Waits for another process that is installing it. */
function awaitInstall(claim: string): void {
  const [end, clock] = [Date.now() + INSTALL_MS, new Int32Array(new SharedArrayBuffer(4))];
  while (existsSync(claim) && Date.now() < end) Atomics.wait(clock, 0, 0, 500);
}

/**
 * Installs Debian's package if we may. The headless shell has no window, menus or tabs of its own to draw, so a new page
 * takes a sixth of the time. Test files run side by side: the first one installs, the others wait.
 */
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const claim = join(tmpdir(), 'orrery-installs-chromium');
  try {
    mkdirSync(claim);
  } catch {
    awaitInstall(claim);
    return;
  }
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update'], quietly);
    const add = (name: string) => execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], quietly);
    try {
      add('chromium-headless-shell');
    } catch {
      add('chromium'); // older releases have no package of the shell
    }
  } catch {
    // Without a network there is nothing to install from; the one line below says what is missing.
  } finally {
    rmSync(claim, { recursive: true, force: true });
  }
}

function browserPath(): string {
  if (!installed()) install();
  const found = installed();
  if (!found) throw new Error('These tests need Chrome or Chromium: install it, or set CHROME_PATH to where it is.');
  return found;
}

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: browserPath(), args: quiet });

/** How long tests wait for what they expect. A machine under load can be twenty times slower; waiting costs nothing else. */
export const PATIENCE_MS = 120_000;

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'dark' | 'light';
  /** Whether things move; tests are quicker when they do not. */
  readonly moves?: boolean;
}

/** A new page without cookies or storage. */
export async function newPage(
  browser: Browser,
  { width = 1440, height = 900, theme = 'dark', moves = false }: PageOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: moves ? 'no-preference' : 'reduce',
    isMobile: width < 600,
    hasTouch: width < 600,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}
