import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { packages } from './packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const configDir = fileURLToPath(new URL('.', import.meta.url))

const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)

// Without a sandbox only because containers and root have none to give; nothing but our own pages is opened.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Every story in a real Chromium; see vitest.setup.ts for what is asked of each. */
export default defineProject({
  root,
  plugins: [storybookTest({ configDir })],
  optimizeDeps: { include: packages },
  test: {
    name: 'stories',
    setupFiles: ['vitest.setup.ts', 'pseudo.setup.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url))),
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Every file would load the whole workbench again: a third of the run. A story leaves nothing behind but its styles.
    isolate: false,
    // One page more than two cores have: each waits for its frames for a quarter of its time.
    maxWorkers: 3,
    // Behind the unit tests, where both are asked for.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      // That of a story that names none: every file begins with this one, which otherwise is a phone's for a moment.
      viewport: { width: 1200, height: 900 },
      provider: playwright({
        launchOptions: { args, ...(executablePath && { executablePath }) },
        // Transitions would be measured half-way through.
        contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
