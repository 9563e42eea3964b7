import type { InsuranceType, UserInsurance } from '#sdk'
import { mustBeVerified } from '../rules/access.ts'
import { created, ok, own } from '../server/call.ts'
import type { Answer, Call, Operation } from '../server/call.ts'
import { readForm } from '../server/form.ts'
import { forbidden, invalid, missing } from '../server/http-error.ts'
import { DAY, iso } from '../world/clock.ts'
import { held, house, purse, transfer } from '../world/ledger-accounts.ts'
import { addTransaction } from '../world/transactions.ts'
import { decimal, units } from '../world/units.ts'
import { nextId } from '../world/world.ts'
import type { User } from '../world/world.ts'

/** The public feature flag is the server's too: switched off, nothing of insurance is answered. */
const mustBeOffered = (call: Call): void => {
  if (!call.world.insurance_enabled) throw forbidden()
}

const offered =
  (answer: (call: Call, user: User) => Answer) =>
  (call: Call, user: User): Answer => {
    mustBeOffered(call)
    return answer(call, user)
  }

/** The price is taken at once. The same type again makes the running policy longer; another type takes its place. */
const takeOut = (call: Call, user: User): Answer => {
  const form = readForm(call.body)
  const uuid = form.uuid('insurance_type_uuid')
  form.done()
  mustBeVerified(user)
  if (call.world.insurance_types.length === 0) throw invalid('insurance_type_uuid', 'insurance.no_type')
  const type = call.world.insurance_types.find((one) => one.uuid === uuid)
  if (!type) throw invalid('insurance_type_uuid', 'validation.exists')
  const available = held(call.world, user, 'main', type.price_token)
  if (units(type.price_amount) > available) {
    throw invalid('insurance_type_uuid', 'money.insufficient', { available: decimal(available), token: type.price_token })
  }
  transfer(
    call.world,
    call.now,
    'insurance',
    purse(user, 'main', type.price_token),
    house('sales', type.price_token),
    units(type.price_amount),
  )
  const policy = extended(user, type) ?? begun(call, user, type)
  addTransaction(call.world, user, {
    at: call.now,
    type: 'insurance',
    token: type.price_token,
    amount: `-${type.price_amount}`,
    counterparty: type.name,
    related_id: policy.id,
    idempotency_key: call.request.headers.get('Idempotency-Key'),
  })
  return created({ data: user.insurances })
}

const extended = (user: User, type: Required<InsuranceType>): Required<UserInsurance> | null => {
  const running = user.insurances.find((policy) => policy.is_active && policy.insurance_type_uuid === type.uuid)
  if (!running) return null
  running.ends_at = iso(Date.parse(running.ends_at) + type.period_days * DAY)
  return running
}

const begun = (call: Call, user: User, type: Required<InsuranceType>): Required<UserInsurance> => {
  for (const policy of user.insurances) if (policy.is_active) Object.assign(policy, { is_active: false, stopped_at: iso(call.now) })
  const policy: Required<UserInsurance> = {
    id: nextId(call.world, 'pol'),
    is_active: true,
    insurance_type_uuid: type.uuid,
    name: type.name,
    coverage_amount: type.coverage_amount,
    price_amount: type.price_amount,
    price_token: type.price_token,
    starts_at: iso(call.now),
    ends_at: iso(call.now + type.period_days * DAY),
    stopped_at: null,
  }
  user.insurances.unshift(policy)
  return policy
}

const getPolicy = (call: Call, user: User): Answer => {
  const policy = user.insurances.find(({ id }) => id === call.params['id'])
  if (!policy) throw missing()
  return ok(policy)
}

export const insurance: readonly Operation[] = [
  own(
    'GET',
    '/api/insurance/type',
    offered(({ world }) => ok({ data: world.insurance_types })),
  ),
  own(
    'GET',
    '/api/insurance/user',
    offered((_, user) => ok({ data: user.insurances })),
  ),
  own('POST', '/api/insurance/user', offered(takeOut)),
  own('GET', '/api/insurance/user/{id}', offered(getPolicy)),
]
