import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CoinStack } from '#design-system/components/art/CoinStack.tsx'
import { BlockedArt } from '#design-system/components/illustrations/BlockedArt.tsx'
import { EmptyArt } from '#design-system/components/illustrations/EmptyArt.tsx'
import { ErrorArt } from '#design-system/components/illustrations/ErrorArt.tsx'
import { MaintenanceArt } from '#design-system/components/illustrations/MaintenanceArt.tsx'
import { NoResultsArt } from '#design-system/components/illustrations/NoResultsArt.tsx'
import { NotFoundArt } from '#design-system/components/illustrations/NotFoundArt.tsx'
import { OfflineArt } from '#design-system/components/illustrations/OfflineArt.tsx'
import { SuccessArt } from '#design-system/components/illustrations/SuccessArt.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Illustrations',
  component: EmptyArt,
  parameters: {
    usage: {
      use: 'EmptyArt, NoResultsArt, ErrorArt, NotFoundArt, BlockedArt, SuccessArt, MaintenanceArt and OfflineArt: the main message of a page or a card.',
      instead: 'In rows, forms and notices: use an icon.',
      do: ['Take the one that matches the state; each has one meaning.', 'One per view.'],
      dont: ['Recolour them: they follow the scheme, also in forced colours.'],
      accessibility: ['Decorative, without alternative text; the title beside it says the same.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { width: 200 },
} satisfies Meta<typeof EmptyArt>

export default meta
type Story = StoryObj<typeof meta>

const Grid = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 24 })
const arts = [EmptyArt, NoResultsArt, ErrorArt, NotFoundArt, BlockedArt, SuccessArt, MaintenanceArt, OfflineArt]

export const Default: Story = {}

export const All: Story = {
  render: () => (
    <Grid>
      {arts.map((Art) => (
        <Art key={Art.name} />
      ))}
    </Grid>
  ),
}

export const Coins: Story = { render: () => <CoinStack /> }
