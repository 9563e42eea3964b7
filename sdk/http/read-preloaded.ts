import type { ZodMiniType } from 'zod/mini'
import type { PreloadedResponses } from './preloaded-responses.ts'
import { parseBody } from './parse-body.ts'

/**
 * The data of a preloaded response, for pages that do not load the transport. It is validated against its schema like every response.
 * Null if there is none or it is unusable: the caller then sends the normal request and gets its error.
 */
export const readPreloaded = async <T>(
  preloaded: PreloadedResponses | null | undefined,
  url: string,
  schema: ZodMiniType<T>,
): Promise<T | null> => {
  const read = async (): Promise<T | null> => {
    const response = await preloaded?.responses[url]
    if (!response?.ok) return null
    const parsed = parseBody(await response.clone().text(), schema, { contentType: response.headers.get('Content-Type') })
    return parsed.issues.length === 0 ? (parsed.value as T) : null
  }
  const data = await read().catch(() => null)
  // Otherwise the transport would use the invalid response.
  if (data === null && preloaded) delete preloaded.responses[url]
  return data
}
