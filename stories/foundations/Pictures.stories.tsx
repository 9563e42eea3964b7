import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import icons from 'virtual:icons'
import Typography from '@mui/material/Typography'
import { CoinStack } from '#design-system/components/art/CoinStack.tsx'
import { BlockedArt } from '#design-system/components/illustrations/BlockedArt.tsx'
import { EmptyArt } from '#design-system/components/illustrations/EmptyArt.tsx'
import { ErrorArt } from '#design-system/components/illustrations/ErrorArt.tsx'
import { MaintenanceArt } from '#design-system/components/illustrations/MaintenanceArt.tsx'
import { NoResultsArt } from '#design-system/components/illustrations/NoResultsArt.tsx'
import { NotFoundArt } from '#design-system/components/illustrations/NotFoundArt.tsx'
import { OfflineArt } from '#design-system/components/illustrations/OfflineArt.tsx'
import { SuccessArt } from '#design-system/components/illustrations/SuccessArt.tsx'
import { SaveSvg } from './Save.tsx'
import { Chapter, Sheet, Tiles, ofAPage } from './page.tsx'

const meta = { title: 'foundations/Pictures', tags: ['!autodocs'], parameters: ofAPage } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Stack = styled('div')({ maxWidth: 440 })
const Row = styled('div')({ display: 'flex', gap: 12, alignItems: 'center' })

/** Phosphor icons, one file each: regular in text, filled for the active page and for statuses. Read from the sources. */
export const Icons: Story = {
  render: () => (
    <Sheet
      title="Icons"
      lead={`${icons.length} Phosphor icons in use: regular at 20 and 24, filled for the active page and for statuses, never in two tones. Icons come with text.`}
    >
      <Chapter title="In use">
        <Tiles>
          {icons.map(({ name, Icon, files }) => (
            <li key={name}>
              <SaveSvg name={`${name}.svg`}>
                <Row>
                  <Icon width={24} height={24} aria-hidden="true" />
                  <Typography variant="body2">{name}</Typography>
                </Row>
              </SaveSvg>
              <Typography variant="micro" color="textSecondary">
                {files.length > 3 ? `${files.length} files` : files.map((file) => file.split('/').at(-1)).join(', ')}
              </Typography>
            </li>
          ))}
        </Tiles>
      </Chapter>
    </Sheet>
  ),
}

const arts: readonly (readonly [name: string, use: string, Art: ComponentType])[] = [
  ['Empty', 'nothing yet: first use', EmptyArt],
  ['No results', 'nothing fits the filters', NoResultsArt],
  ['Error', 'a part or the page failed', ErrorArt],
  ['Not found', 'no such page', NotFoundArt],
  ['Blocked', 'not now: since when, until when', BlockedArt],
  ['Success', 'it is done', SuccessArt],
  ['Maintenance', 'the whole cabinet rests', MaintenanceArt],
  ['Offline', 'no connection', OfflineArt],
]

/** Coins seen from the edge: petrol for present, grey for past, dashed for future. */
export const Illustrations: Story = {
  render: () => (
    <Sheet
      title="Illustrations"
      lead="Coins in perspective, a ruler, one needle. Dashed stands for future, grey for past, petrol for present."
    >
      <Chapter title="States">
        <Tiles>
          {arts.map(([name, use, Art]) => (
            <li key={name}>
              <Art />
              <Typography variant="subtitle1">{name}</Typography>
              <Typography variant="caption" color="textSecondary">
                {use}
              </Typography>
            </li>
          ))}
        </Tiles>
      </Chapter>
      <Chapter title="The stack of the public pages">
        <Stack>
          <CoinStack />
        </Stack>
      </Chapter>
    </Sheet>
  ),
}
