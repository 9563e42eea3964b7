import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import { expect } from 'storybook/test'
import { IconDisc } from '#design-system/components/data-display/IconDisc.tsx'
import { RowList, ListRow, RowWords } from '#design-system/components/data-display/ListRow.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from '#design-system/theme/mixins.ts'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/ListRow',
  component: RowWords,
  parameters: {
    usage: {
      use: 'Entries of different kinds in a card, each leading to its own page: safety, profile, latest transactions.',
      instead: 'For many rows of the same figures use DataTable; for facts DescriptionList.',
      do: [
        'Name in the first line, explanation in the second, figure or state at the end.',
        'Make the whole row the link, by `href` of RowWords.',
      ],
      dont: ['Put two links into a row.'],
      accessibility: ['A list item; the link has the row’s name and covers the whole row.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { name: 'Two-factor authentication', href: '#two-factor', children: 'On since August 3' },
} satisfies Meta<typeof RowWords>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <OnCard>
      <RowList>
        <ListRow>
          <IconDisc color="success">
            <CheckCircleFillIcon />
          </IconDisc>
          <RowWords {...args} />
        </ListRow>
      </RowList>
    </OnCard>
  ),
}

/** Icon in each colour, text, figures. */
export const Tones: Story = {
  render: () => (
    <OnCard>
      <RowList>
        {(['default', 'success', 'error', 'warning', 'primary'] as const).map((color) => (
          <ListRow key={color}>
            <IconDisc color={color}>
              <CheckCircleFillIcon />
            </IconDisc>
            <span className="words">
              <Typography variant="subtitle1">
                <a className="row" href={`#${color}`}>
                  {color}
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
      </RowList>
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
      <RowList>
        {['First', 'Second', 'Last'].map((name) => (
          <ListRow key={name}>
            <RowWords name={name} href={`#${name}`}>
              Leads to another page
            </RowWords>
            <CaretRightIcon width={16} height={16} aria-hidden="true" />
          </ListRow>
        ))}
      </RowList>
    </OnCard>
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(Math.abs(middle(row.querySelector('svg')!) - middle(row.querySelector('.words')!))).toBeLessThan(1)
    }
  },
}
