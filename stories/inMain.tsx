import type { Decorator } from '@storybook/react-vite'

/** Wraps a screen in the landmark that its layout would provide. */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
)
