// Finds a Chromium: the one that CHROMIUM_PATH names, Playwright's own, the system's; with `--install`, where it may, Debian's package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Flags that let it start as root and keep it from the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

// Windows' chrome.exe opens a window on `--version`, so there the file alone has to do.
const starts = (path: string): boolean =>
  existsSync(path) && (process.platform === 'win32' || spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0)

const help = `No Chromium was found. One of these gives one:
  apt-get install -y chromium          (Debian, Ubuntu; as root)
  npx playwright install chromium      (Playwright's own)
  CHROMIUM_PATH=/path/to/chromium      (one that is there already)`

function installed(): string | null {
  const root = process.getuid?.() === 0
  if (!root || spawnSync('apt-get', ['--version']).status !== 0) return null
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  console.error('No Chromium here: installing the chromium package with apt-get …')
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
  return systemPaths.find(starts) ?? null
}

/** The path of a Chromium that starts, or an error that says what to do. */
export function findBrowser({ install = false } = {}): string {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (starts(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start. Correct it or unset it.`)
  }
  const own = chromium.executablePath()
  if (own && starts(own)) return own
  const found = systemPaths.find(starts) ?? (install ? installed() : null)
  if (found) return found
  throw new Error(help)
}

/** Launch options for Playwright, in tests, bench and tools alike. */
export const launchOptions = (options?: { install?: boolean }) => ({ executablePath: findBrowser(options), args: chromiumFlags })

if (process.argv[1] === import.meta.filename) {
  try {
    console.log(findBrowser({ install: process.argv.includes('--install') }))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
