interface Node {
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Removes descriptions of schemas, which Orval would ship to the browser as zod metadata. comments.ts adds them back as comments. */
const withoutDescriptions = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutDescriptions)
  if (!isNode(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key === 'description' && typeof inner === 'string') return []
      if (key !== 'properties' || !isNode(inner)) return [[key, withoutDescriptions(inner)]]
      return [[key, Object.fromEntries(Object.entries(inner).map(([name, schema]) => [name, withoutDescriptions(schema)]))]]
    }),
  )
}

/** Inlines shared responses: Orval references a type for each of them but does not generate it. */
const withInlinedResponses = (paths: unknown, answers: Node): unknown => {
  if (Array.isArray(paths)) return paths.map((inner) => withInlinedResponses(inner, answers))
  if (!isNode(paths)) return paths
  const name = typeof paths.$ref === 'string' && paths.$ref.startsWith('#/components/responses/') ? paths.$ref.split('/').at(-1) : undefined
  if (name !== undefined) return answers[name]
  return Object.fromEntries(Object.entries(paths).map(([key, inner]) => [key, withInlinedResponses(inner, answers)]))
}

/** The bundled contract without the parts that Orval cannot output. */
export default (contract: unknown): unknown => {
  const { info, components, paths, ...rest } = contract as { info: Node; components: Node; paths: Node }
  const { responses, schemas, ...others } = components
  return {
    ...rest,
    info: { title: info.title, version: info.version },
    paths: withInlinedResponses(paths, responses as Node),
    components: { ...others, schemas: withoutDescriptions(schemas) },
  }
}
