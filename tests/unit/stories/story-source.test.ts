import { createElement, Fragment } from 'react'
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
    expect(jsxOf('Table', { rows: Array.from({ length: 90 }, (_, at) => at) })).toBe('<Table\n  rows={[\n    0,\n    // 89 more\n  ]}\n/>')
    expect(jsxOf('Table', { rows: [{ text: 'long'.repeat(20), id: 'a' }] })).toBe(
      `<Table\n  rows={[\n    {\n      text: '${'long'.repeat(20)}',\n      id: 'a',\n    },\n  ]}\n/>`,
    )
    expect(jsxOf('Table', { settings: { fee: '0.10', until: null }, zone: new Intl.Locale('de') })).toBe(
      "<Table settings={{ fee: '0.10', until: null }} zone={zone} />",
    )
    expect(jsxOf('Table', { link: { href: () => '#', name: () => '' }, heads: new Map([[0, 'Today']]) })).toBe(
      "<Table link={{ href, name }} heads={new Map([[0, 'Today']])} />",
    )
  })

  it('names a fragment and an icon as the story does', () => {
    const icon = createElement(
      Object.assign(() => null, { displayName: 'SvgCheckCircleFill' }),
      { width: 20 },
    )
    const children = createElement(Fragment, null, icon, 'Done')
    expect(jsxOf('Card', { children })).toBe('<Card>\n  <>\n    <CheckCircleFillIcon width={20} />\n    Done\n  </>\n</Card>')
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
    expect(storySource('{ args: { value: 1 } }', undefined, {})).toBe('{ args: { value: 1 } }')
    expect(renderedIn('{\n  render: function Drawn() {\n    return <Side on />\n  }\n}')).toBe('<Side on />')
    expect(renderedIn('{\n  render: function Drawn() {\n    const on = useOn()\n    return <Side on={on} />\n  }\n}')).toBe(
      'function Drawn() {\n  const on = useOn()\n  return <Side on={on} />\n}',
    )
  })

  it('writes args where the story spreads them', () => {
    const source = '{\n  render: (args) => (\n    <Sheet>\n      <Notice {...args} tone="plain" />\n    </Sheet>\n  )\n}'
    expect(storySource(source, minified, { title: 'Hi', children: 'there' })).toBe(
      '<Sheet>\n  <Notice tone="plain" title="Hi">there</Notice>\n</Sheet>',
    )
    expect(
      storySource('{ render: args => <p>{args.children} <Notice {...args} key={1} busy={args.quiet} /></p> }', minified, {
        title: 'Hi',
        quiet: true,
        children: 'there',
      }),
    ).toBe('<p>there <Notice title="Hi" quiet key={1} busy /></p>')
    expect(storySource('{ render: (args) => <Live {...args} /> }', minified, { title: 'Hi' })).toBe('<Notice title="Hi" />')
  })
})
