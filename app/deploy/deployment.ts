import { ConfigError } from '../server/settings.ts'
import type { Settings } from '../server/settings.ts'

/** Where and how one deployment is served. */
export interface Deployment {
  settings: Settings
  /** Its public origin: `https://cabinet.example`. */
  origin: string
  /** The port, or address and port, to listen on: `8080` or `127.0.0.1:8080`. */
  listen: string
  /** The API behind nginx: `http://api:9000`. `null` if browsers request it at an origin of its own. */
  upstream: string | null
  /** Further paths of the API besides those of the contract: `/storage/`. */
  apiPaths: readonly string[]
  /** Allowed sign-in attempts and sent codes per minute and IP address. */
  authPerMinute: number
  /** Addresses of proxies whose X-Forwarded-For header is trusted. */
  trusted: readonly string[]
  /** A folder that keeps the hashed files of earlier builds for tabs that still need them, and for how many days. */
  kept: { folder: string; days: number } | null
  connections: number
}

/** Warns the operator of what is valid but costs safety. */
export function deploymentWarnings({ origin, trusted, upstream }: Pick<Deployment, 'origin' | 'trusted' | 'upstream'>): string[] {
  const { protocol, hostname } = new URL(origin)
  const warnings: string[] = []
  if (protocol === 'http:' && !/^(localhost|127\.0\.0\.1)$/.test(hostname))
    warnings.push(`MATU_ORIGIN is "${origin}": without https there is no HSTS, and whoever is in between reads passwords and tokens.`)
  // TLS ends in front of this nginx.
  if (protocol === 'https:' && upstream !== null && trusted.length === 0)
    warnings.push(
      'MATU_TRUSTED_PROXIES is not set: behind a balancer all readers count as one address, and some forty sign-ins in a minute lock everybody out.',
    )
  return warnings
}

type Environment = Readonly<Record<string, string | undefined>>

const origin = /^https?:\/\/[\w.-]+(:\d{1,5})?$/
const listen = /^([\w.-]+:|\[[\da-fA-F:]+\]:)?\d{1,5}$/
const apiPath = /^(\/[\w-]+)+(\.\w+|\/)?$/
const network = /^[\da-fA-F.:]+(\/\d{1,3})?$/

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Reads the environment of a deployment. Throws an error that lists all mistakes at once, before anything is written. */
export function readDeployment(env: Environment, settings: Settings): Deployment {
  const faults: string[] = []
  const text = (name: string, pattern: RegExp, wants: string, otherwise?: string): string => {
    const given = env[name] ?? otherwise
    if (given === undefined) faults.push(`${name} is not set: ${wants}`)
    else if (!pattern.test(given)) faults.push(`${name} is "${given}": ${wants}`)
    return given ?? ''
  }
  const texts = (name: string, pattern: RegExp, wants: string): string[] => {
    const given = list(env[name])
    for (const one of given) if (!pattern.test(one)) faults.push(`${name} has "${one}": ${wants}`)
    return given
  }
  const count = (name: string, otherwise: number): number =>
    Number(text(name, /^[1-9]\d{0,6}$/, 'a whole number above 0', String(otherwise)))

  const elsewhere = /^https?:/.test(settings.config.api)
  const read: Deployment = {
    settings,
    origin: text('MATU_ORIGIN', origin, 'the public address, such as https://cabinet.example'),
    listen: text('MATU_LISTEN', listen, 'a port, or an address and a port', env['PORT'] ?? '8080'),
    upstream: elsewhere ? null : text('MATU_UPSTREAM', origin, 'where the API answers, such as http://api:9000'),
    apiPaths: texts('MATU_API_PATHS', apiPath, 'a path, or with a slash at its end all below it: /storage/'),
    authPerMinute: count('MATU_AUTH_PER_MINUTE', 30),
    trusted: texts('MATU_TRUSTED_PROXIES', network, 'addresses or networks such as 10.0.0.0/8'),
    kept: env['MATU_KEPT_ASSETS'] ? { folder: env['MATU_KEPT_ASSETS'], days: count('MATU_KEPT_DAYS', 30) } : null,
    connections: count('MATU_CONNECTIONS', 4096),
  }
  if (read.kept && !/^\/[\w./-]+$/.test(read.kept.folder)) faults.push(`MATU_KEPT_ASSETS is "${read.kept.folder}": an absolute path`)
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  return read
}
