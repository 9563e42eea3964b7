import type { ErrorCode } from '../generated/model/error-code.ts'
import { isUserFacing } from './server-message.ts'

/** The kinds of the statuses that have one of their own. */
export const BY_STATUS = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  419: 'csrf',
  422: 'invalid',
  429: 'throttled',
  503: 'maintenance',
} as const

type NoResponse = 'offline' | 'network' | 'timeout' | 'aborted'
type ByStatus = (typeof BY_STATUS)[keyof typeof BY_STATUS] | 'server' | 'refused'

/** What went wrong, in the categories that screens and retry policies branch on. ../docs/errors.md lists when each is used. */
export type ApiErrorKind = NoResponse | ByStatus | 'no-cookie' | 'redirected' | 'unknown-outcome' | 'contract'

/** Message of an error for which the server sent no text. */
export const DEFAULT_MESSAGE = 'Ошибка при выполнении запроса к API'

/** Laravel's `errors`: messages by field name ("items.0.name" for nested fields). */
export type FieldErrors = Record<string, string[]>

type Optional = 'status' | 'message' | 'data' | 'fields' | 'codes' | 'field' | 'retryAfter' | 'requestId' | 'idempotencyKey' | 'cause'

export type ApiErrorInit<D = unknown> = Pick<ApiError<D>, 'kind' | 'operation'> & { [K in Optional]?: ApiError<D>[K] | undefined }

/** The only error type the SDK throws. `message` is the server's text, or DEFAULT_MESSAGE. */
export class ApiError<D = unknown> extends Error {
  override readonly name = 'ApiError'
  readonly kind!: ApiErrorKind
  readonly operation!: string
  /** HTTP status; 0 if there was no response */
  readonly status!: number
  /** response body as JSON; undefined if the body is not JSON */
  readonly data!: D | undefined
  /** 422: the server's messages by field */
  readonly fields!: FieldErrors | undefined
  /** the contract's error codes sent by the server; empty if it sends none. A newer server may send codes that the contract does not know. */
  readonly codes!: readonly string[]
  /** kind `contract`: the first field of the response that is missing or invalid ("data.0.uuid") */
  readonly field!: string | undefined
  /** seconds to wait, as requested by the server */
  readonly retryAfter!: number | undefined
  readonly requestId!: string | undefined
  /** the Idempotency-Key that was sent: a request with an unknown outcome can be retried safely with the same key */
  readonly idempotencyKey!: string | undefined

  constructor({ message, cause, status = 0, codes = [], ...rest }: ApiErrorInit<D>) {
    super(message?.trim() || DEFAULT_MESSAGE, cause === undefined ? undefined : { cause })
    Object.assign(this, { status, codes, ...rest })
  }

  /** The same failure, reported for the operation that it prevented. */
  of(operation: string): ApiError<D> {
    return new ApiError({ ...this, message: this.message, operation, cause: this })
  }

  /** Whether the server sent this error code. Also false if the server sends no codes. */
  says(code: ErrorCode): boolean {
    return this.codes.includes(code)
  }

  /** The server's messages by field, without texts not meant for users. A field with an empty list was still rejected. */
  get userFacingFields(): FieldErrors | undefined {
    const entries = Object.entries(this.fields ?? {})
    const said = (text: string): boolean => isUserFacing(text, this.status, this.data)
    return this.fields && Object.fromEntries(entries.map(([field, texts]) => [field, texts.filter(said)]))
  }

  /** True if the server sent a message meant for users. Otherwise a screen shows its own text. */
  get hasServerMessage(): boolean {
    return this.message !== DEFAULT_MESSAGE && isUserFacing(this.message, this.status, this.data)
  }
}

export const isApiError = (value: unknown): value is ApiError => value instanceof ApiError
