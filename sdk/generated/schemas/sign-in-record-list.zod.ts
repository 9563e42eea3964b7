/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { CursorLinks } from './cursor-links.zod.ts'
import { CursorMeta } from './cursor-meta.zod.ts'
import { SignInRecord } from './sign-in-record.zod.ts'

export const SignInRecordList = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.array(SignInRecord),
  links: /*#__PURE__*/ zod.optional(CursorLinks),
  meta: CursorMeta,
})

export type SignInRecordList = zod.input<typeof SignInRecordList>
export type SignInRecordListOutput = zod.output<typeof SignInRecordList>
