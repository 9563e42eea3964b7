import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import { expect } from 'storybook/test'
import { IconDisc } from '#design-system/components/IconDisc.tsx'
import { List, ListRow, RowWords } from '#design-system/components/ListRow.tsx'
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

const middle = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

/** The arrow is level with the text in every row, in the first and the last as well. */
export const Arrows: Story = {
  render: () => (
    <OnCard>
      <List>
        {['First', 'Second', 'Last'].map((name) => (
          <ListRow key={name}>
            <RowWords name={name} href={`#${name}`}>
              Leads to another page
            </RowWords>
            <CaretRightIcon width={16} height={16} aria-hidden="true" />
          </ListRow>
        ))}
      </List>
    </OnCard>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(Math.abs(middle(row.querySelector('svg')!) - middle(row.querySelector('.words')!))).toBeLessThan(1)
    }
  },
}
