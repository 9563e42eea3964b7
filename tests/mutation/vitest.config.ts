import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests that prove what is mutated (stryker.config.json), and no browser. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['tests/unit/{app,sdk}/**/*.test.ts', 'tests/unit/design-system/lib/money.test.ts', 'tests/integration/app/session.test.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
  },
})
