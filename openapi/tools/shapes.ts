import type { Schema } from './contract.ts'
import { nameOf } from './contract.ts'
import { code, link, prose, table } from './html.ts'

/** The type of a value in a few words, with links to named schemas. */
export const kind = (schema: Schema): string => {
  if (schema.$ref !== undefined) return link(`schema-${nameOf(schema.$ref)}`, nameOf(schema.$ref))
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return choices.map(kind).join(' or ')
  if (schema.items) return `list of ${kind(schema.items)}${Array.isArray(schema.type) ? ' or null' : ''}`
  const types = [schema.type ?? 'any'].flat()
  return types.map((type) => (type === 'string' && schema.format ? schema.format : type)).join(' or ')
}

const range = (low: number | undefined, high: number | undefined, unit: string): string[] =>
  low === undefined && high === undefined ? [] : [`${low ?? 'any'} to ${high ?? 'any'}${unit}`]

/** Further restrictions besides the type. */
export const limits = (schema: Schema): string =>
  [
    ...(schema.const === undefined ? [] : [`always ${code(JSON.stringify(schema.const))}`]),
    ...(schema.enum ? [schema.enum.map((word) => code(String(word))).join(' ')] : []),
    ...(schema.pattern ? [`pattern ${code(schema.pattern)}`] : []),
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...(schema.minItems ? [`at least ${schema.minItems}`] : []),
    ...(schema.default === undefined ? [] : [`default ${code(JSON.stringify(schema.default))}`]),
  ].join('; ')

export const origin = (mark: string | undefined): string => (mark === 'assumption' ? ' <span class="mark">assumption</span>' : '')

/** A mark for deprecated parts; the description says what to use instead. */
export const marks = ({ deprecated }: { deprecated?: boolean }): string => (deprecated ? ' <span class="mark">deprecated</span>' : '')

export const schemaSection = (name: string, schema: Schema): string => {
  const rows = Object.entries(schema.properties ?? {}).map(([property, inner]) => [
    `${code(property)}${inner['x-origin'] === schema['x-origin'] ? '' : origin(inner['x-origin'])}${marks(inner)}`,
    kind(inner),
    schema.required?.includes(property) ? 'yes' : 'no',
    [prose(inner.description ?? ''), limits(inner)].filter(Boolean).join('<br>'),
  ])
  const own = schema.properties ? '' : `<p>${kind(schema)}${limits(schema) ? `: ${limits(schema)}` : ''}</p>`
  return `<section id="schema-${name}"><h3>${name}${origin(schema['x-origin'])}</h3>
<p>${prose(schema.description ?? '')}</p>${own}${table(`Fields of ${name}`, ['Field', 'Kind', 'Always', 'Meaning'], rows)}</section>`
}
