import type { Translation } from '../i18n-types'

const es = {} satisfies Translation

export default es
