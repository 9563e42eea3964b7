import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'

// Deliberate faults: each must be found, or the checks of all other stories are worthless. Hidden in Storybook.

const DimInTheDark = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  ...theme.applyStyles('dark', { color: theme.vars.palette.divider }),
}))
const DimOnADarkPhone = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  ...theme.applyStyles('dark', { '@media (max-width: 600px)': { color: theme.vars.palette.divider } }),
}))
const DimOnAPhone = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  '@media (max-width: 600px)': { color: theme.vars.palette.divider },
}))
const Wide = styled('div')({ width: 380, height: 10 })

const meta = {
  title: 'guard/Planted',
  component: DimInTheDark,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof DimInTheDark>

export default meta
type Story = StoryObj<typeof meta>

export const ContrastInTheDarkOnly: Story = {
  parameters: { matrix: { planted: ['dark at 1280 px, color-contrast', 'dark at 390 px, color-contrast'] } },
  render: () => <DimInTheDark>Nobody can read this in the dark.</DimInTheDark>,
}

export const ContrastOnADarkPhoneOnly: Story = {
  parameters: { matrix: { planted: ['dark at 390 px, color-contrast'] } },
  render: () => <DimOnADarkPhone>Nobody can read this on a phone in the dark.</DimOnADarkPhone>,
}

export const ContrastOnAPhoneOnly: Story = {
  parameters: { matrix: { planted: ['light at 390 px, color-contrast'] } },
  render: () => <DimOnAPhone>Nobody can read this on a phone.</DimOnAPhone>,
}

export const WiderThanAPhone: Story = {
  tags: ['daily'],
  parameters: { matrix: { planted: ['at 320 px the page is overflow: 380 px wide'] } },
  render: () => <Wide />,
}

export const ButtonWithoutAName: Story = {
  tags: ['daily'],
  parameters: { matrix: { planted: ['light at 1280 px, button-name'] } },
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- planted
  render: () => <button type="button" />,
}

export const TargetsTooSmall: Story = {
  parameters: { matrix: { planted: ['light at 390 px, target-size'] } },
  render: () => (
    <>
      <a href="#a">x</a>
      <a href="#b">y</a>
      <a href="#c">z</a>
    </>
  ),
}
