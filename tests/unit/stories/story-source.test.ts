import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { jsxOf, renderedIn, storySource } from '#stories/site/storySource.ts'

// What a build's function would be called without `displayName`.
const minified = Object.assign(() => null, { displayName: 'Notice' })

describe('the code that a docs page shows', () => {
  it('is the component with its args, under its own name', () => {
    expect(storySource('{}', minified, { title: 'Rates refresh', busy: true, quiet: false, children: 'The amount is fixed.' })).toBe(
      '<Notice title="Rates refresh" busy>The amount is fixed.</Notice>',
    )
  })

  it('breaks long tags, one attribute per line', () => {
    expect(jsxOf('Money', { value: '13081.32', unit: 'USD', size: 'hero', hidden: true, rounding: 'half', decimals: 2, minimum: 2 })).toBe(
      '<Money\n  value="13081.32"\n  unit="USD"\n  size="hero"\n  hidden\n  rounding="half"\n  decimals={2}\n  minimum={2}\n/>',
    )
  })

  it('writes elements, data and functions as a person would', () => {
    const action = createElement(minified, { title: 'Turn on' })
    expect(jsxOf('Card', { action, onClose: () => {}, facts: [{ name: 'Fee', value: null }], label: 'a "quoted" one' })).toBe(
      `<Card\n  action={<Notice title="Turn on" />}\n  onClose={onClose}\n  facts={[{ name: 'Fee', value: null }]}\n  label={'a "quoted" one'}\n/>`,
    )
    expect(jsxOf('Table', { rows: Array.from({ length: 90 }, (_, at) => at) })).toBe('<Table rows={rows} />')
  })

  it('is what the story itself renders, as it is written', () => {
    const source = `{
  render: () => (
    <Row>
      <Button busy>Deposit</Button>
    </Row>
  ),
  play: async () => {}
}`
    expect(renderedIn(source)).toBe('<Row>\n  <Button busy>Deposit</Button>\n</Row>')
    expect(renderedIn('{\n  render: () => <AnsweredAtOnce />,\n  play: async () => {}\n}')).toBe('<AnsweredAtOnce />')
    expect(renderedIn('{ args: { value: 1 } }')).toBeNull()
    expect(renderedIn('{\n  render: function Drawn() {\n    return <Side on />\n  }\n}')).toBe('<Side on />')
  })

  it('writes args where the story spreads them', () => {
    const source = '{\n  render: (args) => (\n    <Sheet>\n      <Notice {...args} tone="plain" />\n    </Sheet>\n  )\n}'
    expect(storySource(source, minified, { title: 'Hi', children: 'there' })).toBe(
      '<Sheet>\n  <Notice tone="plain" title="Hi">there</Notice>\n</Sheet>',
    )
    expect(storySource('{ render: (args) => <Live {...args} /> }', minified, { title: 'Hi' })).toBe('<Notice title="Hi" />')
  })
})
