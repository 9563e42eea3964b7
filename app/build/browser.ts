// Finds a Chromium: at CHROMIUM_PATH, Debian's headless shell, Playwright's own, or the system's. With `--install`, installs Debian's headless
// shell if it is missing, where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Flags that let Chromium start as root and keep it off the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without a user interface: browser tests take a quarter less time in it, with the same results. */
const shellPaths = ['/usr/bin/chromium-headless-shell']

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

// On Windows, `chrome.exe --version` opens a window, so only the file's existence is checked.
const starts = (path: string): boolean =>
  existsSync(path) && (process.platform === 'win32' || spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0)

const help = `No Chromium was found. One of these gives one:
  apt-get install -y chromium-headless-shell   (Debian; as root)
  npx playwright install chromium              (Playwright's own)
  CHROMIUM_PATH=/path/to/chromium              (one that is there already)`

interface BrowserOptions {
  /** Install Debian's package if no headless Chromium is found. */
  install?: boolean
  /** Use a full Chromium, for measurements that must match users' browsers. */
  whole?: boolean
}

/** Installs Debian packages if apt-get is there and may be used. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.error(`Installing ${names.join(', ')} with apt-get …`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  apt('update')
  return apt('install', '-y', '--no-install-recommends', ...names)
}

function installed({ whole }: BrowserOptions): string | null {
  // Ubuntu has no headless package.
  for (const name of whole ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
    installPackages(name, 'fonts-liberation')
    const found = [...shellPaths, ...systemPaths].find(starts)
    if (found) return found
  }
  return null
}

/** The path of a Chromium that starts. Throws an error that explains how to get one. */
export function findBrowser({ install = false, whole = false }: BrowserOptions = {}): string {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (starts(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start. Correct it or unset it.`)
  }
  const shell = whole ? undefined : shellPaths.find(starts)
  if (shell) return shell
  const own = chromium.executablePath()
  if (own && starts(own)) return own
  const system = systemPaths.find(starts)
  if (system && (whole || !install)) return system
  const found = (install ? installed({ whole }) : null) ?? system
  if (found) return found
  throw new Error(help)
}

/** Launch options for Playwright, shared by tests, benchmarks and tools. */
export const launchOptions = (options?: BrowserOptions) => ({ executablePath: findBrowser(options), args: chromiumFlags })

if (process.argv[1] === import.meta.filename) {
  try {
    console.log(findBrowser({ install: process.argv.includes('--install') }))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
