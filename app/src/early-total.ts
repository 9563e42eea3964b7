// Writes the total worth into the overview's skeleton as soon as the responses that it needs have arrived. The prerendered page loads this script
// beside the application, whose code takes a slow phone three seconds longer (app/docs/prerendering.md).
import type { BalanceList, UtaBalance } from '#sdk'
import type { Locale } from '#design-system/i18n/tags.ts'
import { createNumberFormat } from '#design-system/lib/formatNumbers.ts'
import { totalWorth } from '#design-system/lib/totalWorth.ts'
import { EARLY_TOTAL, writeEarlyTotal } from '#design-system/screens/cabinet/earlyTotal.ts'
import { takePreloadedResponses } from './api/preloaded-responses.ts'
import { createUiStore } from './lib/preferences.ts'

/** Reads a response that the SDK will read again. */
async function read<T>(response: Promise<Response> | undefined): Promise<T> {
  const found = await response
  if (!found?.ok) throw new Error('no response to read')
  return (await found.clone().json()) as T
}

async function start(place: HTMLElement): Promise<void> {
  const locale = document.documentElement.lang as Locale
  const responses = takePreloadedResponses(locale)?.responses ?? {}
  const [balances, uta] = await Promise.all([
    read<BalanceList>(responses['/api/balances']),
    read<UtaBalance>(responses['/api/uta/balances']),
  ])
  const { total } = totalWorth(balances, uta)
  writeEarlyTotal(place, createNumberFormat(locale).moneyParts(total, 'USD'))
}

const place = document.getElementById(EARLY_TOTAL)
// A response that failed, or whose shape only the SDK can read, is left to the application.
if (place && !createUiStore(document, false).get().hidden) start(place).catch(() => {})
