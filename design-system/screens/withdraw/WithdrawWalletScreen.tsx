import { Suspense } from 'react'
import type { Transaction, TrustedWallet, WithdrawalRequest } from '#sdk'
import { AddressDoubt } from '../../forms/AddressDoubt.tsx'
import type { KnownAddress } from '../../lib/address.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { loading } from '../../lib/loadable.ts'
import { compare } from '../../lib/money.ts'
import type { WalletValues } from '../../lib/withdrawal.ts'
import { isUsable, walletName } from '../../lib/trustedWallet.ts'
import { lastArrivalAt } from '../../lib/recentAddresses.ts'
import { cheapestFee, destinationOf, otherDestinations, usableFirst, walletDraft, walletRequest } from '../../lib/withdrawal.ts'
import { ErrorBlock } from '../../components/feedback/ErrorBlock.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { lazyComponent } from '../../provider/lazyComponent.tsx'
import { Destination } from './Destination.tsx'
import { WalletDestination } from './WalletDestination.tsx'
import { RequestForm } from './RequestForm.tsx'
import type { Ready, RequestProps } from './RequestPage.tsx'
import { RequestPage } from './RequestPage.tsx'
import type { TestTransferProps } from './TestTransfer.tsx'
import { TrustedOnlyNotice, useTrustedOnlyEnd } from './TrustedOnlyNotice.tsx'
import { walletSchema } from './wallet.schema.ts'

export interface WithdrawWalletScreenProps extends RequestProps<WithdrawalRequest> {
  /** `null`: this user has no access to trusted wallets (Telegram and two-factor sign-in are required). */
  wallets: Loadable<TrustedWallet[]> | null
  /** The user's own deposit address, `null` until known. */
  own: string | null
  /** Addresses of earlier withdrawals, in addition to trusted wallets: an address that merely resembles one is reported. */
  known: readonly KnownAddress[]
  /** Earlier withdrawals, newest first: choices for the address, and which addresses are not new. */
  recent: Loadable<readonly Transaction[]>
  /** Worth in USD (decimal string) from which a first withdrawal to an address is offered to be tested by a small one; `null`: never. */
  testTransferFrom: string | null
  /** The initial token; `null` for the default. */
  token: string | null
}

/** Few withdrawals are that large. */
const LazyTestTransfer = lazyComponent<TestTransferProps>(async () => (await import('./TestTransfer.tsx')).TestTransfer, {
  words: ['withdrawCare'],
})

/** Withdraws tokens to a trusted wallet or a BEP-20 address. */
export function WithdrawWalletScreen(props: WithdrawWalletScreenProps) {
  const { balances, preferences, settings, waiting, outcome, links, wallets } = props
  const t = useTranslations('withdraw')
  // The first wallet is preselected, so the form waits for the list. If the list fails, an address can still be typed.
  return (
    <RequestPage
      balances={wallets?.state === 'loading' ? loading : balances}
      preferences={preferences}
      settings={settings}
      waiting={waiting}
      outcome={outcome}
      links={links}
      tokens={null}
    >
      {(ready) => {
        if (ready.settings.trusted_wallets_only !== true || hasUsable(wallets)) return <WalletForm ready={ready} {...props} />
        // The wallets are not known: none can be selected.
        if (wallets?.state === 'failed')
          return (
            <Card>
              <ErrorBlock title={t.form.walletsFailed()} problem={wallets.problem} retry={wallets.retry} />
            </Card>
          )
        return (
          <TrustedOnlyNotice title={t.only.noneTitle()} settings={ready.settings} links={links}>
            {t.only.noneText()}
          </TrustedOnlyNotice>
        )
      }}
    </RequestPage>
  )
}

const none: TrustedWallet[] = []

const hasUsable = (wallets: WithdrawWalletScreenProps['wallets']): boolean => wallets?.state === 'ready' && wallets.value.some(isUsable)

/** The initial token: the requested one, otherwise USDT if there is any, otherwise the first one with a balance. */
function firstToken(token: string | null, { balances, terms }: Ready): string {
  if (token !== null && balances.data.some((balance) => balance.token === token)) return token
  const richest = balances.data.find(({ available }) => compare(available, '0') > 0)?.token ?? 'USDT'
  return compare(terms.available('USDT'), '0') > 0 ? 'USDT' : richest
}

function WalletForm(props: WithdrawWalletScreenProps & { ready: Ready }) {
  const { ready, wallets, own, known, recent, testTransferFrom, links } = props
  const { balances, terms } = ready
  const trustedOnly = ready.settings.trusted_wallets_only === true
  const trustedOnlyEnd = useTrustedOnlyEnd(ready.settings)
  const t = useTranslations('withdraw').form
  const words = useTranslations('forms')
  const list = wallets?.state === 'ready' ? wallets.value : none
  const preferred = usableFirst(list).find(isUsable)
  const first = firstToken(props.token, ready)
  return (
    <RequestForm<WalletValues>
      {...props}
      draft={walletDraft}
      schema={walletSchema({ ...terms, own, wallets: list, earlier: known, trustedOnly })}
      labels={{ token: words.amount.token(), to: t.to(), address: words.address.label(), compared: words.address.doubt() }}
      together={{ token: ['amount', 'fee_type'], fee_type: ['amount'], to: ['address', 'compared'], address: ['compared'] }}
      defaults={{
        token: first,
        amount: '',
        to: preferred?.id ?? otherDestinations,
        address: '',
        compared: '',
        fee_type: cheapestFee(first, terms).fee_type,
      }}
      tokens={balances.data.map(({ token }) => token)}
      onToken={(form, token) => form.set('token', token)}
      requestOf={walletRequest}
      destinationOf={(values) => {
        const wallet = list.find(({ id }) => id === values.to)
        const target = destinationOf(values, list, known)
        return (
          <>
            <WalletDestination
              address={target.address}
              label={wallet ? walletName(wallet) : null}
              sentBefore={(recent.state === 'ready' ? lastArrivalAt(target.address, recent.value) : null) ?? wallet?.last_used_at ?? null}
            />
            <AddressDoubt {...target} />
          </>
        )
      }}
    >
      {(form) => (
        <>
          {wallets?.state === 'failed' && (
            <ErrorBlock title={t.walletsFailed()} problem={wallets.problem} retry={wallets.retry} level={3} />
          )}
          <Destination
            form={form}
            wallets={wallets === null ? null : list}
            own={own}
            earlier={known}
            recent={recent}
            trustedOnly={trustedOnly}
            trustedOnlyEnd={trustedOnlyEnd}
            links={links}
          />
          {testTransferFrom !== null && (
            <Suspense fallback={null}>
              <LazyTestTransfer form={form} from={testTransferFrom} terms={terms} balances={balances} wallets={list} recent={recent} />
            </Suspense>
          )}
        </>
      )}
    </RequestForm>
  )
}
