import Box from '@mui/material/Box'
import QrCodeIcon from '@phosphor-icons/core/regular/qr-code.svg?react'
import WalletIcon from '@phosphor-icons/core/regular/wallet.svg?react'
import type { DepositWallet } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import type { Fact } from '../../components/data-display/DescriptionList.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { factGrid } from '../../components/data-display/factGrid.ts'
import { ChoiceCard } from '../../components/inputs/ChoiceCard.tsx'
import { CardGridItem, CardGrid, PageStack } from '../../components/layout/CardGrid.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { LoadedWallet } from './LoadedWallet.tsx'
import { allTokens, anyMinimum, anyToken, minimumOf, tokenOf } from './network.ts'

export interface RefillChoiceScreenProps {
  /** The token to deposit, if chosen. */
  token: string | null
  /** Where to send tokens to: network and address. Both choices say which tokens they take. */
  wallet: Loadable<DepositWallet>
  /** The page with the address, and the form of a payment request. */
  links: { address: string; form: string }
}

const Waiting = () => (
  <Card>
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Skeleton width={56} height={56} round />
      <Skeleton width={220} height={24} />
      <Skeleton height={34} />
    </Box>
  </Card>
)

/** The ways to deposit, to the address or by a request for an exact amount: what differs on their cards, and below what is the same. */
export function RefillChoiceScreen({ token, wallet, links }: RefillChoiceScreenProps) {
  const t = useTranslations('assets')
  const words = t.choice
  const { locale } = useDesignSystem()
  const format = useFormat()
  const amount = (value: string): Fact[] => [{ name: words.amount(), value }]
  const sharedBy = (value: DepositWallet): Fact[] => {
    const chosen = tokenOf(value, token)
    return [
      { name: words.tokens(), value: chosen ? null : allTokens(value, locale) },
      { name: words.minimum(), value: chosen ? minimumOf(chosen, format.money) : anyMinimum(value, locale, format.money) },
      {
        name: words.credited(),
        value: value.confirmations_required ? words.creditedAfter({ count: value.confirmations_required }) : null,
      },
      { name: words.fee(), value: words.feeOf() },
    ]
  }
  return (
    <PageStack>
      <CardGrid>
        <CardGridItem span={6}>
          <LoadedWallet from={wallet} skeleton={<Waiting />} art={180}>
            {(value) => (
              <ChoiceCard
                art={<WalletIcon width={28} height={28} />}
                title={words.wallet()}
                href={links.address}
                facts={amount(words.entered())}
              >
                {words.walletText({ token: tokenOf(value, token)?.token ?? anyToken(value, locale) })}
              </ChoiceCard>
            )}
          </LoadedWallet>
        </CardGridItem>
        <CardGridItem span={6}>
          {wallet.state === 'loading' ? (
            <Waiting />
          ) : (
            <ChoiceCard
              art={<QrCodeIcon width={28} height={28} />}
              title={t.refill.request()}
              href={links.form}
              {...(wallet.state === 'ready' && { facts: amount(words.filled()) })}
            >
              {t.refill.requestText()}
            </ChoiceCard>
          )}
        </CardGridItem>
        {wallet.state === 'ready' && (
          <CardGridItem span={12}>
            <Section title={words.both()}>
              <DescriptionList sx={factGrid} items={sharedBy(wallet.value)} />
            </Section>
          </CardGridItem>
        )}
      </CardGrid>
    </PageStack>
  )
}
