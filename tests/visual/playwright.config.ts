import { defineConfig } from '@playwright/test'
import { stillBrowser } from './workbench.ts'

export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  outputDir: '../../.cache/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Only `npm run visual -- --accept` writes pictures.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Playwright's default, 0.2, misses a grey that changes by a fifth.
  expect: { toMatchSnapshot: { threshold: 0.06 } },
  reporter: './report.ts',
  use: {
    launchOptions: stillBrowser(),
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'UTC',
    locale: 'en-US',
    deviceScaleFactor: 1,
  },
})
