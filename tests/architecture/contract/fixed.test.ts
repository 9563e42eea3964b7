import { describe, expect, it } from 'vitest'
import type { Contract, Schema } from '#openapi/tools/contract.ts'
import { readContract } from '#openapi/tools/contract.ts'

// The specification names the fields of a few entities. A server that keeps to it may leave out everything else, so only the named fields may be required
// of a response; all the others are ours, and each has a designed absence on the screens. (Its calls are in openapi/tools/rules/frozen.ts.)

/** The fields that the specification names, with a question mark where they may be null, and those of ours; `*` where it says nothing of the others. */
const entities: Readonly<Record<string, readonly [named: string, ours: string]>> = {
  User: ['firstname? lastname? email lang? avatar_url? telegram_username?', 'id phone created_at'],
  AuthToken: ['auth_token', 'two_factor'],
  Preferences: [
    '',
    'matu_price tokens_operations_fee matu_fee_discount_percent delegate_total_rewards_percent balance_rule_percent withdraw_delay',
  ],
  UserSettings: [
    '',
    `withdraws_blocked_until uta_withdrawal_blocked uta_amount_of_locked_balance withdraws_block_reason withdraws_blocked_since
    email_notifications telegram_notifications trusted_wallets_only trusted_wallets_only_until frozen_at thaws_at`,
  ],
  VerificationStatus: ['', '2fa email phone telegram'],
  InsuranceTypeList: ['data', ''],
  InsuranceType: [
    'uuid',
    'name coverage_amount price_amount price_token period_days claims_per_period covers_locked_balance answer_within_hours',
  ],
  UserInsuranceList: ['data', ''],
  UserInsurance: ['is_active', 'id insurance_type_uuid name coverage_amount price_amount price_token starts_at ends_at stopped_at'],
  TrustedWalletList: ['data', ''],
  // Its path names the id; the address is what it is: "a wallet address: one string".
  TrustedWallet: ['id address', 'label network status code opens_at created_at confirmed_at last_used_at withdrawals_count'],
  DepositWallet: ['address', 'network tokens confirmations_required'],
  PromoBannerList: ['data', 'closed'],
  // Closing a banner sends its type.
  PromoBanner: ['type', 'starts_at ends_at steps_done steps_total'],
  UtaSubscription: ['', '*'],
  UtaDelegationRequested: ['request_id', '*'],
  UtaDelegation: ['', '*'],
}
const acceptsNull = ({ type, oneOf }: Schema): boolean =>
  (Array.isArray(type) ? type.includes('null') : type === 'null') || (oneOf ?? []).some((one) => acceptsNull(one as Schema))

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** What a response must have of an entity beyond the table, and fields that the table does not have. */
const demands = ({ components: { schemas } }: Contract): string[] =>
  Object.entries(entities).flatMap(([name, [named, ours]]) => {
    const { properties = {}, required = [] } = schemas[name]!
    const fields = wordsOf(named).map((field) => field.replace('?', ''))
    const known = ours === '*' ? Object.keys(properties) : [...fields, ...wordsOf(ours)]
    const nullable = wordsOf(named).flatMap((field) => (field.endsWith('?') ? [field.slice(0, -1)] : []))
    return [
      ...required.filter((field) => !fields.includes(field)).map((field) => `${name}.${field} is required`),
      ...Object.keys(properties)
        .filter((field) => !known.includes(field))
        .map((field) => `${name}.${field} is in no list`),
      ...[...fields, ...known].filter((field) => !properties[field]).map((field) => `${name}.${field} does not exist`),
      ...nullable.filter((field) => !acceptsNull(properties[field] ?? {})).map((field) => `${name}.${field} must not be null`),
    ]
  })

describe('what the product’s specification fixes', () => {
  it('is all that a response must have of its entities', () => expect(demands(readContract())).toEqual([]))

  it('canary: finds a field that became required, a name that must not be null, and a new field', () => {
    const contract = readContract()
    const { User, PromoBannerList } = contract.components.schemas
    PromoBannerList!.required = ['data', 'closed']
    User!.properties = { ...User!.properties, firstname: { type: 'string' }, rank: { type: 'string' } }
    expect(demands(contract)).toEqual(['User.rank is in no list', 'User.firstname must not be null', 'PromoBannerList.closed is required'])
  })

  it('are seven enums; every other one is marked as an assumption', () => {
    const enums = Object.entries(readContract().components.schemas).filter(([, schema]) => schema.enum)
    const fixed = enums.filter(([, schema]) => schema['x-origin'] !== 'assumption').map(([name]) => name)
    expect(fixed.toSorted()).toEqual(wordsOf('Lang Network RankName TwoFactorState UtaTokenName VerificationChannel VerificationState'))
  })
})
