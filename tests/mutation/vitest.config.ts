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
      'tests/unit/app/{guards,any-path,paths,return-to,redirects,query,machines,machine-paths,refill-paths,money-write*,storage,locale}.test.ts',
      'tests/unit/design-system/lib/{money,scale,payment-link}.test.ts',
      'tests/integration/sdk/{tolerance,laravel-formats}.test.ts',
      'tests/integration/app/{session*,one-intention}.test.ts',
    ],
    restoreMocks: true,
    testTimeout: 120_000,
  },
})
