import * as z from 'zod/mini'
import { knownTimeZone } from '#design-system/lib/dates.ts'
import { defaultConfig, parseConfig } from '../src/lib/config.ts'
import type { Config, Feature } from '../src/lib/config.ts'

/** A deployment is misconfigured: the message tells its operator which setting is wrong and why. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const text = (pattern: RegExp, wants: string) => z.string(wants).check(z.regex(pattern, wants))
const count = z.nullable(z.int('a number above 0').check(z.positive('a number above 0')))
const flag = z.boolean('true or false')
const origins = z.array(
  text(/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d{1,5})?$/, 'an https origin, such as "https://images.example"'),
  'a list of https origins',
)

/** A decimal string: no amount is a float. */
const worth = text(/^(0|[1-9]\d{0,11})(\.\d{1,18})?$/, 'an amount in USD as a text, such as "1000"')
const featureNames: Readonly<Record<Feature, true>> = { sessions: true, 'sign-ins': true, freeze: true }
/** All features, as a deployment lists them. */
export const allFeatures = Object.keys(featureNames) as Feature[]
const someFeatures = `a list of ${allFeatures.join(', ')}`

/** What an operator may set. lib/config.ts describes the settings. */
const Given = z
  .partial(
    z.strictObject(
      {
        api: text(/^(https?:\/\/[^\s/?#]+)?(\/[^\s?#]*)?$/, 'an address or a path'),
        google_client_id: z.nullable(text(/^[\w.-]+\.apps\.googleusercontent\.com$/, 'a Google client id')),
        chat: z.nullable(z.strictObject({ id: z.string('a text'), hash: z.string('a text') }, 'an object with id and hash')),
        chat_origin: z.nullable(text(/^https:\/\/[\w-]+(\.[\w-]+)*(:\d{1,5})?$/, 'an https origin')),
        chat_hosts: origins,
        analytics: count,
        analytics_token: z.nullable(text(/^[\w-]+$/, 'a token')),
        analytics_consent: flag,
        explorer: z.nullable(text(/^https:\/\/[^\s?#]+[^/\s?#]$/, 'an https address, no slash at its end')),
        support: z.partial(
          z.strictObject(
            {
              email: z.nullable(text(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, 'an e-mail address')),
              form: z.nullable(text(/^https:\/\/\S+$/, 'an https address')),
              telegram: z.nullable(text(/^[A-Za-z]\w{4,31}$/, 'a Telegram name without @')),
              hours: z.nullable(text(/^[A-Z][a-z](-[A-Z][a-z])? \d\d:\d\d-\d\d:\d\d [A-Z]\S+$/, 'as in "Mo-Fr 08:00-20:00 Europe/Berlin"')),
              answer_hours: count,
            },
            'an object with ways of contact',
          ),
        ),
        images: origins,
        idle_minutes: count,
        test_transfer_from: z.nullable(worth),
        flags: z.partial(z.strictObject({ insurance: flag }, 'an object')),
        features: z.array(z.enum(allFeatures, someFeatures), someFeatures),
        maintenance: flag,
        idempotency: flag,
        exchange_quotes: flag,
        offline: flag,
      },
      'an object',
    ),
  )
  .check(
    z.refine(({ analytics, analytics_token }) => !analytics || Boolean(analytics_token), {
      path: ['analytics_token'],
      error: 'given with analytics',
    }),
  )

const faultsOf = (issue: z.core.$ZodIssue): string[] => {
  const at = issue.path.map(String)
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => `${[...at, key].join('.')}: there is no such setting`)
    : [`${at.join('.') || '(top)'}: must be ${issue.message}`]
}

export interface Settings {
  /** The text that pages contain: the operator's JSON, or an empty string. */
  text: string
  config: Config
}

/** Reads the operator's JSON. Mistakes show at start and not in a browser. */
export function readSettings(json: string): Settings {
  if (!json.trim()) return { text: '', config: defaultConfig }
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    throw new ConfigError('The configuration is not JSON.')
  }
  const { error } = Given.safeParse(given)
  if (error) throw new ConfigError(`The configuration is wrong. ${error.issues.flatMap(faultsOf).join('; ')}`)
  return { text: JSON.stringify(given), config: parseConfig(json) }
}

/** Warns the operator about settings that are valid but have a drawback. */
export function warningsOf({ idempotency, support }: Pick<Config, 'idempotency' | 'support'>): string[] {
  const warnings: string[] = []
  if (!idempotency)
    warnings.push(
      'MATU_CONFIG has "idempotency": false. Requests that move money go out without an Idempotency-Key. A browser repeats a POST by itself when ' +
        'its connection breaks, and the server cannot tell the repeat from a new request: one press can move money several times, and the ' +
        'application cannot look up what became of it. Allow the header on the server (CORS: Access-Control-Allow-Headers) and remove the setting.',
    )
  const zone = support.hours?.split(' ').at(-1) ?? 'UTC'
  if (zone !== 'UTC' && knownTimeZone(zone) === 'UTC')
    warnings.push(
      `MATU_CONFIG has "support.hours" in the time zone ${zone}, which browsers do not know: they show the hours as those of UTC.`,
    )
  return warnings
}
