import { CONFIG_ELEMENT } from '../src/lib/config.ts'
import { ORIGIN } from '../build/prerender/origin.ts'

const slot = `<script type="application/json" id="${CONFIG_ELEMENT}"></script>`

/** Inserts a deployment's configuration and origin into a built page. Neither is executable, so the page's policy stays valid. */
export function injectConfig(html: string, origin: string, settings: string): string {
  const filled = settings ? html.replace(slot, () => slot.replace('><', `>${settings.replaceAll('<', '\\u003c')}<`)) : html
  return filled.replaceAll(ORIGIN, origin)
}
