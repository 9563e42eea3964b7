import { fileURLToPath } from 'node:url'
import svgr from 'vite-plugin-svgr'
import { defineConfig } from 'vitest/config'

const isNightly = process.env['MATU_NIGHTLY'] === '1'
const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [svgr({ svgrOptions: { icon: true } })],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{unit,integration,architecture}/**/*.test.{ts,tsx}'],
          exclude: isNightly ? [] : ['**/*.nightly.test.ts'],
          restoreMocks: true,
          // Most of a file's time went into loading the same modules again; no test leaves anything in them.
          isolate: false,
          setupFiles: ['tests/support/settle-imports.ts'],
          // All cores: by itself Vitest leaves one to the process that reads the files, which has little to do.
          maxWorkers: '100%',
          // A guard against what hangs, not a measure of speed: on a busy machine the import graph takes its time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'stories/.storybook/vitest.config.{ts,mts}',
    ],
  },
})
