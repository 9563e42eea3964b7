import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** The long browser tests: one at a time, each as long as it takes (npm run nightly). */
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [{ name: 'long' }],
  globalSetup: '../e2e/support/begin.ts',
  outputDir: '../../.cache/nightly',
  workers: 1,
  timeout: 20 * 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/nightly-heap.json' }]],
})
