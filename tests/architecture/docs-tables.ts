import type { ComponentDoc } from 'react-docgen-typescript'
import ts from 'typescript'
import { componentsIn } from '#stories/site/components.ts'
import type { PropsOf } from './docs-rules.ts'
import { documentedStories } from './docs-rules.ts'
import type { Sources } from './sources.ts'

/** Names of the props that a function's own signature gives a default: `({ size = 3 }) => …`. */
const defaultsIn = ({ parameters: [props] }: ts.SignatureDeclaration): string[] =>
  props && ts.isObjectBindingPattern(props.name)
    ? props.name.elements.flatMap(({ name, propertyName, initializer }) => (initializer ? [(propertyName ?? name).getText()] : []))
    : []

/** The function of a declaration, also inside of `memo(…)` and `forwardRef(…)`. */
function functionIn(node: ts.Node): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node
  return ts.forEachChild(node, functionIn)
}

/**
 * Defaults that a docs page would show at a prop of another component: react-docgen-typescript takes those of every arrow function in a file.
 */
export function foreignDefaults(docs: readonly ComponentDoc[], source: ts.SourceFile): string[] {
  const own = new Map<string, string[]>()
  for (const statement of source.statements)
    for (const one of ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement]) {
      const drawn = functionIn(one)
      const name = ts.isFunctionDeclaration(one) || ts.isVariableDeclaration(one) ? one.name?.getText() : undefined
      if (drawn && name !== undefined) own.set(name, defaultsIn(drawn))
    }
  return docs.flatMap(({ displayName, props }) =>
    Object.entries(props).flatMap(([prop, { defaultValue }]) =>
      (defaultValue as { value?: unknown } | null)?.value != null && !own.get(displayName)?.includes(prop)
        ? [`${displayName}.${prop} shows the default of another component in its file`]
        : [],
    ),
  )
}

const objectOf = (node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined =>
  node &&
  (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)
    ? objectOf(node.expression)
    : ts.isObjectLiteralExpression(node)
      ? node
      : undefined)

/** The properties of an object as it is written; spread ones are left out. */
const entriesOf = (object: ts.ObjectLiteralExpression | undefined): Map<string, ts.Node> =>
  new Map(
    (object?.properties ?? []).flatMap((one): [string, ts.Node][] =>
      one.name ? [[one.name.getText(), ts.isPropertyAssignment(one) ? one.initializer : one]] : [],
    ),
  )

const metaIn = (file: string, source: string): Map<string, ts.Node> => {
  const declared = ts
    .createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    .statements.flatMap((one) => (ts.isVariableStatement(one) ? [...one.declarationList.declarations] : []))
  return entriesOf(objectOf(declared.find(({ name }) => name.getText() === 'meta')?.initializer))
}

/** Args that are no props of the component's own type, such as MUI's: their rows have a description only if the story gives one. */
export const inheritedFaults = (sources: Sources, propsOf: PropsOf): string[] =>
  documentedStories(sources, ['components', 'forms', 'layouts', 'contract']).flatMap(([file, source]) => {
    const meta = metaIn(file, source)
    const [component] = componentsIn(source)
    const props = component?.file ? propsOf(component.file, component.name) : null
    const types = entriesOf(objectOf(meta.get('argTypes')))
    const missing = [...entriesOf(objectOf(meta.get('args'))).keys()].filter(
      (name) => !(name in (props ?? {})) && !entriesOf(objectOf(types.get(name))).has('description'),
    )
    return missing.length > 0 ? [`${file}: ${missing.join(', ')} ${missing.length > 1 ? 'have' : 'has'} no description`] : []
  })
