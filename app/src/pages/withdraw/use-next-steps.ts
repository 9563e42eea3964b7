import { use } from 'react'
import { useNavigate } from 'react-router-dom'
import { DraftContext } from '#design-system/forms/useDraft.ts'
import { sameAddress } from '#design-system/lib/address.ts'
import { isUsable } from '#design-system/lib/trustedWallet.ts'
import { otherDestinations, walletDraft } from '#design-system/lib/withdrawal.ts'
import { useListTrustedWallets } from '#sdk'
import type { Withdrawal } from '#sdk'
import { useSession } from '../../auth/environment-hooks.ts'
import { usePath } from '../../hooks/use-path.ts'

interface NextSteps {
  /** Fills the form with the same withdrawal and sends nothing; `null` if it cannot be repeated: a card's number is not known here. */
  onAgain: (() => void) | null
  /** Link that saves the address as trusted; `null` if it is one already, or that is not known yet. */
  trust: string | null
}

/** What may follow a withdrawal. The address is in no link: a forged one could otherwise fill in an address of its own. */
export function useNextSteps(withdrawal: Withdrawal | null): NextSteps {
  const { verification, twoFactor } = useSession()
  const { to } = usePath()
  const navigate = useNavigate()
  const drafts = use(DraftContext)?.store
  // The server refuses trusted wallets to users who may not open their pages.
  const trusted = verification === 'verified' && twoFactor
  const { data } = useListTrustedWallets({ query: { enabled: trusted } })
  if (!withdrawal || withdrawal.address === null) return { onAgain: null, trust: null }
  const { id, token, amount, address, fee_type, trusted_wallet_id } = withdrawal
  const isThere = trusted
    ? data?.data.some((wallet) => sameAddress(wallet.address, address))
    : verification === 'unknown'
      ? undefined
      : false
  return {
    onAgain() {
      const wallet = data?.data.find((one) => isUsable(one) && sameAddress(one.address, address))
      drafts?.keep(walletDraft, {
        token,
        amount,
        to: wallet?.id ?? otherDestinations,
        address: wallet ? '' : address,
        fee_type,
      })
      void navigate(to('/cabinet/actives/withdraw/wallet'))
    },
    trust:
      trusted_wallet_id === null && isThere === false ? to('/cabinet/profile/trusted-wallets/add', { search: { withdrawal: id } }) : null,
  }
}
