import type { Contract, Header, Media, Row } from './contract.ts'
import { responseOf, headersOf, isOpen, parametersOf, rowsOf } from './contract.ts'
import { code, escape, example, link, paragraphs, prose, table } from './html.ts'
import { LANGUAGES, type Messages } from './messages.ts'
import { kind, limits, marks, origin, schemaSection } from './shapes.ts'

const examples = (media: Media): string =>
  media.examples
    ? Object.entries(media.examples)
        .map(([name, { value }]) => example(`Example: ${escape(name)}`, value))
        .join('')
    : example('Example', media.example)

const headers = (given: Record<string, Header>): string =>
  Object.entries(given)
    .map(([name, { description = '' }]) => `<br>Header ${code(name)}: ${prose(description)}`)
    .join('')

const operationSection = (contract: Contract, { method, path, operation }: Row): string => {
  const body = operation.requestBody?.content['application/json']
  const answers = Object.entries(operation.responses).map(([status, given]) => {
    const answer = responseOf(contract, given)
    const media = answer.content?.['application/json']
    return [
      status,
      media ? kind(media.schema) : 'nothing',
      `${prose(answer.description ?? '')}${headers(headersOf(contract, answer))}${media ? examples(media) : ''}`,
    ]
  })
  return `<section id="${operation.operationId}"><h3><span class="method">${method}</span> ${code(path)}</h3>
<p><strong>${prose(operation.summary ?? '')}</strong> ${code(operation.operationId)}${origin(operation['x-origin'])}${
    operation['x-moves-money'] ? ' <span class="mark">moves money</span>' : ''
  }${isOpen(contract, operation) ? ' <span class="mark">public</span>' : ''}${marks(operation)}</p>
${operation.description ? `<p>${prose(operation.description)}</p>` : ''}
${table(
  `Parameters of ${operation.operationId}`,
  ['Parameter', 'Kind', 'Where', 'Meaning'],
  parametersOf(contract, operation).map((parameter) => [
    `${code(parameter.name)}${parameter['x-origin'] === operation['x-origin'] ? '' : origin(parameter['x-origin'])}${marks(parameter)}`,
    kind(parameter.schema),
    `${parameter.in}${parameter.required ? ', always' : ''}`,
    [prose(parameter.description ?? ''), limits(parameter.schema)].filter(Boolean).join('<br>'),
  ]),
)}
${body ? `<p>Request: ${kind(body.schema)}</p>${examples(body)}` : ''}
${table(`Answers of ${operation.operationId}`, ['Status', 'Answer', 'Meaning'], answers)}</section>`
}

type TagRows = (tag: string) => Row[]

const contents = (contract: Contract, ofTag: TagRows, schemas: string[]): string => `<nav aria-label="Contents"><ol>
${contract.tags
  .map(
    ({ name }) =>
      `<li>${link(`tag-${name}`, name)}<ol>${ofTag(name)
        .map(
          ({ method, path, operation }) =>
            `<li>${link(operation.operationId, `<span class="method">${method}</span> ${escape(path)}`)}</li>`,
        )
        .join('')}</ol></li>`,
  )
  .join('\n')}
<li>${link('refusals', 'refusals')}</li>
<li>${link('schemas', 'schemas')}<ol>${schemas.map((name) => `<li>${link(`schema-${name}`, name)}</li>`).join('')}</ol></li>
</ol></nav>`

const requestHeaders = (contract: Contract): string =>
  table(
    'Headers of every request',
    ['Header', 'Sent with', 'Meaning'],
    contract['x-request-headers'].map(({ name, methods, operations, description }) => [
      code(name),
      operations ? operations.map((one) => link(one, one)).join(', ') : methods.join(', '),
      prose(description),
    ]),
  )

const signInMethods = (contract: Contract): string =>
  table(
    'Ways to sign in',
    ['Signed in by', 'Sent as', 'Meaning'],
    Object.entries(contract.components.securitySchemes).map(([name, { type, in: where, name: called, scheme, description = '' }]) => [
      code(name),
      called ? `${where} ${code(called)}` : `${type} ${scheme ?? ''}`,
      prose(description),
    ]),
  )

const tagSections = (contract: Contract, ofTag: TagRows): string =>
  contract.tags
    .map(
      ({ name, description }) => `<h2 id="tag-${name}">${name}</h2><p>${prose(description)}</p>
${ofTag(name)
  .map((row) => operationSection(contract, row))
  .join('\n')}`,
    )
    .join('\n')

const errorMessages = (messages: Messages): string =>
  table(
    'What the server says',
    ['Code', ...LANGUAGES],
    Object.entries(messages).map(([name, texts]) => [code(name), ...LANGUAGES.map((language) => `<span lang="${language}">${escape(texts[language])}</span>`)]),
  )

/** The whole contract as one HTML page without scripts or external resources. */
export const page = (contract: Contract, style: string, messages: Messages): string => {
  const rows = rowsOf(contract)
  const ofTag: TagRows = (tag) => rows.filter(({ operation }) => operation.tags?.[0] === tag)
  const schemas = Object.entries(contract.components.schemas).sort(([one], [other]) => one.localeCompare(other, 'en'))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(contract.info.title)}</title>
<style>${style}</style></head><body>
<a class="skip" href="#contract">To the contract</a>
${contents(contract, ofTag, schemas.map(([name]) => name))}
<main id="contract" tabindex="-1"><h1>${escape(contract.info.title)} ${escape(contract.info.version)}</h1>
<p>${rows.length} operations, ${rows.filter(({ operation }) => operation['x-origin'] === 'assumption').length} of them assumptions; ${schemas.length} schemas.</p>
${paragraphs(contract.info.description)}
${requestHeaders(contract)}
${signInMethods(contract)}
${tagSections(contract, ofTag)}
<h2 id="refusals">refusals</h2>
<p>What the server says when it refuses: <code>message</code> in the language of Accept-Language, with 422 beside each field in <code>errors</code>; <code>code</code> and
<code>codes</code> say which sentence it is. Words after a colon are filled in.</p>
${errorMessages(messages)}
<h2 id="schemas">schemas</h2>
${schemas.map(([name, schema]) => schemaSection(name, schema)).join('\n')}
</main></body></html>
`
}
