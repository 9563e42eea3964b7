// Which of Phosphor's six weights each icon is drawn in, read from our own sources: the others are left out of a build (plugins.ts).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import type { Node } from './ast.ts'
import { nodesIn } from './ast.ts'

/** The weights of the design (BRIEF §11). */
const drawn = ['regular', 'fill', 'bold'] as const
type Weight = (typeof drawn)[number]
const isDrawn = (value: unknown): value is Weight => drawn.some((weight) => weight === value)

const weightsIn = (value: unknown): Weight[] => [...nodesIn(value)].map((node) => node['value']).filter(isDrawn)

/**
 * The icons of a source file with the weights that it may draw them in. An icon that the file takes as a value is drawn in any of the weights
 * that the file names; where it names none, it hands the icon on, and whoever draws it may want any.
 */
export function iconWeights(code: string): Map<string, Set<Weight>> {
  const { body } = parseAst(code, { lang: 'tsx' }) as unknown as { body: Node[] }
  const icons = new Map<string, string>()
  for (const { type, source, specifiers } of body) {
    if (type !== 'ImportDeclaration') continue
    const [, icon] = /^@phosphor-icons\/react\/dist\/csr\/(\w+)$/.exec(String((source as Node)['value'])) ?? []
    if (icon) for (const { local } of specifiers as Array<{ local: Node }>) icons.set(String(local['name']), icon)
  }
  const found = new Map([...icons.values()].map((icon) => [icon, new Set<Weight>()]))
  if (!icons.size) return found
  const named = weightsIn(body)
  const add = (name: unknown, weights: readonly Weight[]): void => {
    for (const weight of weights) found.get(icons.get(String(name)) ?? '')?.add(weight)
  }
  // Where an icon is imported it is not drawn.
  for (const node of nodesIn(body, 'ImportDeclaration')) {
    if (node.type === 'Identifier') add(node['name'], named.length ? ['regular', ...named] : drawn)
    if (node.type !== 'JSXOpeningElement') continue
    const attributes = node['attributes'] as Node[]
    const weight = attributes.find(({ name }) => (name as Node)?.['name'] === 'weight')
    const open = attributes.some(({ type }) => type === 'JSXSpreadAttribute')
    const said = weightsIn(weight)
    add((node['name'] as Node)['name'], open || (weight && !said.length) ? drawn : said.length ? said : ['regular'])
  }
  return found
}

/** The weights of every icon that the given directories' sources draw. */
export function allIconWeights(directories: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<Weight>>()
  for (const directory of directories)
    for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /^(dist|\.build)/.test(name)) continue
      const code = readFileSync(join(directory, name), 'utf8')
      if (!code.includes('@phosphor-icons')) continue
      for (const [icon, weights] of iconWeights(code)) all.set(icon, new Set([...(all.get(icon) ?? []), ...weights]))
    }
  return all
}
