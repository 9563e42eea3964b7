import type { Decorator } from '@storybook/react-vite'
import type { FormValues } from '#design-system/forms/draft.ts'
import { DraftContext } from '#design-system/forms/useDraft.ts'

const leave = (): void => {}

/** Renders a form with a restored draft: `parameters: { draft: { amount: '1250' } }`. */
export const withDraft: Decorator = (Story, { parameters }) => {
  const typed = (parameters['draft'] as FormValues | undefined) ?? null
  const store = { read: () => typed, keep: leave, attend: () => leave }
  return (
    <DraftContext value={{ store, person: 'somebody' }}>
      <Story />
    </DraftContext>
  )
}
