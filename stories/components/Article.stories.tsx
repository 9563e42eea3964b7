import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Article, ArticlePart, Prose } from '#design-system/components/layout/Article.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '#design-system/components/navigation/TextLink.tsx'
import type { Usage } from '../site/usage.ts'

const parts = [
  {
    id: 'short',
    title: 'In short',
    text: 'A line is a paragraph.\nThe next line is the next one, 68 characters wide at the most, however wide the window is.',
  },
  {
    id: 'points',
    title: 'Points',
    text: 'Lines that begin with a dash are a list:\n- the first point\n- the second point, which is longer and goes on over the end of its line',
  },
  { id: 'marks', title: 'Marked words', text: 'The words in question lead to <0>another page</0>.' },
]

const meta = {
  title: 'components/Article',
  component: Article,
  parameters: {
    usage: {
      use: 'Terms, conditions and explanations of more than two screens.',
      instead: 'For questions and answers, use AccordionItem; for a few sentences, a Section.',
      do: ['Give each part a heading that says what it contains.', 'Put what the reader can do next into `aside`.'],
      dont: ['Place forms or live figures between the parts.'],
      accessibility: [
        'The table of contents is a navigation with the part in view marked; on phones it is a `details` that works without a script.',
      ],
      status: 'stable',
    } satisfies Usage,
  },
  args: { contents: parts, children: null },
  render: ({ contents, aside }) => (
    <main>
      <Article contents={contents} {...(aside !== undefined && { aside })}>
        {parts.map(({ id, text }, at) => (
          <ArticlePart key={id} id={id} title={contents[at]?.title ?? ''}>
            <Prose text={text} render={(words) => <TextLink href="#elsewhere">{words}</TextLink>} />
          </ArticlePart>
        ))}
      </Article>
    </main>
  ),
} satisfies Meta<typeof Article>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Points' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').filter((item) => item.closest('section'))).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'another page' })).toHaveAttribute('href', '#elsewhere')
    // All parts are in view: the first one is being read.
    const [marked] = canvas.getAllByRole('link', { name: 'In short', hidden: true })
    await expect(marked).toHaveAttribute('aria-current', 'location')
  },
}
/** Beside the text from 1200 px up; below it on phones. */
export const WithACardBeside: Story = {
  args: {
    aside: (
      <Card>
        <Typography component="h2" variant="h5">
          Prices
        </Typography>
        <Typography component="p">What belongs to the whole text.</Typography>
      </Card>
    ),
  },
}
/** The table of contents is collapsed above the text, and expands by its title. */
export const Folded: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const folded = canvasElement.querySelector('details')!
    await expect(folded.open).toBe(false)
    await expect(folded.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('region', { name: 'In short' }).getBoundingClientRect().top,
    )
    await userEvent.click(folded.querySelector('summary')!)
    await expect(folded.open).toBe(true)
    await expect(folded.querySelector('a[href$="#points"]')).toBeVisible()
  },
}
export const GermanAt360: Story = {
  args: {
    contents: [
      { id: 'short', title: 'Kurz gesagt' },
      { id: 'points', title: 'Leistungsausschlüsse und Versicherungsbedingungen' },
      { id: 'marks', title: 'Weiterführende Seiten' },
    ],
  },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
