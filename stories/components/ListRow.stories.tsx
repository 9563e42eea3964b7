import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconDisc } from '#design-system/components/IconDisc.tsx'
import { List, ListRow } from '#design-system/components/ListRow.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from '#design-system/theme/mixins.ts'
import { OnCard } from '../StoryCanvas.tsx'

const meta = { title: 'components/ListRow', component: ListRow } satisfies Meta<typeof ListRow>

export default meta
type Story = StoryObj<typeof meta>

/** Icon in each tone, text, figures. */
export const Tones: Story = {
  render: () => (
    <OnCard>
      <List>
        {(['neutral', 'positive', 'negative', 'warning', 'brand'] as const).map((tone) => (
          <ListRow key={tone}>
            <IconDisc tone={tone}>
              <CheckCircleFillIcon />
            </IconDisc>
            <span className="words">
              <Typography variant="subtitle1">
                <a className="row" href={`#${tone}`}>
                  {tone}
                </a>
              </Typography>
              <Typography variant="caption" color="textTertiary">
                The whole row is the link’s target
              </Typography>
            </span>
            <span className="figures">
              <Typography sx={tabular}>1,250.00 USDT</Typography>
            </span>
          </ListRow>
        ))}
      </List>
    </OnCard>
  ),
}
