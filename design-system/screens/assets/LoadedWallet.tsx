import type { ReactNode } from 'react'
import type { DepositWallet } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export type LoadedWalletProps = {
  from: Loadable<DepositWallet>
  skeleton: ReactNode
  /** Width of the illustration beside the error. */
  art?: number
  children: (wallet: DepositWallet, fresh: { savedAt?: number | undefined }) => ReactNode
}

/** Renders the deposit details when loaded, in every step of a deposit; otherwise a skeleton or an error that says that nothing is lost. */
export function LoadedWallet({ from, skeleton, art = 220, children }: LoadedWalletProps) {
  const t = useTranslations('assets').wallet
  return (
    <LoadableView from={from} skeleton={skeleton} failed={t.failed()} safe={t.safe()} illustration={<ErrorArt width={art} />} card>
      {children}
    </LoadableView>
  )
}
