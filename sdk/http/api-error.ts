import type { ErrorCode } from '../generated/model/error-code.zod.ts'
import { isForReaders } from './server-message.ts'

/** What went wrong, in the words that screens and retry policies decide by. The README has the table. */
export type ApiErrorKind =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'csrf'
  | 'invalid'
  | 'throttled'
  | 'server'
  | 'maintenance'
  | 'redirected'
  | 'refused'
  | 'unknown-outcome'
  | 'contract'

/** product.md §8: the message of an error to which the server gave none. */
export const DEFAULT_MESSAGE = 'Ошибка при выполнении запроса к API'

/** Laravel's `errors`: texts by field name ("items.0.name" for nested ones). */
export type FieldErrors = Record<string, string[]>

export interface ApiErrorInit<D = unknown> {
  kind: ApiErrorKind
  /** operationId of the contract, or method and path where the contract has none */
  operation: string
  /** HTTP status, 0 if no answer was received */
  status?: number | undefined
  message?: string | undefined
  data?: D | undefined
  fields?: FieldErrors | undefined
  codes?: readonly string[] | undefined
  field?: string | undefined
  retryAfter?: number | undefined
  requestId?: string | undefined
  idempotencyKey?: string | undefined
  cause?: unknown
}

/** The only thing the SDK throws. `message` is the server's text, or the documented default. */
export class ApiError<D = unknown> extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly operation: string
  /** HTTP status; 0 if no answer was received */
  readonly status: number
  /** the answer's body as JSON, undefined if it was none */
  readonly data: D | undefined
  /** 422: the server's texts by field */
  readonly fields: FieldErrors | undefined
  /** which sentences of the contract's messages the server said; none where it gives no codes, and a newer server knows more */
  readonly codes: readonly string[]
  /** contract: the first field of the answer that is missing or of the wrong shape ("data.0.uuid") */
  readonly field: string | undefined
  /** seconds that the server asked to wait */
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined
  /** the Idempotency-Key that was sent: an unknown outcome can be asked for again under the same key */
  readonly idempotencyKey: string | undefined

  constructor(init: ApiErrorInit<D>) {
    super(init.message?.trim() || DEFAULT_MESSAGE, init.cause === undefined ? undefined : { cause: init.cause })
    this.kind = init.kind
    this.operation = init.operation
    this.status = init.status ?? 0
    this.data = init.data
    this.fields = init.fields
    this.codes = init.codes ?? []
    this.field = init.field
    this.retryAfter = init.retryAfter
    this.requestId = init.requestId
    this.idempotencyKey = init.idempotencyKey
  }

  /** The same trouble, met on the way to another operation. */
  of(operation: string): ApiError<D> {
    const { kind, status, message, data, fields, codes, field, retryAfter, requestId } = this
    return new ApiError({ kind, operation, status, message, data, fields, codes, field, retryAfter, requestId, cause: this })
  }

  /** Whether the server refused for this; false as well where it gives no codes. */
  says(code: ErrorCode): boolean {
    return this.codes.includes(code)
  }

  /** The server's texts by field, without those that no reader is meant to see. A field that is left without any was refused all the same. */
  get fieldsForReaders(): FieldErrors | undefined {
    const entries = Object.entries(this.fields ?? {})
    const said = (text: string): boolean => isForReaders(text, this.status, this.data)
    return this.fields && Object.fromEntries(entries.map(([field, texts]) => [field, texts.filter(said)]))
  }

  /** True if the server said something that a reader is meant to see: a screen shows its own text otherwise. */
  get hasServerMessage(): boolean {
    return this.message !== DEFAULT_MESSAGE && isForReaders(this.message, this.status, this.data)
  }
}

export const isApiError = (value: unknown): value is ApiError => value instanceof ApiError
