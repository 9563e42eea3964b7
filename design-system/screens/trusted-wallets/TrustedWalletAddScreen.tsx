import Box from '@mui/material/Box'
import type { TrustedWallet } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { PageStack } from '../../components/layout/CardGrid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { FlowStepper } from '../../components/navigation/FlowStepper.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { AddressStep } from './AddressStep.tsx'
import type { AddressStepProps } from './AddressStep.tsx'
import { WalletNotFound } from './WalletNotFound.tsx'
import { WaitingStep } from './WaitingStep.tsx'
import type { WaitingStepProps } from './WaitingStep.tsx'
import { WalletCodeStep } from './WalletCodeStep.tsx'
import type { WalletCodeStepProps } from './WalletCodeStep.tsx'

export interface TrustedWalletAddScreenProps
  extends AddressStepProps, Omit<WalletCodeStepProps, 'wallet'>, Omit<WaitingStepProps, 'wallet'> {
  /** The wallet being added: `null` before the server knows it, `missing` if it is not in the list. */
  wallet: Loadable<TrustedWallet | 'missing' | null>
}

const stepOf = (wallet: TrustedWallet | 'missing' | null) =>
  wallet === null || wallet === 'missing' ? 0 : wallet.status === 'pending' ? 1 : wallet.status === 'active' ? 3 : 2

/** Adds a trusted wallet: address, code, one day of waiting. The server keeps the progress, so a reload continues there. */
export function TrustedWalletAddScreen(props: TrustedWalletAddScreenProps) {
  const { wallet, known, links, sending, onSend, confirming, onConfirm, changing, onChange } = props
  const t = useTranslations('wallets')
  return (
    <PageStack>
      <Box
        // As wide as the form below.
        sx={{ maxWidth: { md: 'calc((100% - 220px) * 7 / 12 + 120px)' } }}
      >
        <FlowStepper
          steps={[t.steps.address(), t.steps.code(), t.steps.waiting()]}
          current={stepOf(wallet.state === 'ready' ? wallet.value : null)}
        />
      </Box>
      <LoadableView
        from={wallet}
        failed={t.one.failed()}
        safe={t.safe()}
        card
        skeleton={
          <Card>
            <SkeletonRows count={2} amount={false} />
          </Card>
        }
      >
        {(value) => {
          if (value === null) return <AddressStep {...props} />
          if (value === 'missing') return <WalletNotFound links={links} />
          if (value.status !== 'pending') return <WaitingStep wallet={value} links={links} />
          return <WalletCodeStep wallet={value} {...{ known, sending, onSend, confirming, onConfirm, changing, onChange }} />
        }}
      </LoadableView>
    </PageStack>
  )
}
