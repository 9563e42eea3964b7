interface Node {
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Descriptions of schemas would travel to the browser as zod metadata: they come back as comments (comments.ts). */
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

/** Shared answers in the place of their $ref: Orval names a type for each of them and then does not write it. */
const withPlainAnswers = (paths: unknown, answers: Node): unknown => {
  if (Array.isArray(paths)) return paths.map((inner) => withPlainAnswers(inner, answers))
  if (!isNode(paths)) return paths
  const name = typeof paths.$ref === 'string' && paths.$ref.startsWith('#/components/responses/') ? paths.$ref.split('/').at(-1) : undefined
  if (name !== undefined) return answers[name]
  return Object.fromEntries(Object.entries(paths).map(([key, inner]) => [key, withPlainAnswers(inner, answers)]))
}

/** What Orval reads: the bundled contract without what its output cannot carry. */
export default (contract: unknown): unknown => {
  const { info, components, paths, ...rest } = contract as { info: Node; components: Node; paths: Node }
  const { responses, schemas, ...others } = components
  return {
    ...rest,
    info: { title: info.title, version: info.version },
    paths: withPlainAnswers(paths, responses as Node),
    components: { ...others, schemas: withoutDescriptions(schemas) },
  }
}
