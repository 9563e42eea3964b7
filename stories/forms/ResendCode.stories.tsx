import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ResendCode } from '#design-system/forms/ResendCode.tsx'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { storyNow } from '../.storybook/decorators.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const inSeconds = (count: number) => storyNow + count * 1000

const meta = {
  title: 'forms/ResendCode',
  component: ResendCode,
  parameters: {
    usage: {
      use: 'Below the field of a code that was sent.',
      instead: 'For codes from an app there is nothing to send.',
      do: ['Use the server’s times, not a count of your own.', 'Offer the other way beside it.'],
      dont: ['Hide the button without saying when it comes.'],
      accessibility: ['The time left is text and is not announced each second; the button takes its place.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { allowedAt: inSeconds(23), busy: false, onResend: fn() },
  render: (args) => (
    <OnCard>
      <ResendCode {...args} />
    </OnCard>
  ),
} satisfies Meta<typeof ResendCode>

export default meta
type Story = StoryObj<typeof meta>

/** The ring empties reed by reed, relative to the wait that the server set. */
export const Matrix: Story = {
  render: ({ onResend }) => (
    <OnCard>
      <Sheet>
        {[60, 45, 23, 1].map((left) => (
          <Sample key={left} name={`${left} of 60 seconds`}>
            <ResendCode allowedAt={inSeconds(left)} busy={false} onResend={onResend} />
          </Sample>
        ))}
        <Sample name="a quarter of ten minutes">
          <ResendCode allowedAt={inSeconds(150)} wait={600} busy={false} onResend={onResend} />
        </Sample>
        <Sample name="longer than the wait was said to be">
          <ResendCode allowedAt={inSeconds(725)} busy={false} onResend={onResend} />
        </Sample>
        <Sample name="allowed">
          <ResendCode allowedAt={storyNow} busy={false} onResend={onResend} />
        </Sample>
        <Sample name="busy">
          <ResendCode allowedAt={storyNow} busy onResend={onResend} />
        </Sample>
        <Sample name="with another way beside it">
          <ResendCode allowedAt={inSeconds(23)} busy={false} onResend={onResend}>
            <Button variant="text">Change address</Button>
          </ResendCode>
        </Sample>
      </Sheet>
    </OnCard>
  ),
}

/** There is no button before its time. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('New code in 0:23')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Allowed: Story = {
  args: { allowedAt: storyNow },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send a new code' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

/** While a request runs, another press sends nothing. */
export const Busy: Story = {
  args: { allowedAt: storyNow, busy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Send a new code/ }))
    await expect(args.onResend).not.toHaveBeenCalled()
  },
}

export const GermanAt360: Story = {
  globals: { locale: 'de', viewport: { value: 'w360' } },
  args: { children: <Button variant="text">E-Mail-Adresse ändern</Button> },
}
export const RussianAt320: Story = {
  globals: { locale: 'ru', viewport: { value: 'w320' } },
  args: { allowedAt: storyNow, children: <Button variant="text">Изменить адрес почты</Button> },
}
