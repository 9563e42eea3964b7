import { join, resolve } from 'node:path'
import type { ComponentDoc } from 'react-docgen-typescript'
import { withCompilerOptions } from 'react-docgen-typescript'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { docgenOptions, docgenProject, documented } from '#stories/.storybook/docgen.ts'
import type { PropsOf } from './docs-rules.ts'
import { controlFaults, propFaults, usageFaults } from './docs-rules.ts'
import { foreignDefaults, inheritedFaults } from './docs-tables.ts'
import { readSources } from './sources.ts'

const root = resolve(import.meta.dirname, '../..')
const sources = readSources('stories')

/** Descriptions and wrong defaults, read from the types as Storybook reads them, in one TypeScript program. */
function readProps(): { propsOf: PropsOf; wrongDefaults: () => string[] } {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(docgenProject, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    join(root, 'stories/.storybook'),
  )
  const program = ts.createProgram(documented(), options)
  const parser = withCompilerOptions(options, docgenOptions)
  const known = new Map<string, ReturnType<typeof parser.parse>>()
  const docsOf = (path: string) => {
    const docs = known.get(path) ?? parser.parseWithProgramProvider(path, () => program)
    known.set(path, docs)
    return docs
  }
  return {
    propsOf: (file, name) => {
      const props = docsOf(join(root, file)).find(({ displayName }) => displayName === name)?.props
      return props ? Object.fromEntries(Object.entries(props).map(([prop, { description }]) => [prop, description])) : null
    },
    wrongDefaults: () => documented().flatMap((path) => foreignDefaults(docsOf(path), program.getSourceFile(path)!)),
  }
}

let propsOf: PropsOf = () => null
let wrongDefaults: () => string[] = () => []
beforeAll(() => {
  ;({ propsOf, wrongDefaults } = readProps())
}, 300_000)

describe('every docs page', () => {
  it('has live controls: its first story renders what they set', () => {
    expect(controlFaults(sources, propsOf)).toEqual([])
  })

  it('describes every prop', () => {
    expect(propsOf('design-system/components/data-display/Money.tsx', 'Money')).toHaveProperty('rounding')
    expect(propFaults(sources, propsOf)).toEqual([])
  }, 300_000)

  it('shows the defaults of its own component', () => {
    expect(wrongDefaults()).toEqual([])
  }, 300_000)

  it('describes the args that its component inherits', () => {
    expect(inheritedFaults(sources, propsOf)).toEqual([])
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

  it('finds a default that another component of the file has', () => {
    const docs = [{ displayName: 'Coin', props: { size: { defaultValue: { value: '3' } }, token: { defaultValue: null } } }]
    const draw = (text: string) => ts.createSourceFile('Coin.tsx', text, ts.ScriptTarget.Latest, true)
    const found = (text: string) => foreignDefaults(docs as unknown as ComponentDoc[], draw(text))
    expect(found('export function Coin({ size, token }: P) {}\nexport const Row = ({ size = 3 }: R) => null')).toEqual([
      'Coin.size shows the default of another component in its file',
    ])
    expect(found('export const Coin = memo(({ size = 3 }: P) => null)')).toEqual([])
  })

  it('finds an arg that the table of props does not describe', () => {
    const args = (more: string) => story(`component: Coin, args: { token: 'MATU', onClick: fn(), children: 'A' }${more}`, '{}')
    expect(inheritedFaults(args(''), coin)).toEqual([`${file}: onClick, children have no description`])
    expect(inheritedFaults(args(", argTypes: { onClick: { description: 'Pressed.' } }"), coin)).toEqual([
      `${file}: children has no description`,
    ])
  })

  it('finds a prop without a description, and a component without usage', () => {
    expect(propFaults(story('component: Coin', '{}'), coin)).toEqual(['design-system/Coin.tsx: Coin.size has no description'])
    expect(usageFaults(story('component: Coin', '{}'))).toEqual([`${file}: does not say when to use it`])
  })
})
