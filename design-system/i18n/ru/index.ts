import type { Translation } from '../i18n-types'

const ru = {} satisfies Translation

export default ru
