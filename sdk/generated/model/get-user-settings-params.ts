/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { UserSettingKey } from './user-setting-key.ts'

export type GetUserSettingsParams = {
  /**
   * The requested settings. Others may be omitted from the response.
   */
  'keys[]': UserSettingKey[]
}
