import type { StoryContext } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

/** Presses the eye on a page's dark card: amounts become dots, and amounts again after a second press. */
export async function hideAndShow({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, name: string): Promise<void> {
  const card = canvas.getByRole('region', { name })
  const shown = card.textContent
  await userEvent.click(within(card).getByRole('button', { name: 'Hide amounts' }))
  await expect(card).toHaveTextContent('••••')
  await userEvent.click(within(card).getByRole('button', { name: 'Show amounts' }))
  await expect(card.textContent).toBe(shown)
}
