import { responseOf, rowsOf, type Contract } from '../contract.ts'
import { LANGUAGES, type Messages } from '../messages.ts'

const names = (text: string): string => [...text.matchAll(/:([a-z_]+)/g)].map(([, name = '']) => name).sort().join(' ')

/** The message as a pattern that matches any value of its `:name` placeholders. */
const pattern = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:[a-z_]+/g, '.+')}( \\(and .+\\))?$`)

const textFaults = (code: string, texts: Messages[string]): string[] =>
  LANGUAGES.flatMap((language) => {
    const text = texts[language]
    if (!text?.trim()) return [`${code} has no text in ${language}`]
    if (names(text) !== names(texts.en ?? '')) return [`${code} in ${language} fills in other names than in en`]
    if (language === 'ru' ? !/[а-яё]/i.test(text) : /[а-яё]/i.test(text)) return [`${code} in ${language} is written in another language`]
    return []
  })

interface ProblemBody {
  message?: string
  code?: string
  errors?: Record<string, string[]>
  codes?: Record<string, string[]>
}

const sayFaults = (messages: Messages, text: string | undefined, code: string | undefined): string[] => {
  if (code === undefined) return ['has an example without a code']
  const said = messages[code]?.en
  if (said === undefined) return [] // reported where the code is used
  return pattern(said).test(text ?? '') ? [] : [`says "${text ?? ''}", which is not ${code}`]
}

/** Checks error codes and messages: a closed list, four languages each, and examples whose message matches their code. */
export const messageFaults = (contract: Contract, messages: Messages): string[] => {
  const listed = (contract.components.schemas['ErrorCode']?.enum ?? []) as string[]
  const faults = [
    ...listed.filter((code) => !(code in messages)).map((code) => `ErrorCode ${code} has no texts in messages.yaml`),
    ...Object.keys(messages)
      .filter((code) => !listed.includes(code))
      .map((code) => `messages.yaml ${code} is not in ErrorCode`),
    ...Object.entries(messages).flatMap(([code, texts]) => textFaults(code, texts)),
  ]
  const seen = new Set<string>()
  for (const { method, path, operation } of rowsOf(contract)) {
    for (const [status, given] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue
      const place = given.$ref?.split('/').at(-1) ?? `${method} ${path} ${status}`
      if (seen.has(place)) continue
      seen.add(place)
      const { message, code, errors, codes } = (responseOf(contract, given).content?.['application/json']?.example ?? {}) as ProblemBody
      const said = errors
        ? Object.entries(errors).flatMap(([field, texts]) => texts.flatMap((text, at) => sayFaults(messages, text, codes?.[field]?.[at])))
        : sayFaults(messages, message, code)
      faults.push(...said.map((fault) => `${place} ${fault}`))
    }
  }
  return faults
}
