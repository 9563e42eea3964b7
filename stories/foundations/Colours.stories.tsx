import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '#design-system/parts/Text.tsx'
import { schemes } from '#design-system/theme/palette.ts'
import { colourOf, contrast, pairs, rolesOf } from './contrast.ts'
import { Chapter, Sheet, Table, ofAPage } from './page.tsx'

const meta = { title: 'foundations/Colours', tags: ['!autodocs'], parameters: ofAPage } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Scheme = keyof typeof schemes

const Swatch = ({ colour }: { colour: string }) => (
  <svg width={64} height={32} viewBox="0 0 64 32" aria-hidden="true">
    <rect x={0.5} y={0.5} width={63} height={31} rx={8} fill={colour} stroke="#728488" strokeOpacity={0.5} />
  </svg>
)

const Sample = ({ front, back, graphic }: { front: string; back: string; graphic: boolean }) => (
  <svg width={64} height={32} viewBox="0 0 64 32" aria-hidden="true">
    <rect x={0.5} y={0.5} width={63} height={31} rx={8} fill={back} stroke="#728488" strokeOpacity={0.5} />
    {graphic ? (
      <rect x={14} y={13} width={36} height={6} rx={2} fill={front} />
    ) : (
      <text x={32} y={22} textAnchor="middle" fontSize={16} fill={front}>
        Ag
      </text>
    )}
  </svg>
)

const shown = (scheme: Scheme, front: string, back: string) => contrast(colourOf(schemes[scheme], front), colourOf(schemes[scheme], back))

/** Every role in both schemes, as design-system/theme/palette.ts has it. */
export const Roles: Story = {
  render: () => (
    <Sheet
      title="Colours"
      lead="Petrol ink on porcelain, one orange needle. Roles have the same names in both schemes; a role that one lacks does not compile."
    >
      {rolesOf(schemes.light).map(([group, names]) => (
        <Chapter key={group} title={group}>
          <Table
            caption={group}
            head={['Role', 'Light', 'Value', 'Dark', 'Value in the dark']}
            rows={names.map((name) => [
              name,
              <Swatch key="light" colour={colourOf(schemes.light, name)} />,
              <Text key="hex" variant="mono">
                {colourOf(schemes.light, name)}
              </Text>,
              <Swatch key="dark" colour={colourOf(schemes.dark, name)} />,
              <Text key="hex of the dark" variant="mono">
                {colourOf(schemes.dark, name)}
              </Text>,
            ])}
          />
        </Chapter>
      ))}
    </Sheet>
  ),
}

/** The pairs that are drawn, measured. A test holds them to the least they may have. */
export const Contrast: Story = {
  render: () => (
    <Sheet
      title="Contrast"
      lead="What stands on what, measured. Texts need 4.5, graphics 3; tests/unit/stories/contrast.test.ts holds them to it."
    >
      <Chapter title="Pairs">
        <Table
          caption="Pairs and their contrast"
          head={['On', 'Least', 'Light', 'Ratio', 'Dark', 'Ratio in the dark']}
          rows={pairs.map(({ front, back, least }) => [
            `${front} on ${back}`,
            least,
            ...(['light', 'dark'] as const).flatMap((scheme) => [
              <Sample key={scheme} graphic={least === 3} front={colourOf(schemes[scheme], front)} back={colourOf(schemes[scheme], back)} />,
              `${shown(scheme, front, back).toFixed(1)}${shown(scheme, front, back) < least ? ', too low' : ''}`,
            ]),
          ])}
        />
      </Chapter>
    </Sheet>
  ),
}
