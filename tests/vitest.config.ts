import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{unit,integration,law}/**/*.test.{ts,tsx}'],
          restoreMocks: true,
          testTimeout: 20_000,
        },
      },
      'stories/.storybook/vitest.config.{ts,mts}',
    ],
  },
})
