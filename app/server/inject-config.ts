import { CONFIG_ELEMENT, parseConfig } from '../src/config.ts'
import type { Config } from '../src/config.ts'
import { ORIGIN } from '../build/prerender/origin.ts'

const slot = `<script type="application/json" id="${CONFIG_ELEMENT}"></script>`

/** Puts a deployment's configuration and its own address into a built page. Neither is executable, so the page's policy stays as it is. */
export function injectConfig(html: string, origin: string, settings: string): string {
  const filled = settings ? html.replace(slot, () => slot.replace('><', `>${settings.replaceAll('<', '\\u003c')}<`)) : html
  return filled.replaceAll(ORIGIN, origin)
}

export interface Settings {
  /** What the pages carry: the operator's own text, or nothing. */
  text: string
  config: Config
}

/** Checks the operator's JSON by the schema that the page will check it by, so that a mistake shows at start and not in a browser. */
export function readSettings(json: string): Settings {
  const config = parseConfig(json)
  return { text: json.trim() ? JSON.stringify(JSON.parse(json)) : '', config }
}
