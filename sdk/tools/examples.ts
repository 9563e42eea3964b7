import { each, HEAD, json, last } from './table.ts'
import type { Contract, Media } from './table.ts'

const written = (value: unknown, schema: string | undefined): string => `${JSON.stringify(value, null, 2)} as ${schema ?? 'unknown'}`

/** The contract's examples as typed values for fixtures, stories and tests; never shipped. openapi/tools/rules/examples.ts checks each against its schema. */
export const exampleTable = (contract: Contract): string => {
  const used = new Set<string>()
  const use = (name: string | undefined): string | undefined => {
    if (name !== undefined) used.add(name)
    return name
  }
  const valuesOf = (media: Media | undefined): [string, unknown][] =>
    !media ? [] : media.examples ? Object.entries(media.examples).map(([name, { value }]) => [name, value]) : [['example', media.example]]

  const rows = each(contract, (_path, _method, operation) => {
    const request = operation.requestBody
    const parts: string[] = []
    if (request) parts.push(`request: ${written(valuesOf(request.content['application/json'])[0]?.[1], use(json(request.content)))},`)
    const given = Object.entries(operation.responses)
      .filter(([status, { content }]) => status.startsWith('2') && content)
      .flatMap(([status, { content }]) =>
        valuesOf(content?.['application/json']).map(([name, value]) => ({
          name: name === 'example' ? status : name,
          text: written(value, use(json(content))),
        })),
      )
    if (given[0]) parts.push(`answer: ${given[0].text},`)
    if (given.length > 1) parts.push(`answers: { ${given.map(({ name, text }) => `${JSON.stringify(name)}: ${text}`).join(', ')} },`)
    return `  ${operation.operationId}: { ${parts.join('\n')} },`
  })
  const problems = Object.entries(contract.components.responses).map(
    ([name, { content }]) =>
      `  ${name}: ${written(valuesOf(content?.['application/json'])[0]?.[1], use(last(content?.['application/json']?.schema.$ref)))},`,
  )
  return `${HEAD}import type { ${[...used].sort().join(', ')} } from './model/index.ts'

/** By operation: an example request and successful response (\`answers\` if the contract shows several responses). */
export const examples = {\n${rows.join('\n')}\n}

/** Error responses by their names in components/responses.yaml. */
export const problems = {\n${problems.join('\n')}\n}
`
}
