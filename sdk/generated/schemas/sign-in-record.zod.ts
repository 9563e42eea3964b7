/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Agent } from './agent.zod.ts'
import { Id } from './id.zod.ts'
import { Place } from './place.zod.ts'
import { SecondFactor } from './second-factor.zod.ts'
import { SignInMethod } from './sign-in-method.zod.ts'
import { SignInOddity } from './sign-in-oddity.zod.ts'
import { SignInResult } from './sign-in-result.zod.ts'

export const SignInRecord = /*#__PURE__*/ zod.object({
  id: Id,
  at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  method: SignInMethod,
  second_factor: /*#__PURE__*/ zod.union([SecondFactor, /*#__PURE__*/ zod.null()]),
  result: SignInResult,
  attempts: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  unusual: /*#__PURE__*/ zod.array(SignInOddity),
  agent: Agent,
  ip_address: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  place: /*#__PURE__*/ zod.union([Place, /*#__PURE__*/ zod.null()]),
})

export type SignInRecord = zod.input<typeof SignInRecord>
export type SignInRecordOutput = zod.output<typeof SignInRecord>
