import { fileURLToPath } from 'node:url'
import svgr from 'vite-plugin-svgr'
import { defineConfig } from 'vitest/config'

/** The tests that prove what is mutated (stryker.config.json), and no browser. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [svgr({ svgrOptions: { icon: true } })],
  test: {
    environment: 'node',
    include: [
      'tests/unit/sdk/**/*.test.ts',
      'tests/unit/app/{guards,paths,query,wanted,saved,machines,machine-paths,money-write,money-write-kept,locale}.test.ts',
      'tests/unit/design-system/lib/money.test.ts',
      'tests/integration/app/session{,-people}.test.ts',
    ],
    restoreMocks: true,
    testTimeout: 120_000,
  },
})
