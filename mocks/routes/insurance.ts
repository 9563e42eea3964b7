import type { InsuranceType, UserInsurance } from '#sdk'
import { mustBeVerified } from '../rules/access.ts'
import { created, ok, authenticatedRoute } from '../server/route.ts'
import type { RouteResult, RouteContext, Operation } from '../server/route.ts'
import { readForm } from '../server/form.ts'
import { forbidden, invalid, missing } from '../server/http-error.ts'
import { DAY, iso } from '../world/clock.ts'
import { mustNotBeFrozen } from '../world/freeze.ts'
import { userBalance, house, userAccount, transfer } from '../world/ledger-accounts.ts'
import { addTransaction } from '../world/transactions.ts'
import { decimal, units } from '../world/units.ts'
import { nextId } from '../world/world.ts'
import type { User } from '../world/world.ts'

/** The server enforces the public feature flag too: if it is off, all insurance operations fail. */
const mustBeOffered = (context: RouteContext): void => {
  if (!context.world.insurance_enabled) throw forbidden()
}

const offered =
  (answer: (context: RouteContext, user: User) => RouteResult) =>
  (context: RouteContext, user: User): RouteResult => {
    mustBeOffered(context)
    return answer(context, user)
  }

/** The price is charged at once. Taking out the same type again extends the policy; another type replaces it. */
const takeOut = (context: RouteContext, user: User): RouteResult => {
  mustNotBeFrozen(user, context.now)
  const form = readForm(context.body)
  const uuid = form.uuid('insurance_type_uuid')
  form.done()
  mustBeVerified(user)
  if (context.world.insurance_types.length === 0) throw invalid('insurance_type_uuid', 'insurance.no_type')
  const type = context.world.insurance_types.find((one) => one.uuid === uuid)
  if (!type) throw invalid('insurance_type_uuid', 'validation.exists')
  const available = userBalance(context.world, user, 'main', type.price_token)
  if (units(type.price_amount) > available) {
    throw invalid('insurance_type_uuid', 'money.insufficient', { available: decimal(available), token: type.price_token })
  }
  transfer(
    context.world,
    context.now,
    'insurance',
    userAccount(user, 'main', type.price_token),
    house('sales', type.price_token),
    units(type.price_amount),
  )
  const policy = extended(user, type) ?? begun(context, user, type)
  addTransaction(context.world, user, {
    at: context.now,
    type: 'insurance',
    token: type.price_token,
    amount: `-${type.price_amount}`,
    counterparty: type.name,
    related_id: policy.id,
    idempotency_key: context.request.headers.get('Idempotency-Key'),
  })
  return created({ data: user.insurances })
}

const extended = (user: User, type: Required<InsuranceType>): Required<UserInsurance> | null => {
  const running = user.insurances.find((policy) => policy.is_active && policy.insurance_type_uuid === type.uuid)
  if (!running) return null
  running.ends_at = iso(Date.parse(running.ends_at) + type.period_days * DAY)
  return running
}

const begun = (context: RouteContext, user: User, type: Required<InsuranceType>): Required<UserInsurance> => {
  for (const policy of user.insurances) if (policy.is_active) Object.assign(policy, { is_active: false, stopped_at: iso(context.now) })
  const policy: Required<UserInsurance> = {
    id: nextId(context.world, 'pol'),
    is_active: true,
    insurance_type_uuid: type.uuid,
    name: type.name,
    coverage_amount: type.coverage_amount,
    price_amount: type.price_amount,
    price_token: type.price_token,
    starts_at: iso(context.now),
    ends_at: iso(context.now + type.period_days * DAY),
    stopped_at: null,
  }
  user.insurances.unshift(policy)
  return policy
}

const getPolicy = (context: RouteContext, user: User): RouteResult => {
  const policy = user.insurances.find(({ id }) => id === context.params['id'])
  if (!policy) throw missing()
  return ok(policy)
}

export const insurance: readonly Operation[] = [
  authenticatedRoute(
    'GET',
    '/api/insurance/type',
    offered(({ world }) => ok({ data: world.insurance_types })),
  ),
  authenticatedRoute(
    'GET',
    '/api/insurance/user',
    offered((_, user) => ok({ data: user.insurances })),
  ),
  authenticatedRoute('POST', '/api/insurance/user', offered(takeOut)),
  authenticatedRoute('GET', '/api/insurance/user/{id}', offered(getPolicy)),
]
