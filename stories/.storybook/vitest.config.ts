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

// No sandbox, because it is not available in containers and to root; only our own pages are opened.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const isNightly = process.env['MATU_NIGHTLY'] === '1'

/** Stories with a play function or the tag `daily`, nightly all, in real Chromium; vitest.setup.ts lists the checks. */
export default defineProject({
  root,
  plugins: [storybookTest({ configDir, tags: { include: isNightly ? ['test'] : ['daily', 'play-fn'], exclude: ['flow'] } })],
  optimizeDeps: { include: packages },
  test: {
    name: 'stories',
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    env: { MATU_NIGHTLY: process.env['MATU_NIGHTLY'] ?? '' },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Isolation would load all of Storybook again for every file: a third of the run. A story leaves nothing behind but its styles.
    isolate: false,
    // One page more than the two cores: each waits for frames a quarter of its time.
    maxWorkers: 3,
    // After the unit tests, if both are run.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      // Default width; without it every file would start at a phone's width for a moment.
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
