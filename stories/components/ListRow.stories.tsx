import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconDisc } from '#design-system/components/IconDisc.tsx'
import { List, ListRow } from '#design-system/components/ListRow.tsx'
import { Text } from '#design-system/components/Text.tsx'
import { OnCard } from '../StoryCanvas.tsx'

const meta = { title: 'components/ListRow', component: ListRow } satisfies Meta<typeof ListRow>

export default meta
type Story = StoryObj<typeof meta>

/** Disc in each tone, words, figures. */
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
              <Text variant="label">
                <a className="row" href={`#${tone}`}>
                  {tone}
                </a>
              </Text>
              <Text variant="caption" tone="tertiary">
                The whole row is the link’s target
              </Text>
            </span>
            <span className="figures">
              <Text numeric>1,250.00 USDT</Text>
            </span>
          </ListRow>
        ))}
      </List>
    </OnCard>
  ),
}
