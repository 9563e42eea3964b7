import { count, isObject, setting, text, unknownIn, wrongIn } from '../src/lib/config.ts'

/** How support is reached, besides by the chat. What is not set is neither shown nor mentioned. */
const support = {
  email: text(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, 'an e-mail address').or(null),
  /** URL of a form; the subject is added to its query. */
  form: text(/^https:\/\/\S+$/, 'an https address').or(null),
  telegram: text(/^[A-Za-z]\w{4,31}$/, 'a Telegram name without @').or(null),
  hours: text(/^[A-Z][a-z](-[A-Z][a-z])? \d\d:\d\d-\d\d:\d\d [A-Z]\S+$/, 'as in "Mo-Fr 08:00-20:00 Europe/Berlin"').or(null),
  /** Within how many hours support answers. */
  answer_hours: count,
}

const isOrigins = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && /^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d{1,5})?$/.test(one))
const origin = text(/^https:\/\/[\w-]+(\.[\w-]+)*(:\d{1,5})?$/, 'an https origin').or(null)
/** A decimal string: no amount is a float. */
const worth = text(/^(0|[1-9]\d{0,11})(\.\d{1,18})?$/, 'an amount in USD as a text, such as "1000"').or(null)
const origins = setting(isOrigins, 'a list of https origins, such as ["https://images.example"]', [])

const chat = { id: text(/^/, 'a text').or(''), hash: text(/^/, 'a text').or('') }

function chatFaults(given: unknown): string[] {
  if (given === undefined || given === null) return []
  if (!isObject(given)) return ['chat: must have id and hash']
  return [...unknownIn(given, chat, 'chat.'), ...wrongIn({ id: null, hash: null, ...given }, chat, 'chat.')]
}

function supportFaults(given: unknown): string[] {
  if (given === undefined) return []
  if (!isObject(given)) return ['support: must have ways of contact in it']
  return [...unknownIn(given, support, 'support.'), ...wrongIn(given, support, 'support.')]
}

/** What is wrong with the settings that no page needs to check. For the operator at start: pages would pay for it at every load. */
export function faultsAtStart(given: Record<string, unknown>): string[] {
  const faults = [
    ...chatFaults(given['chat']),
    ...supportFaults(given['support']),
    ...wrongIn(given, { chat_origin: origin, chat_hosts: origins, images: origins, idle_minutes: count, test_transfer_from: worth }),
  ]
  if (given['analytics'] && !given['analytics_token']) faults.push('analytics_token: needed with analytics')
  return faults
}
