import type { Texts } from '#design-system/i18n/catalogue.ts'
import type { Found, Template } from './paths.ts'
import { placeOf } from './paths.ts'

/** A page's own name. Pages that differ by a number are told apart by it: Leader pool 3. */
export function titleOf(titles: Texts<'pages'>['titles'], template: Template, params: Found['params']): string {
  const title = titles[placeOf(template).name]()
  return params['number'] ? `${title} ${params['number']}` : title
}
