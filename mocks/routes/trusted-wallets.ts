import type { TrustedWallet } from '#sdk'
import { addresses } from '../fixtures/personas.ts'
import { mustHaveTrustedWallets } from '../rules/access.ts'
import { created, noContent, ok, authenticatedRoute } from '../server/route.ts'
import type { RouteResult, RouteContext, Operation } from '../server/route.ts'
import { readForm } from '../server/form.ts'
import type { Form } from '../server/form.ts'
import { conflict, missing } from '../server/http-error.ts'
import { text } from '../texts/text.ts'
import { DAY, iso } from '../world/clock.ts'
import { codeSent, hideMail, sendCode, acceptCode } from '../world/codes.ts'
import { mustNotBeFrozen } from '../world/freeze.ts'
import { isFinal } from '../world/withdrawal-flow.ts'
import { nextId } from '../world/world.ts'
import type { User } from '../world/world.ts'

/** A confirmed wallet becomes active after a day. */
const OPENS_AFTER = DAY

const guarded =
  (answer: (context: RouteContext, user: User) => RouteResult) =>
  (context: RouteContext, user: User): RouteResult => {
    mustHaveTrustedWallets(user)
    return answer(context, user)
  }

const purposeOf = (id: string): string => `wallet ${id}`

/** Shows the wallet's code only while it is pending. */
const view = (user: User, wallet: Required<TrustedWallet>): TrustedWallet => {
  const code = user.codes.get(purposeOf(wallet.id))
  wallet.code = wallet.status === 'pending' && code ? codeSent(code, 'email', hideMail(user.email)) : null
  return wallet
}

const list = (user: User) => ({ data: user.wallets.map((wallet) => view(user, wallet)) })

const labelOf = (form: Form, user: User, except: string | null): string => {
  const label = form.string('label', { max: 64 }).trim()
  if (user.wallets.some((wallet) => wallet.id !== except && wallet.label.toLowerCase() === label.toLowerCase()))
    form.fail('label', 'validation.unique')
  return label
}

const create = (context: RouteContext, user: User): RouteResult => {
  mustNotBeFrozen(user, context.now)
  const form = readForm(context.body)
  const label = labelOf(form, user, null)
  const address = form.address('address')
  form.oneOf('network', ['BSC'])
  const same = address.toLowerCase()
  if (user.wallets.some((wallet) => wallet.address.toLowerCase() === same)) form.fail('address', 'validation.unique')
  if (same === addresses.zero) form.fail('address', 'withdraw.zero_address')
  if (same === user.deposit_address.toLowerCase()) form.fail('address', 'withdraw.own_address')
  form.done()
  user.wallets.unshift({
    id: nextId(context.world, 'tw'),
    label,
    address,
    network: 'BSC',
    status: 'pending',
    code: null,
    opens_at: null,
    created_at: iso(context.now),
    confirmed_at: null,
    last_used_at: null,
    withdrawals_count: 0,
  })
  return created(list(user))
}

const find = (user: User, id: unknown): Required<TrustedWallet> => {
  const wallet = user.wallets.find((one) => one.id === id)
  if (!wallet) throw missing()
  return wallet
}

const rename = (context: RouteContext, user: User): RouteResult => {
  const wallet = find(user, context.params['id'])
  const form = readForm(context.body)
  const label = labelOf(form, user, wallet.id)
  form.done()
  wallet.label = label
  return ok(view(user, wallet))
}

/** Rejected while a withdrawal to the wallet is in progress. */
const remove = (context: RouteContext, user: User): RouteResult => {
  const wallet = find(user, context.params['id'])
  const used = [...user.withdrawals.values()].some(
    ({ view: one, confirmed_at }) => one.trusted_wallet_id === wallet.id && confirmed_at !== null && !isFinal(one.status),
  )
  if (used) throw conflict('wallet.in_use')
  user.wallets = user.wallets.filter((one) => one !== wallet)
  user.codes.delete(purposeOf(wallet.id))
  return noContent()
}

const ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/

const pending = (user: User, form: Form): Required<TrustedWallet> => {
  const id = form.string('trust_wallet_id', { pattern: ID })
  form.done()
  const wallet = find(user, id)
  if (wallet.status !== 'pending') throw conflict('wallet.confirmed')
  return wallet
}

const send = (context: RouteContext, user: User): RouteResult => {
  const wallet = pending(user, readForm(context.body))
  const code = sendCode(
    context.world,
    user,
    purposeOf(wallet.id),
    context.now,
    { to: user.email, subject: text(context.locale, 'mail.code.subject') },
    wallet.id,
  )
  return ok(codeSent(code, 'email', hideMail(user.email)))
}

const confirm = (context: RouteContext, user: User): RouteResult => {
  mustNotBeFrozen(user, context.now)
  const form = readForm(context.body)
  const given = form.digits('code', 6)
  const wallet = pending(user, form)
  acceptCode(user, purposeOf(wallet.id), given, context.now)
  Object.assign(wallet, { status: 'waiting', confirmed_at: iso(context.now), opens_at: iso(context.now + OPENS_AFTER) })
  return ok(view(user, wallet))
}

export const trustedWallets: readonly Operation[] = [
  authenticatedRoute(
    'GET',
    '/api/trust-wallet',
    guarded((_, user) => ok(list(user))),
  ),
  authenticatedRoute('POST', '/api/trust-wallet', guarded(create)),
  authenticatedRoute('POST', '/api/trust-wallet/send-verification-code', guarded(send)),
  authenticatedRoute('POST', '/api/trust-wallet/verification-code-confirm', guarded(confirm)),
  authenticatedRoute(
    'GET',
    '/api/trust-wallet/{id}',
    guarded((context, user) => ok(view(user, find(user, context.params['id'])))),
  ),
  authenticatedRoute('PUT', '/api/trust-wallet/{id}', guarded(rename)),
  authenticatedRoute('DELETE', '/api/trust-wallet/{id}', guarded(remove)),
]
