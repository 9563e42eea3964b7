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
  const response = await preloaded?.responses[url]?.catch(() => null)
  const copy = response?.ok ? response.clone() : null
  const text = (await copy?.text().catch(() => '')) ?? ''
  const { value, issues } = parseBody(text, schema, { contentType: response?.headers.get('Content-Type') })
  if (issues.length === 0) return value as T
  // Otherwise the transport would use the invalid response.
  if (preloaded) delete preloaded.responses[url]
  return null
}
