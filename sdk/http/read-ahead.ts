import type { ZodMiniType } from 'zod/mini'
import { check } from './check.ts'
import type { EarlyAnswers } from './early.ts'
import { parseJson } from './parse.ts'

/**
 * The data of an answer that was asked for ahead, for a page that does without the transport: checked against its schema as every answer is.
 * Null where there is none or it cannot be used; whoever needs it then asks in the usual way and gets the error that it is.
 */
export const readAhead = async <T>(early: EarlyAnswers | null | undefined, url: string, schema: ZodMiniType<T>): Promise<T | null> => {
  const read = async (): Promise<T | null> => {
    const answer = await early?.answers[url]
    if (!answer?.ok) return null
    const parsed = parseJson(await answer.clone().text())
    const checked = parsed.ok ? check(schema, parsed.data) : null
    return checked?.ok ? (checked.data as T) : null
  }
  const data = await read().catch(() => null)
  // The transport would take the spoilt answer over.
  if (data === null && early) delete early.answers[url]
  return data
}
