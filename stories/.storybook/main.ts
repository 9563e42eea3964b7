import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { contractMap } from './contract-map.ts'
import { flowFrame } from './flow-frame.ts'
import { packages } from './packages.ts'

export default {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The page's own colour is the background; outlines and rulers are the browser's business.
  features: { backgrounds: false, measure: false, outline: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react(), contractMap(), flowFrame()],
    optimizeDeps: { ...config.optimizeDeps, include: [...(config.optimizeDeps?.include ?? []), ...packages] },
  }),
} satisfies StorybookConfig
