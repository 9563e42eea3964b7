import type { Translation } from '../i18n-types'

const de = {} satisfies Translation

export default de
