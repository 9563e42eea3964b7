import type { ZodMiniType } from 'zod/mini'
import type { PreloadedResponses } from './preloaded-responses.ts'
import { parseResponse } from './parse-response.ts'

/**
 * The data of a response that was asked for ahead, for a page that does without the transport: checked against its schema as every response is.
 * Null where there is none or it cannot be used; the caller then sends the usual request and gets its error.
 */
export const readPreloaded = async <T>(
  preloaded: PreloadedResponses | null | undefined,
  url: string,
  schema: ZodMiniType<T>,
): Promise<T | null> => {
  const read = async (): Promise<T | null> => {
    const response = await preloaded?.responses[url]
    if (!response?.ok) return null
    const parsed = parseResponse(await response.clone().text(), response.headers, schema, { id: url, method: 'GET', money: false })
    return parsed.ok ? (parsed.value as T) : null
  }
  const data = await read().catch(() => null)
  // The transport would take the spoilt response over.
  if (data === null && preloaded) delete preloaded.responses[url]
  return data
}
