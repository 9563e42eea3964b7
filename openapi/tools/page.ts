import { code, escape, example, link, paragraphs, prose, table } from './html.ts'
import { LANGUAGES, type Messages } from './messages.ts'
import { kind, limits, nameOf, origin, schemaSection, type Schema } from './shapes.ts'

interface Media {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
interface Answer {
  $ref?: string
  description?: string
  content?: Record<string, Media>
}
interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
  'x-origin'?: string
}
interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security?: unknown[]
  'x-origin'?: string
  'x-moves-money'?: boolean
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer>
}
export interface Contract {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  'x-request-headers': { name: string; methods: string[]; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter>; responses: Record<string, Answer> }
}

const examples = (media: Media): string =>
  media.examples
    ? Object.entries(media.examples)
        .map(([name, { value }]) => example(`Example: ${escape(name)}`, value))
        .join('')
    : example('Example', media.example)

const operationSection = (contract: Contract, method: string, path: string, operation: Operation): string => {
  const parameters = (operation.parameters ?? []).map((given) =>
    given.$ref ? (contract.components.parameters[nameOf(given.$ref)] ?? given) : given,
  )
  const body = operation.requestBody?.content['application/json']
  const answers = Object.entries(operation.responses).map(([status, given]) => {
    const answer = given.$ref ? (contract.components.responses[nameOf(given.$ref)] ?? given) : given
    const media = answer.content?.['application/json']
    return [status, media ? kind(media.schema) : 'nothing', `${prose(answer.description ?? '')}${media ? examples(media) : ''}`]
  })
  return `<section id="${operation.operationId}"><h3><span class="method">${method.toUpperCase()}</span> ${code(path)}</h3>
<p><strong>${prose(operation.summary)}</strong> ${code(operation.operationId)}${origin(operation['x-origin'])}${
    operation['x-moves-money'] ? ' <span class="mark">moves money</span>' : ''
  }${operation.security?.length === 0 ? ' <span class="mark">open to everybody</span>' : ''}</p>
${operation.description ? `<p>${prose(operation.description)}</p>` : ''}
${table(
  ['Parameter', 'Kind', 'Where', 'Meaning'],
  parameters.map((parameter) => [
    `${code(parameter.name)}${parameter['x-origin'] === operation['x-origin'] ? '' : origin(parameter['x-origin'])}`,
    kind(parameter.schema),
    parameter.in,
    [prose(parameter.description ?? ''), limits(parameter.schema)].filter(Boolean).join('<br>'),
  ]),
)}
${body ? `<p>Request: ${kind(body.schema)}</p>${examples(body)}` : ''}
${table(['Status', 'Answer', 'Meaning'], answers)}</section>`
}

/** The whole contract as one page that needs neither script nor network. */
export const page = (contract: Contract, style: string, messages: Messages): string => {
  const rows = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const ofTag = (tag: string) => rows.filter(({ operation }) => operation.tags[0] === tag)
  const schemas = Object.entries(contract.components.schemas).sort(([one], [other]) => one.localeCompare(other, 'en'))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(contract.info.title)}</title>
<style>${style}</style></head><body>
<nav aria-label="Contents"><ol>
${contract.tags
  .map(
    ({ name }) =>
      `<li>${link(`tag-${name}`, name)}<ol>${ofTag(name)
        .map(
          ({ method, path, operation }) =>
            `<li>${link(operation.operationId, `<span class="method">${method.toUpperCase()}</span> ${escape(path)}`)}</li>`,
        )
        .join('')}</ol></li>`,
  )
  .join('\n')}
<li>${link('refusals', 'refusals')}</li>
<li>${link('schemas', 'schemas')}<ol>${schemas.map(([name]) => `<li>${link(`schema-${name}`, name)}</li>`).join('')}</ol></li>
</ol></nav>
<main><h1>${escape(contract.info.title)} ${escape(contract.info.version)}</h1>
<p>${rows.length} operations, ${rows.filter(({ operation }) => operation['x-origin'] === 'assumption').length} of them assumptions; ${schemas.length} schemas.</p>
${paragraphs(contract.info.description)}
${table(
  ['Header', 'Sent with', 'Meaning'],
  contract['x-request-headers'].map(({ name, methods, description }) => [code(name), methods.join(', '), prose(description)]),
)}
${contract.tags
  .map(
    ({ name, description }) => `<h2 id="tag-${name}">${name}</h2><p>${prose(description)}</p>
${ofTag(name)
  .map(({ method, path, operation }) => operationSection(contract, method, path, operation))
  .join('\n')}`,
  )
  .join('\n')}
<h2 id="refusals">refusals</h2>
<p>What the server says when it refuses: <code>message</code> in the language of Accept-Language, with 422 beside each field in <code>errors</code>; <code>code</code> and
<code>codes</code> say which sentence it is. Words after a colon are filled in.</p>
${table(
  ['Code', ...LANGUAGES],
  Object.entries(messages).map(([name, texts]) => [code(name), ...LANGUAGES.map((language) => `<span lang="${language}">${escape(texts[language])}</span>`)]),
)}
<h2 id="schemas">schemas</h2>
${schemas.map(([name, schema]) => schemaSection(name, schema)).join('\n')}
</main></body></html>
`
}
