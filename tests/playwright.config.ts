import { defineConfig } from '@playwright/test'
import { launchOptions } from '../app/build/browser.ts'

const isNightly = process.env['MATU_NIGHTLY'] === '1'

// Every worker serves the production build and the simulator on a port of its own; every test has a world of its own in it.
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/global-setup.ts',
  projects: [
    { name: 'journeys', testIgnore: ['after/**', 'measured/**', ...(isNightly ? [] : ['nightly/**'])] },
    // What is held to a time: one at a time, on a machine that does nothing else.
    { name: 'measured', testMatch: 'measured/**', dependencies: ['journeys'], workers: 1 },
    // What can only be said when all of them are through.
    { name: 'after', testMatch: 'after/**', dependencies: ['journeys', 'measured'] },
  ],
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  // Tests of the folder `nightly` and those with the tag run in `npm run nightly`, with all others.
  ...(isNightly ? {} : { grepInvert: /@nightly/ }),
  // Much of the time is waiting: for retries, polls, countdowns.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // For a machine that is many times slower than ours: nobody waits for them where all is well.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: './reporters/playwright.ts',
  // A service worker would answer in the place of the server that a test looks at: tests of the worker let it in.
  use: {
    launchOptions: launchOptions(),
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    // Frames of animations would cost a tenth of the time. Tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
