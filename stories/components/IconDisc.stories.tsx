import ShieldCheckIcon from '@phosphor-icons/core/regular/shield-check.svg?react'
import WarningIcon from '@phosphor-icons/core/regular/warning.svg?react'
import UserIcon from '@phosphor-icons/core/regular/user.svg?react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { IconDisc } from '#design-system/components/data-display/IconDisc.tsx'
import { RowList, ListRow } from '#design-system/components/data-display/ListRow.tsx'
import Typography from '@mui/material/Typography'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/IconDisc',
  component: IconDisc,
  parameters: {
    usage: {
      use: 'The start of a list row: the kind or the state of its entry.',
      instead: 'For a person use Avatar, for a token TokenCoin, for a transaction TransactionIcon.',
      do: ['Use a filled icon for a state, a regular one for a kind.'],
      dont: ['Use the colour without words that say the same.'],
      accessibility: ['Decorative; the row’s text carries the meaning.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { color: 'default', children: <ShieldCheckIcon /> },
} satisfies Meta<typeof IconDisc>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: ({ children }) => (
    <OnCard>
      <Sheet>
        {(['default', 'success', 'error', 'warning', 'primary'] as const).map((color) => (
          <Sample key={color} name={color}>
            <IconDisc color={color}>{children}</IconDisc>
          </Sample>
        ))}
      </Sheet>
    </OnCard>
  ),
}

/** Repeats what the text says: hidden from screen readers, and keeps its size beside long text. */
export const InARow: Story = {
  render: () => (
    <OnCard>
      <RowList>
        <ListRow>
          <IconDisc color="success">
            <ShieldCheckIcon />
          </IconDisc>
          <span className="words">Email confirmed</span>
        </ListRow>
        <ListRow>
          <IconDisc color="warning">
            <WarningIcon />
          </IconDisc>
          <span className="words">
            Two-step sign-in is off
            <Typography variant="caption" color="textSecondary">
              With it, a stolen password alone opens nothing. It takes an app on your phone and one minute.
            </Typography>
          </span>
        </ListRow>
        <ListRow>
          <IconDisc>
            <UserIcon />
          </IconDisc>
          <span className="words">Personal data</span>
        </ListRow>
      </RowList>
    </OnCard>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
    const discs = [...canvasElement.querySelectorAll('li > [aria-hidden="true"]')]
    await expect(discs.map((disc) => disc.getBoundingClientRect().width)).toEqual([40, 40, 40])
  },
}
