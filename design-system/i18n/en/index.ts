import type { BaseTranslation } from '../i18n-types'

// Every word belongs to an area (a folder beside this file); the root stays empty so that nothing is loaded that is not shown.
const en = {} satisfies BaseTranslation

export default en
