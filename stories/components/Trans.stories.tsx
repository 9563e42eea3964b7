import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Trans } from '#design-system/components/data-display/Trans.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '#design-system/components/navigation/TextLink.tsx'
import { useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const targets = ['#terms', '#privacy']

const meta = {
  title: 'components/Trans',
  component: Trans,
  parameters: {
    usage: {
      use: 'A sentence of the catalogue in which some words are a link or emphasised.',
      instead: 'For a sentence without marks, call the catalogue directly.',
      do: ['Let each language place its marks.'],
      dont: ['Assemble a sentence from pieces.'],
      accessibility: ['Nothing of its own: the elements it draws count.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    text: 'I accept the <0>terms</0> and the <1>privacy notice</1>',
    render: (words, mark) => (
      <TextLink key={mark} href={targets[mark] ?? '#'}>
        {words}
      </TextLink>
    ),
  },
  render: (args) => (
    <Typography component="p">
      <Trans {...args} />
    </Typography>
  ),
} satisfies Meta<typeof Trans>

export default meta
type Story = StoryObj<typeof meta>

/** Each mark keeps its own link, in whatever order the language places them. */
export const Links: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '#terms')
    await expect(canvas.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '#privacy')
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('I accept the terms and the privacy notice')
  },
}

export const Matrix: Story = {
  render: ({ render }) => (
    <OnCard>
      <Sheet>
        <Sample name="nothing marked">
          <Typography component="p">
            <Trans text="Nothing is drawn here." render={render} />
          </Typography>
        </Sample>
        <Sample name="in bold">
          <Typography component="p">
            <Trans text="Invited by <0>MATU-7K2Q</0>" render={(words) => <b>{words}</b>} />
          </Typography>
        </Sample>
        <Sample name="at the beginning">
          <Typography component="p">
            <Trans text="<0>Terms</0> come first." render={render} />
          </Typography>
        </Sample>
        <Sample name="the other way round">
          <Typography component="p">
            <Trans text="The <1>privacy notice</1> stands before the <0>terms</0>." render={render} />
          </Typography>
        </Sample>
        <Sample name="all of it">
          <Typography component="p">
            <Trans text="<0>Read the terms</0>" render={render} />
          </Typography>
        </Sample>
        <Sample name="a mark that is not closed stays text">
          <Typography component="p">
            <Trans text="Less than <0> is not a mark." render={render} />
          </Typography>
        </Sample>
      </Sheet>
    </OnCard>
  ),
}

function Consent({ render }: Parameters<typeof Trans>[0]) {
  return (
    <Typography component="p">
      <Trans text={useTranslations('auth').registration.consent()} render={render} />
    </Typography>
  )
}

/** The consent sentence of the registration in each catalogue. */
export const ConsentSentence: Story = { render: Consent }
export const German: Story = { render: Consent, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { render: Consent, globals: { locale: 'ru', viewport: { value: 'w320' } } }
export const Spanish: Story = { render: Consent, globals: { locale: 'es', viewport: { value: 'w360' } } }
