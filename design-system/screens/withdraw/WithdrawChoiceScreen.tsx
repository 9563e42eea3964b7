import { BankIcon } from '@phosphor-icons/react/dist/csr/Bank'
import { WalletIcon } from '@phosphor-icons/react/dist/csr/Wallet'
import { styled } from '@mui/material/styles'
import type { Preferences, UserSettings } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import { ChoiceCard } from '../../parts/ChoiceCard.tsx'
import { Cell, Grid, Page } from '../../parts/Grid.tsx'
import { ErrorArt } from '../../parts/illustrations/ErrorArt.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Card } from '../../parts/Section.tsx'
import { Skeleton, SkeletonRows } from '../../parts/Skeleton.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { MeanwhileLinks } from './Meanwhile.tsx'
import { Blocked, Meanwhile, useBlock } from './Meanwhile.tsx'
import { useDelay } from './Summary.tsx'

export interface WithdrawChoiceScreenProps {
  preferences: Loadable<Preferences>
  settings: Loadable<Partial<UserSettings>>
  links: MeanwhileLinks & { wallet: string | null; card: string | null }
}

const Lines = styled('div')({ display: 'grid', gap: 20 })

/** A wallet or a card: how long each takes and what can be sent. */
export function WithdrawChoiceScreen({ preferences, settings, links }: WithdrawChoiceScreenProps) {
  const t = useText('withdraw').form
  return (
    <Page>
      <Loaded
        from={joinLoadables(preferences, settings)}
        skeleton={<Waiting />}
        failed={t.failed()}
        safe={t.safe()}
        illustration={<ErrorArt />}
        card
      >
        {([prices, rules]) => <Choice delay={prices.withdraw_delay} settings={rules} links={links} />}
      </Loaded>
    </Page>
  )
}

type ChoiceProps = Pick<WithdrawChoiceScreenProps, 'links'> & { delay: number; settings: Partial<UserSettings> }

function Choice({ delay, settings, links }: ChoiceProps) {
  const t = useText('withdraw')
  const format = useFormat()
  const { now } = useReader()
  const until = useBlock(settings)
  const wait = useDelay(delay)
  const way = (label: string, href: string | null) =>
    until === null ? { label, href } : { label: t.blocked.submit({ day: format.longDay(until, now()) }), href: null }
  return (
    <>
      {until !== null && <Blocked settings={settings} until={until} />}
      <Grid>
        <Cell span={6}>
          <ChoiceCard
            art={<WalletIcon size={28} />}
            title={t.choice.wallet.title()}
            facts={[
              { name: t.choice.time(), value: wait },
              { name: t.choice.tokens(), value: 'MATU, USDT, BNB' },
            ]}
            action={way(t.choice.chooseWallet(), links.wallet)}
          >
            {t.choice.wallet.text()}
          </ChoiceCard>
        </Cell>
        <Cell span={6}>
          <ChoiceCard
            art={<BankIcon size={28} />}
            title={t.choice.card.title()}
            facts={[
              { name: t.choice.time(), value: wait },
              { name: t.choice.tokens(), value: 'USDT' },
            ]}
            action={way(t.choice.chooseCard(), links.card)}
          >
            {t.choice.card.text()}
          </ChoiceCard>
        </Cell>
      </Grid>
      {until !== null && <Meanwhile settings={settings} links={links} />}
    </>
  )
}

const Waiting = () => (
  <Grid>
    {[0, 1].map((one) => (
      <Cell key={one} span={6}>
        <Card>
          <Lines>
            <Skeleton width={72} height={72} round />
            <SkeletonRows count={3} />
          </Lines>
        </Card>
      </Cell>
    ))}
  </Grid>
)
