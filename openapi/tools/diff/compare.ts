import type { Contract, Operation, Parameter } from '../contract.ts'
import { answerOf, parametersOf, rowsOf } from '../contract.ts'
import type { Finding, Level } from './schemas.ts'
import { compareSchemas } from './schemas.ts'

export interface Change extends Finding {
  /** `POST /api/withdraw` */
  operation: string
  operationId: string
  /** Which part of it: `request`, `200`, `query`, … or the operation itself. */
  part: string
}

const weight: Record<Level, number> = { breaking: 0, risky: 1, harmless: 2 }

/** Every change of a contract, the worst first. Texts and examples say nothing to a program and are left out. */
export function compare(base: Contract, next: Contract): Change[] {
  const old = new Map(rowsOf(base).map((row) => [`${row.method} ${row.path}`, row.operation]))
  const now = new Map(rowsOf(next).map((row) => [`${row.method} ${row.path}`, row.operation]))
  const changes: Change[] = []
  for (const [name, before] of old) {
    const say = (part: string, finding: Finding): void =>
      void changes.push({ ...finding, part, operation: name, operationId: before.operationId })
    const after = now.get(name)
    if (!after) say('operation', { level: 'breaking', at: '', what: 'is gone' })
    else compareOperations({ base, next, before, after, say })
  }
  for (const [name, { operationId }] of now)
    if (!old.has(name)) changes.push({ level: 'harmless', at: '', what: 'is new', part: 'operation', operation: name, operationId })
  return changes.sort((a, b) => weight[a.level] - weight[b.level] || a.operation.localeCompare(b.operation))
}

interface Pair {
  base: Contract
  next: Contract
  before: Operation
  after: Operation
  say: (part: string, finding: Finding) => void
}

const isOpen = ({ security }: Operation): boolean => security?.length === 0

function compareOperations(pair: Pair): void {
  const { before, after, say } = pair
  const itself = (level: Level, what: string): void => say('operation', { level, at: '', what })
  if (before.operationId !== after.operationId) itself('breaking', `operationId was ${before.operationId}, is ${after.operationId}`)
  if (isOpen(before) && !isOpen(after)) itself('breaking', 'needs a signed-in user now')
  if (!isOpen(before) && isOpen(after)) itself('harmless', 'is open to everybody now')
  const moves = [before['x-moves-money'] === true, after['x-moves-money'] === true]
  if (moves[0] !== moves[1]) itself('risky', moves[1] ? 'moves money now: it is repeated less' : 'moves no money any more: it is repeated more')
  compareParameters(pair)
  compareBodies(pair)
  compareAnswers(pair)
}

function compareParameters({ base, next, before, after, say }: Pair): void {
  const key = ({ name, in: where }: Parameter): string => `${where} ${name}`
  const old = new Map(parametersOf(base, before).map((one) => [key(one), one]))
  const now = new Map(parametersOf(next, after).map((one) => [key(one), one]))
  for (const [name, one] of old) {
    const other = now.get(name)
    if (!other) {
      say(one.in, { level: one.in === 'path' ? 'breaking' : 'risky', at: one.name, what: 'is gone' })
      continue
    }
    if (!one.required && other.required) say(one.in, { level: 'breaking', at: one.name, what: 'is required now' })
    if (one.required && !other.required) say(one.in, { level: 'harmless', at: one.name, what: 'is no longer required' })
    for (const finding of compareSchemas({ contract: base, schema: one.schema }, { contract: next, schema: other.schema }, 'in', one.name))
      say(one.in, finding)
  }
  for (const [name, one] of now)
    if (!old.has(name)) say(one.in, { level: one.required ? 'breaking' : 'harmless', at: one.name, what: one.required ? 'is new and required' : 'is new' })
}

const json = 'application/json'

function compareBodies({ base, next, before, after, say }: Pair): void {
  const [old, now] = [before.requestBody, after.requestBody]
  if (!old && now) say('request', { level: now.required ? 'breaking' : 'harmless', at: '', what: 'a body is wanted now' })
  if (old && !now) say('request', { level: 'risky', at: '', what: 'no body is wanted any more' })
  if (!old || !now) return
  const [one, other] = [old.content[json], now.content[json]]
  if (one && !other) say('request', { level: 'breaking', at: '', what: 'is not JSON any more' })
  if (!one || !other) return
  for (const finding of compareSchemas({ contract: base, schema: one.schema }, { contract: next, schema: other.schema }, 'in')) say('request', finding)
}

function compareAnswers({ base, next, before, after, say }: Pair): void {
  const statuses = [...new Set([...Object.keys(before.responses), ...Object.keys(after.responses)])]
  for (const status of statuses) {
    const [old, now] = [before.responses[status], after.responses[status]]
    const good = status.startsWith('2')
    if (!now) {
      say(status, { level: good ? 'breaking' : 'harmless', at: '', what: 'is no longer answered' })
      continue
    }
    if (!old) {
      say(status, { level: 'risky', at: '', what: 'may be answered now' })
      continue
    }
    const [one, other] = [answerOf(base, old).content?.[json], answerOf(next, now).content?.[json]]
    if (one && !other) say(status, { level: 'breaking', at: '', what: 'has no body any more' })
    if (!one && other) say(status, { level: 'harmless', at: '', what: 'has a body now' })
    if (!one || !other) continue
    for (const finding of compareSchemas({ contract: base, schema: one.schema }, { contract: next, schema: other.schema }, 'out')) say(status, finding)
  }
}
