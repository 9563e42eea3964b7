import { CONFIG_ELEMENT, ConfigError, parseConfig } from '../src/lib/config.ts'
import type { Config } from '../src/lib/config.ts'
import { ORIGIN } from '../build/prerender/origin.ts'
import { faultsAtStart } from './server-settings.ts'

const slot = `<script type="application/json" id="${CONFIG_ELEMENT}"></script>`

/** Inserts a deployment's configuration and origin into a built page. Neither is executable, so the page's policy stays valid. */
export function injectConfig(html: string, origin: string, settings: string): string {
  const filled = settings ? html.replace(slot, () => slot.replace('><', `>${settings.replaceAll('<', '\\u003c')}<`)) : html
  return filled.replaceAll(ORIGIN, origin)
}

export interface Settings {
  /** The text that pages contain: the operator's JSON, or an empty string. */
  text: string
  config: Config
}

/** Validates the operator's JSON with the schema that the page uses, so that mistakes show at start and not in a browser. */
export function readSettings(json: string): Settings {
  const config = parseConfig(json)
  if (!json.trim()) return { text: '', config }
  const given = JSON.parse(json) as Record<string, unknown>
  const faults = faultsAtStart(given)
  if (faults.length) throw new ConfigError(`The configuration is wrong. ${faults.join('; ')}`)
  return { text: JSON.stringify(given), config }
}
