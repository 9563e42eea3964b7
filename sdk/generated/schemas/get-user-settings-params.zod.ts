/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UserSettingKey } from './user-setting-key.zod.ts'

export const GetUserSettingsParams = /*#__PURE__*/ zod.object({
  'keys[]': /*#__PURE__*/ zod.array(UserSettingKey),
})

export type GetUserSettingsParams = zod.input<typeof GetUserSettingsParams>
export type GetUserSettingsParamsOutput = zod.output<typeof GetUserSettingsParams>
