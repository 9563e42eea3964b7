import type { ResponseObject, Contract, Operation, Parameter, Row } from '../contract.ts'
import { responseOf, headersOf, isOpen, nameOf, parametersOf, rowsOf, schemaOf } from '../contract.ts'
import type { Finding, Level } from './finding.ts'
import { compareNotes } from './limits.ts'
import { compareSchemas, type Side } from './schemas.ts'
import { compareRequestRules, signInSchemes } from './request-rules.ts'

export interface Change extends Finding {
  /** `POST /api/withdraw`; `every request` for a change that affects all operations. */
  operation: string
  operationId: string
  /** The part of the operation: `request`, `200`, `query`, … or the operation itself. */
  part: string
}

const weight: Record<Level, number> = { breaking: 0, risky: 1, harmless: 2 }

type Rows = Map<string, Row & { name: string }>

/** The same for `/api/x/{id}` and `/api/x/{requestId}`, which are one address. */
const placeOf = ({ method, path }: Row): string => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`

/** All changes of a contract, breaking ones first. Texts and examples are ignored, since they do not affect programs. */
export function compare(base: Contract, next: Contract): Change[] {
  const [old, now] = [base, next].map((contract) => new Map(rowsOf(contract).map((row) => [placeOf(row), { ...row, name: `${row.method} ${row.path}` }]))) as [Rows, Rows]
  const changes: Change[] = compareRequestRules(base, next).map((finding) => ({ ...finding, part: '', operation: 'every request', operationId: '' }))
  for (const [place, { name, method, path, operation: before }] of old) {
    const say = (part: string, finding: Finding): void =>
      void changes.push({ ...finding, part, operation: name, operationId: before.operationId })
    const after = now.get(place)
    if (!after) say('operation', { level: 'breaking', at: '', what: 'is gone' })
    else compareOperations({ method, paths: [path, after.path], base, next, before, after: after.operation, say })
  }
  for (const [place, { name, operation }] of now)
    if (!old.has(place)) changes.push({ level: 'harmless', at: '', what: 'is new', part: 'operation', operation: name, operationId: operation.operationId })
  return changes.sort((a, b) => weight[a.level] - weight[b.level] || a.operation.localeCompare(b.operation))
}

interface Pair {
  method: string
  paths: [old: string, now: string]
  base: Contract
  next: Contract
  before: Operation
  after: Operation
  say: (part: string, finding: Finding) => void
}

function compareOperations(pair: Pair): void {
  const { before, after, say } = pair
  const itself = (level: Level, what: string): void => say('operation', { level, at: '', what })
  if (before.operationId !== after.operationId) itself('breaking', `operationId was ${before.operationId}, is ${after.operationId}`)
  compareAccess(pair, itself)
  const moves = [before['x-moves-money'] === true, after['x-moves-money'] === true]
  if (moves[0] !== moves[1]) itself('risky', moves[1] ? 'moves money now: it is repeated less' : 'moves no money any more: it is repeated more')
  compareNotes({ deprecated: before.deprecated ?? false }, { deprecated: after.deprecated ?? false }, itself)
  compareParameters(pair)
  compareBodies(pair)
  compareResponses(pair)
}

function compareAccess({ base, next, before, after }: Pair, itself: (level: Level, what: string) => void): void {
  const [was, is] = [isOpen(base, before), isOpen(next, after)]
  if (was && !is) return itself('breaking', 'needs a signed-in user now')
  // What only its owner could see or do is open to everybody: no client fails, but its users lose their protection.
  if (!was && is) return itself('breaking', 'needs no sign-in any more: everybody may call it')
  if (was) return
  const [old, now] = [signInSchemes(base, before), signInSchemes(next, after)]
  for (const way of old) if (!now.includes(way)) itself('breaking', `no longer takes ${way} as a sign-in`)
  for (const way of now) if (!old.includes(way)) itself('harmless', `also takes ${way} as a sign-in`)
}

/** Marks a finding in a part of `components` that the operation references: other operations share the change. */
const sharedBy = (one: { $ref?: string } | undefined, other: { $ref?: string } | undefined, at: string): Pick<Finding, 'shared'> =>
  one?.$ref !== undefined && one.$ref === other?.$ref ? { shared: { name: nameOf(one.$ref), at } } : {}

function compareParameters({ base, next, method, paths, before, after, say }: Pair): void {
  /** A parameter of the path is known by its place there. */
  const key = ({ name, in: where }: Parameter, path: string): string => `${where} ${where === 'path' ? path.indexOf(`{${name}}`) : name}`
  const byKey = (contract: Contract, operation: Operation, path: string): Map<string, [Parameter, Parameter]> =>
    new Map(parametersOf(contract, operation).map((one, at) => [key(one, path), [one, operation.parameters![at]!]]))
  const [old, now] = [byKey(base, before, paths[0]), byKey(next, after, paths[1])]
  for (const [name, [one, given]] of old) {
    const [other, given2] = now.get(name) ?? []
    if (!other) {
      // Clients may still send a removed header. Without its filter, a list returns every row, and a look-up another row.
      say(one.in, { level: one.in === 'header' ? 'risky' : 'breaking', at: one.name, what: 'is gone' })
      continue
    }
    if (one.name !== other.name) say(one.in, { level: 'harmless', at: one.name, what: `is called ${other.name} now` })
    const shared = sharedBy(given, given2, '')
    const tell = (level: Level, what: string): void => say(one.in, { level, at: one.name, what, ...shared })
    if (!one.required && other.required) tell('breaking', 'is required now')
    if (one.required && !other.required) tell('harmless', 'is no longer required')
    for (const form of ['style', 'explode'] as const)
      if (one[form] !== other[form]) tell('breaking', `${form} was ${String(one[form] ?? 'free')}, is ${String(other[form] ?? 'free')}`)
    compareNotes({ deprecated: one.deprecated ?? false }, { deprecated: other.deprecated ?? false }, tell)
    const sides = [{ contract: base, schema: one.schema }, { contract: next, schema: other.schema }] as const
    // An address and a header are text: a number is sent as before where any text may stand now.
    if (isAnyInteger(sides[0]) && isAnyText(sides[1])) tell('harmless', 'was integer, is any text')
    else for (const finding of compareSchemas(...sides, 'in', one.name)) say(one.in, { ...shared, ...finding })
  }
  /** What the transport sent with every request of this method already, and only our tools knew. */
  const isSent = ({ in: where, name }: Parameter): boolean =>
    where === 'header' && (base['x-request-headers'] ?? []).some((header) => header.name === name && header.methods.includes(method))
  for (const [name, [one]] of now)
    if (!old.has(name) && isSent(one)) say(one.in, { level: 'harmless', at: one.name, what: 'is written as a parameter now' })
    else if (!old.has(name)) say(one.in, { level: one.required ? 'breaking' : 'harmless', at: one.name, what: one.required ? 'is new and required' : 'is new' })
}

const isAnyInteger = ({ contract, schema }: Side): boolean => schemaOf(contract, schema).type === 'integer'
const isAnyText = ({ contract, schema }: Side): boolean => {
  const { type, pattern, format, enum: words, minLength, maxLength } = schemaOf(contract, schema)
  return type === 'string' && [pattern, format, words, minLength, maxLength].every((limit) => limit === undefined)
}

const json = 'application/json'

function compareBodies({ base, next, before, after, say }: Pair): void {
  const [old, now] = [before.requestBody, after.requestBody]
  if (!old && now) say('request', { level: now.required ? 'breaking' : 'harmless', at: '', what: 'a body is required now' })
  if (old && !now) say('request', { level: 'risky', at: '', what: 'no body is expected any more' })
  if (!old || !now) return
  if (!old.required && now.required) say('request', { level: 'breaking', at: '', what: 'may no longer be left out' })
  if (old.required && !now.required) say('request', { level: 'harmless', at: '', what: 'may be left out now' })
  const [one, other] = [old.content[json], now.content[json]]
  if (one && !other) say('request', { level: 'breaking', at: '', what: 'is not JSON any more' })
  if (!one || !other) return
  for (const finding of compareSchemas({ contract: base, schema: one.schema }, { contract: next, schema: other.schema }, 'in')) say('request', finding)
}

function compareResponses(pair: Pair): void {
  const { before, after, say } = pair
  const statuses = [...new Set([...Object.keys(before.responses), ...Object.keys(after.responses)])]
  for (const status of statuses) {
    const [old, now] = [before.responses[status], after.responses[status]]
    const good = status.startsWith('2')
    if (!now) say(status, { level: good ? 'breaking' : 'harmless', at: '', what: 'is no longer answered' })
    else if (!old) say(status, { level: 'risky', at: '', what: 'may be answered now' })
    else compareResponse(pair, status, old, now)
  }
}

function compareResponse({ base, next, say }: Pair, status: string, old: ResponseObject, now: ResponseObject): void {
  const tell = (level: Level, at: string, what: string): void => say(status, { level, at, what, ...sharedBy(old, now, at) })
  const [before, after] = [responseOf(base, old), responseOf(next, now)]
  const [had, has] = [headersOf(base, before), headersOf(next, after)]
  for (const [name, header] of Object.entries(had)) {
    const other = has[name]
    if (!other) tell('breaking', `header ${name}`, 'is gone')
    else
      for (const { level, what } of compareSchemas({ contract: base, schema: header.schema ?? {} }, { contract: next, schema: other.schema ?? {} }, 'out'))
        tell(level, `header ${name}`, what)
  }
  for (const name of Object.keys(has)) if (!(name in had)) tell('harmless', `header ${name}`, 'is new')
  const [one, other] = [before.content?.[json], after.content?.[json]]
  if (one && !other) tell('breaking', '', 'has no body any more')
  if (!one && other) tell('harmless', '', 'has a body now')
  if (!one || !other) return
  for (const finding of compareSchemas({ contract: base, schema: one.schema }, { contract: next, schema: other.schema }, 'out'))
    say(status, { ...sharedBy(old, now, finding.at), ...finding })
}
