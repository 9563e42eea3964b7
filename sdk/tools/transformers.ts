interface Node {
  [key: string]: unknown
}

interface Schema extends Node {
  properties?: Record<string, Node>
  required?: string[]
}

interface Contract extends Node {
  components: Node & { schemas: Record<string, Schema> }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const withDefaultsRequired = (schema: Schema): Schema => {
  const filled = Object.entries(schema.properties ?? {}).filter(([, property]) => 'default' in property)
  return filled.length === 0 ? schema : { ...schema, required: [...new Set([...(schema.required ?? []), ...filled.map(([name]) => name)])] }
}

/** Validation fills in a default, so a property that has one is always there: its type must not be optional. */
export const withDefaultsPresent = (contract: Contract): Contract => {
  const schemas = Object.entries(contract.components.schemas).map(([name, schema]) => [name, withDefaultsRequired(schema)])
  return { ...contract, components: { ...contract.components, schemas: Object.fromEntries(schemas) as Record<string, Schema> } }
}

/** Orval writes descriptions as zod metadata, which a browser would load. The types carry them as comments. OpenAPI requires those of responses. */
export const withoutDescriptions = <T>(value: T, key = '', parent = ''): T => {
  if (Array.isArray(value)) return value.map((inner: unknown) => withoutDescriptions(inner)) as T
  if (!isNode(value)) return value
  const kept = Object.entries(value).filter(([name, inner]) => name !== 'description' || isNode(inner) || parent === 'responses')
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutDescriptions(inner, name, key)])) as T
}
