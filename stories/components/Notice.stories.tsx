import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from '#design-system/components/feedback/Notice.tsx'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Notice',
  component: Notice,
  parameters: {
    usage: {
      use: 'A state of the page and its reason, with a next step: two-factor is off, withdrawals wait.',
      instead: 'For the result of an action that needs no answer use Toast; for data that failed ErrorBlock; for a question Dialog.',
      do: ['State first, reason second, one action at most.', 'Use `plain` for remarks that are always there.'],
      dont: ['Stack more than two.', 'Use `role="alert"` for what was there when the page opened.'],
      accessibility: ['Icon and text carry the severity. It is announced only with `role`.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Alert.' },
    } satisfies Usage,
  },
  args: { title: 'Rates refresh every minute', children: 'The amount is fixed when you confirm.' },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = {
  tags: ['daily'],
  render: (args) => (
    <Sheet>
      <Sample name="info">
        <Notice {...args} />
      </Sample>
      <Sample name="positive">
        <Notice severity="success" title="Withdrawal sent">
          1,250.00 USDT to Cold wallet.
        </Notice>
      </Sample>
      <Sample name="warning, with an action">
        <Notice
          severity="warning"
          title="Two-factor is off"
          action={
            <Button variant="outlined" size="small">
              Turn on
            </Button>
          }
        >
          Turn it on before the first withdrawal.
        </Notice>
      </Sample>
      <Sample name="negative">
        <Notice severity="error" title="The exchange did not go through">
          Nothing was charged. Try again.
        </Notice>
      </Sample>
      <Sample name="plain, without a title">
        <Notice severity="plain">This is not a promise of a result.</Notice>
      </Sample>
    </Sheet>
  ),
}

export const GermanOnAPhone: Story = {
  args: {
    severity: 'warning',
    title: 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet',
    children: 'Schalten Sie sie vor der ersten Auszahlung ein, sonst ist eine Auszahlungsbestätigung weniger sicher.',
    action: (
      <Button variant="outlined" size="small">
        Zwei-Faktor-Authentifizierung einschalten
      </Button>
    ),
  },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
