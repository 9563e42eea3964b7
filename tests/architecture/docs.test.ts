import { join, resolve } from 'node:path'
import { withCompilerOptions } from 'react-docgen-typescript'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { docgenOptions, docgenProject, documented } from '#stories/.storybook/docgen.ts'
import type { PropsOf } from './docs-rules.ts'
import { controlFaults, propFaults, usageFaults } from './docs-rules.ts'
import { readSources } from './sources.ts'

const root = resolve(import.meta.dirname, '../..')
const sources = readSources('stories')

/** Descriptions read from the types as Storybook reads them, in one TypeScript program. */
function readProps(): PropsOf {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(docgenProject, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    join(root, 'stories/.storybook'),
  )
  const program = ts.createProgram(documented(), options)
  const parser = withCompilerOptions(options, docgenOptions)
  const known = new Map<string, ReturnType<typeof parser.parse>>()
  return (file, name) => {
    const path = join(root, file)
    const docs = known.get(path) ?? parser.parseWithProgramProvider(path, () => program)
    known.set(path, docs)
    const props = docs.find(({ displayName }) => displayName === name)?.props
    return props ? Object.fromEntries(Object.entries(props).map(([prop, { description }]) => [prop, description])) : null
  }
}

let propsOf: PropsOf = () => null
beforeAll(() => {
  propsOf = readProps()
}, 300_000)

describe('every docs page', () => {
  it('has live controls: its first story renders what they set', () => {
    expect(controlFaults(sources, propsOf)).toEqual([])
  })

  it('describes every prop', () => {
    expect(propsOf('design-system/components/Money.tsx', 'Money')).toHaveProperty('rounding')
    expect(propFaults(sources, propsOf)).toEqual([])
  }, 300_000)

  it('says when to use its component', () => {
    expect(usageFaults(sources)).toEqual([])
  })
})

describe('canary', () => {
  const file = 'stories/components/Coin.stories.tsx'
  const story = (meta: string, first: string) =>
    new Map([
      [
        file,
        `import { Coin } from '#design-system/Coin.tsx'\nconst meta = { ${meta} } satisfies Meta<typeof Coin>\nexport const A: Story = ${first}\n`,
      ],
    ])
  const coin: PropsOf = () => ({ token: 'Its symbol.', size: '' })

  it.each([
    ["title: 'Coin'", '{}', 'names no component'],
    ['component: Coin', '{}', 'the first story has no args'],
    ['component: Coin, args: { size: 3 }', '{ render: () => <Coin /> }', 'the first story ignores its args'],
    ['component: Coin, args: { size: 3 }, render: function Drawn() {}', '{}', 'the first story ignores its args'],
  ])('finds that with %s and %s it %s', (meta, first, fault) => {
    expect(controlFaults(story(meta, first), coin)).toEqual([`${file}: ${fault}`])
  })

  it('accepts args that reach the component, and a component without props', () => {
    expect(controlFaults(story('component: Coin, args: { size: 3 }', '{ render: (args) => <Coin {...args} /> }'), coin)).toEqual([])
    expect(controlFaults(story('component: Coin', '{ render: () => <Coin /> }'), () => ({}))).toEqual([])
  })

  it('finds a prop without a description, and a component without usage', () => {
    expect(propFaults(story('component: Coin', '{}'), coin)).toEqual(['design-system/Coin.tsx: Coin.size has no description'])
    expect(usageFaults(story('component: Coin', '{}'))).toEqual([`${file}: does not say when to use it`])
  })
})
