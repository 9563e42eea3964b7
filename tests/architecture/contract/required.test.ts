import { describe, expect, it } from 'vitest'
import type { Contract, Schema } from '#openapi/tools/contract.ts'
import { readContract } from '#openapi/tools/contract.ts'

// The specification names the fields of a few entities. A server that keeps to it may leave out everything else, so only the named fields may be required
// of a response; all the others are ours, and each has a designed absence on the screens.

interface Fields {
  /** Named by the specification. Those that may also be null are marked. */
  named: readonly string[]
  nullable?: readonly string[]
  /** Ours: may be absent. */
  optional: readonly string[]
}

const entities: Readonly<Record<string, Fields>> = {
  User: {
    named: ['firstname', 'lastname', 'email', 'lang', 'avatar_url', 'telegram_username'],
    nullable: ['firstname', 'lastname', 'lang', 'avatar_url', 'telegram_username'],
    optional: ['id', 'phone', 'created_at'],
  },
  AuthToken: { named: ['auth_token'], optional: ['two_factor'] },
  Preferences: {
    named: [],
    optional: [
      'matu_price',
      'tokens_operations_fee',
      'matu_fee_discount_percent',
      'delegate_total_rewards_percent',
      'balance_rule_percent',
      'withdraw_delay',
    ],
  },
  UserSettings: {
    named: [],
    optional: [
      'withdraws_blocked_until',
      'uta_withdrawal_blocked',
      'uta_amount_of_locked_balance',
      'withdraws_block_reason',
      'withdraws_blocked_since',
      'email_notifications',
      'telegram_notifications',
      'trusted_wallets_only',
      'trusted_wallets_only_until',
    ],
  },
  VerificationStatus: { named: [], optional: ['2fa', 'email', 'phone', 'telegram'] },
  InsuranceTypeList: { named: ['data'], optional: [] },
  InsuranceType: {
    named: ['uuid'],
    optional: [
      'name',
      'coverage_amount',
      'price_amount',
      'price_token',
      'period_days',
      'claims_per_period',
      'covers_locked_balance',
      'answer_within_hours',
    ],
  },
  UserInsuranceList: { named: ['data'], optional: [] },
  UserInsurance: {
    named: ['is_active'],
    optional: ['id', 'insurance_type_uuid', 'name', 'coverage_amount', 'price_amount', 'price_token', 'starts_at', 'ends_at', 'stopped_at'],
  },
  TrustedWalletList: { named: ['data'], optional: [] },
  // Its path names the id; the address is what it is: "a wallet address: one string".
  TrustedWallet: {
    named: ['id', 'address'],
    optional: ['label', 'network', 'status', 'code', 'opens_at', 'created_at', 'confirmed_at', 'last_used_at', 'withdrawals_count'],
  },
  DepositWallet: { named: ['address'], optional: ['network', 'tokens', 'confirmations_required'] },
  PromoBannerList: { named: ['data'], optional: ['closed'] },
  // Closing a banner sends its type.
  PromoBanner: { named: ['type'], optional: ['starts_at', 'ends_at', 'steps_done', 'steps_total'] },
}

const acceptsNull = ({ type, oneOf }: Schema): boolean =>
  (Array.isArray(type) ? type.includes('null') : type === 'null') || (oneOf ?? []).some((one) => acceptsNull(one as Schema))

/** What a response must have of an entity beyond the table, and fields that the table does not place. */
function demands(contract: Contract, tables: typeof entities): string[] {
  return Object.entries(tables).flatMap(([name, { named, nullable = [], optional }]) => {
    const { properties = {}, required = [] } = contract.components.schemas[name]!
    return [
      ...required.filter((field) => !named.includes(field)).map((field) => `${name}.${field} is required`),
      ...nullable.filter((field) => !acceptsNull(properties[field] as Schema)).map((field) => `${name}.${field} must not be null`),
      ...Object.keys(properties)
        .filter((field) => !named.includes(field) && !optional.includes(field))
        .map((field) => `${name}.${field} is in no list`),
      ...[...named, ...optional].filter((field) => !(field in properties)).map((field) => `${name}.${field} does not exist`),
    ]
  })
}

describe('of the entities whose fields the specification names', () => {
  it('only the named fields are required', () => {
    expect(demands(readContract(), entities)).toEqual([])
  })

  it('canary: finds a field that became required, a name that must not be null, and a new field', () => {
    const contract = readContract()
    const { User, PromoBannerList } = contract.components.schemas
    PromoBannerList!.required = ['data', 'closed']
    User!.properties = { ...User!.properties, firstname: { type: 'string' }, rank: { type: 'string' } }
    expect(demands(contract, entities)).toEqual([
      'User.firstname must not be null',
      'User.rank is in no list',
      'PromoBannerList.closed is required',
    ])
  })
})
