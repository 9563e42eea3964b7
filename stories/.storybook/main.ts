import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import svgr from 'vite-plugin-svgr'
import { flowFrame } from './flow-frame.ts'
import { packages } from './packages.ts'
import { codeFacts } from './site/code-facts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Components with a table of props. Vite's root is stories/, where a relative pattern would find nothing. */
export const documented = [`${root}design-system/{components,forms,layouts,screens}/**/*.tsx`]

export default {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The product's icons and fonts, used by Storybook's own UI too.
  staticDirs: ['../../app/public', { from: '../../design-system/theme/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The page's colour is the background; the browser's tools measure and outline.
  features: { backgrounds: false, measure: false, outline: false, sidebarOnboardingChecklist: false },
  // Story tests show no docs.
  typescript: process.env['VITEST']
    ? { reactDocgen: false }
    : {
        reactDocgen: 'react-docgen-typescript',
        reactDocgenTypescriptOptions: {
          // A TypeScript program of all rooms would take most of the build's time.
          tsconfigPath: fileURLToPath(new URL('docgen.tsconfig.json', import.meta.url)),
          include: documented,
          // `'card' | 'ink'` instead of the name of the type.
          shouldExtractLiteralValuesFromEnum: true,
          shouldRemoveUndefinedFromOptional: true,
          savePropValueAsString: true,
          skipChildrenPropWithoutDoc: false,
          // MUI and MDN document the inherited props; the docs page links to them.
          propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
        },
      },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react(), svgr({ svgrOptions: { icon: true } }), codeFacts(), flowFrame()],
    // Names in the code that a docs page shows.
    build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, output: { keepNames: true } } },
    optimizeDeps: { ...config.optimizeDeps, include: [...(config.optimizeDeps?.include ?? []), ...packages] },
  }),
} satisfies StorybookConfig
