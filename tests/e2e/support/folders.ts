import { join } from 'node:path'

/** Where each worker leaves the names of the operations that its tests asked for. */
export const usedFolder = join(import.meta.dirname, '../../../.cache/reports/operations')
