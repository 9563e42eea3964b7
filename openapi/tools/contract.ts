import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  deprecated?: boolean
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minProperties?: number
  maxProperties?: number
  multipleOf?: number
  uniqueItems?: boolean
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
  'x-origin'?: string
}

export interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  deprecated?: boolean
  style?: string
  explode?: boolean
  schema: Schema
  'x-origin'?: string
}

export interface Header {
  $ref?: string
  description?: string
  schema?: Schema
}

export interface Media {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

export interface ResponseObject {
  $ref?: string
  description?: string
  headers?: Record<string, Header>
  content?: Record<string, Media>
}

export interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  deprecated?: boolean
  /** Alternative sign-in methods; an empty list means that no sign-in is needed. */
  security?: Security[]
  'x-origin'?: string
  'x-moves-money'?: boolean
  'x-may-be-empty'?: boolean
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, ResponseObject>
}

/** Names of `securitySchemes` that are required together. */
type Security = Record<string, string[]>

interface SecurityScheme {
  type: string
  in?: string
  name?: string
  scheme?: string
  description?: string
}

/** A header that the transport adds to requests. */
interface RequestHeader {
  name: string
  methods: string[]
  description: string
}

export interface Contract {
  info: { title: string; version: string; description: string }
  servers?: { url: string }[]
  tags: { name: string; description: string }[]
  'x-request-headers': RequestHeader[]
  security?: Security[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, ResponseObject>
    headers: Record<string, Header>
    securitySchemes: Record<string, SecurityScheme>
  }
}

export const root = join(import.meta.dirname, '../..')
const quiet = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** Runs a script of the project or of a package and returns its output, whether it succeeded or not. */
export const tool = (script: string, args: string[], cwd = root): { ok: boolean; text: string } => {
  try {
    return {
      ok: true,
      text: execFileSync(process.execPath, [script, ...args], { cwd, env: quiet, stdio: 'pipe' }).toString(),
    }
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer }
    return { ok: false, text: `${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}` }
  }
}

export const REDOCLY = join(root, 'node_modules/@redocly/cli/bin/cli.js')

/** Bundles a folder that contains `openapi/` into one document. Throws with the bundler's output. */
export const bundle = (folder: string): Contract => {
  const target = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const file = join(target, 'openapi.json')
    const args = ['bundle', join(folder, 'openapi/openapi.yaml'), '--config', join(root, 'openapi/redocly.yaml'), '-o', file]
    const { ok, text: said } = tool(REDOCLY, args)
    if (!ok) throw new Error(said)
    return JSON.parse(readFileSync(file, 'utf8')) as Contract
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}

let text: string | undefined

/** The current contract, bundled into one document. Each call returns a copy, so that tests can modify it. */
export const readContract = (): Contract => {
  text ??= JSON.stringify(bundle(root))
  return JSON.parse(text) as Contract
}

export interface Row {
  method: string
  path: string
  operation: Operation
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

export const rowsOf = (contract: Contract): Row[] =>
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

/** Keys of a path that are not methods. The tools read only operations, so these would be ignored. */
export const unexpectedPathKeys = (contract: Contract): string[] =>
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((name) => !METHODS.has(name) && !name.startsWith('x-'))
      .map((name) => `${path} ${name}`),
  )

export const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ''

export const schemaOf = (contract: Contract, schema: Schema): Schema =>
  schema.$ref === undefined ? schema : schemaOf(contract, contract.components.schemas[nameOf(schema.$ref)] ?? {})

export const responseOf = (contract: Contract, answer: ResponseObject): ResponseObject =>
  answer.$ref === undefined ? answer : (contract.components.responses[nameOf(answer.$ref)] ?? answer)

export const headersOf = (contract: Contract, answer: ResponseObject): Record<string, Header> =>
  Object.fromEntries(
    Object.entries(answer.headers ?? {}).map(([name, given]) => [
      name,
      given.$ref === undefined ? given : (contract.components.headers?.[nameOf(given.$ref)] ?? given),
    ]),
  )

/** Whether the operation needs no sign-in. */
export const isOpen = (contract: Contract, { security = contract.security ?? [] }: Operation): boolean =>
  security.length === 0 || security.some((way) => Object.keys(way).length === 0)

export const parametersOf = (contract: Contract, operation: Operation): Parameter[] =>
  (operation.parameters ?? []).map((given) =>
    given.$ref === undefined ? given : (contract.components.parameters[nameOf(given.$ref)] ?? given),
  )
