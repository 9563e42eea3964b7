import { BrokenLine } from './broken-line.ts'
import { race } from './race.ts'
import type { Answer } from './transport.ts'

/**
 * What the prerendered cabinet frame asked for by plain fetch before the bundle was there: `answers` by address as the contract
 * writes it ("/api/balances", query included). They serve a session that is still the same: same token, same language.
 */
export interface EarlyAnswers {
  token: string | null
  locale: string
  answers: Record<string, Promise<Response>>
  /** Ends what stood in for the session until it began. */
  begun?: () => void
}

export interface EarlyBox {
  /** the waiting answer for this address, once */
  take: (url: string, token: string | null, locale: string) => Promise<Response> | null
}

/** Older than this, an answer is no longer news. */
const FRESH_MS = 30_000

export const createEarlyBox = (early: EarlyAnswers | null | undefined, now: () => number): EarlyBox => {
  const until = now() + FRESH_MS
  const answers = new Map(Object.entries(early?.answers ?? {}))
  for (const answer of answers.values()) answer.catch(() => {})
  return {
    take: (url, token, locale) => {
      if (answers.size === 0) return null
      if (now() > until || token !== early?.token || locale !== early.locale) answers.clear()
      const answer = answers.get(url) ?? null
      answers.delete(url)
      return answer
    },
  }
}

/** A waiting answer as the transport would have brought it. */
export const readEarly = async (early: Promise<Response>, timeout: number, signal: AbortSignal | undefined): Promise<Answer> => {
  const read = async (): Promise<Answer> => {
    const answer = await early
    return { status: answer.status, header: (name) => answer.headers.get(name), text: await answer.text() }
  }
  try {
    return await race(read(), signal, timeout)
  } catch (error) {
    throw error instanceof BrokenLine ? error : new BrokenLine('network', error)
  }
}
