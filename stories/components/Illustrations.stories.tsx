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

const meta = { title: 'components/Illustrations' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Grid = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 24 })
const arts = [EmptyArt, NoResultsArt, ErrorArt, NotFoundArt, BlockedArt, SuccessArt, MaintenanceArt, OfflineArt]

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
