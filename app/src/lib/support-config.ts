import { count, isObject, text, unknownIn, wrongIn } from './config.ts'

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

/** What is wrong with the settings of support. For the operator at start: pages would pay for it at every load. */
export function supportFaults(given: unknown): string[] {
  if (given === undefined) return []
  if (!isObject(given)) return ['support: must have ways of contact in it']
  return [...unknownIn(given, support, 'support.'), ...wrongIn(given, support, 'support.')]
}
