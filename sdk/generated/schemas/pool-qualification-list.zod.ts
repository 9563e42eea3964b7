/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { PoolQualification } from './pool-qualification.zod.ts'

export const poolQualificationListStructureVolumeRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const poolQualificationListOwnAssetsRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')

export const PoolQualificationList = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.array(PoolQualification),
  structure_volume: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', poolQualificationListStructureVolumeRegExp)),
  own_assets: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', poolQualificationListOwnAssetsRegExp)),
  qualifies_until: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type PoolQualificationList = zod.input<typeof PoolQualificationList>
export type PoolQualificationListOutput = zod.output<typeof PoolQualificationList>
