import { join } from 'node:path'

/** Each worker writes the ids of the operations that its tests called into a file of this folder. */
export const operationsFolder = join(import.meta.dirname, '../../../.cache/reports/operations')
