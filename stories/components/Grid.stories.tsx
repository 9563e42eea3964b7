import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell, Grid, Page } from '#design-system/components/Grid.tsx'
import { Card } from '#design-system/components/Section.tsx'

const meta = { title: 'components/Grid', component: Grid } satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

/** Twelve columns from 900 px up; below, one column in the same order. */
export const Cells: Story = {
  render: () => (
    <Page>
      <Grid>
        <Cell span={8} narrow={7}>
          <Card>8 of 12, beside the rail 7</Card>
        </Cell>
        <Cell span={4} narrow={5}>
          <Card>4 of 12, beside the rail 5</Card>
        </Cell>
        <Cell span={7}>
          <Card>7 of 12</Card>
        </Cell>
        <Cell span={5}>
          <Card>Two cards</Card>
          <Card>in one cell</Card>
        </Cell>
      </Grid>
    </Page>
  ),
}
