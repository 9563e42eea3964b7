import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** The long browser tests, one at a time and without a time limit (`npm run nightly`). */
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [{ name: 'long' }],
  globalSetup: '../e2e/support/global-setup.ts',
  outputDir: '../../.cache/nightly',
  workers: 1,
  timeout: 20 * 60_000,
  expect: { timeout: 20_000 },
  reporter: '../reporters/playwright.ts',
})
