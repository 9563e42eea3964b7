import type { Decorator } from '@storybook/react-vite'

/** A screen stands in the landmark that its layout would give it. */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
)
