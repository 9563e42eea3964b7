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

interface Parameters {
  [name: string]: { in?: string }
}

/** Removes header parameters: the transport sends them, and neither a function nor a schema of the SDK is about them. */
const withoutHeaders = (paths: Node, shared: Parameters): Node => {
  const isHeader = (given: unknown): boolean => {
    const { $ref, in: where } = given as { $ref?: string; in?: string }
    return ($ref === undefined ? where : shared[$ref.split('/').at(-1) ?? '']?.in) === 'header'
  }
  const plain = (operation: unknown): unknown =>
    isNode(operation) && Array.isArray(operation.parameters)
      ? { ...operation, parameters: operation.parameters.filter((one) => !isHeader(one)) }
      : operation
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      isNode(methods) ? Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, plain(operation)])) : methods,
    ]),
  )
}

/** The bundled contract without the parts that Orval cannot output. */
export default (contract: unknown): unknown => {
  const { info, components, paths, ...rest } = contract as { info: Node; components: Node; paths: Node }
  const { responses, schemas, parameters, ...others } = components
  const shared = parameters as Parameters
  return {
    ...rest,
    info: { title: info.title, version: info.version },
    paths: withoutHeaders(withInlinedResponses(paths, responses as Node) as Node, shared),
    components: {
      ...others,
      parameters: Object.fromEntries(Object.entries(shared).filter(([, one]) => one.in !== 'header')),
      schemas: withoutDescriptions(schemas),
    },
  }
}
