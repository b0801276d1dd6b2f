import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = (): string | undefined => places.find(place => place !== undefined && existsSync(place));

/** Debian's package, where we may install it. */
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update'], quietly);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quietly);
  } catch {
    // Without a network there is nothing to install from; the one line below says what is missing.
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

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'dark' | 'light';
}

/** A page of its own: nobody's cookies, nobody's storage. */
export async function newPage(
  browser: Browser,
  { width = 1440, height = 900, theme = 'dark' }: Look = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    isMobile: width < 600,
    hasTouch: width < 600,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}
