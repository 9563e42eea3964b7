import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { BankIcon } from '@phosphor-icons/react/dist/csr/Bank'
import { WalletIcon } from '@phosphor-icons/react/dist/csr/Wallet'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Preferences, UserSettings } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import { Button } from '../../parts/Button.tsx'
import { Facts } from '../../parts/Facts.tsx'
import { Cell, Grid, Page } from '../../parts/Grid.tsx'
import { ErrorArt } from '../../parts/illustrations/ErrorArt.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Card } from '../../parts/Section.tsx'
import { Skeleton, SkeletonRows } from '../../parts/Skeleton.tsx'
import { Text } from '../../parts/Text.tsx'
import { paint } from '../../parts/paint.ts'
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

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  height: '100%',
  '& > .words': { display: 'grid', gap: 6 },
})
const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: '50%',
  backgroundColor: paint(theme).brand.subtle,
  color: paint(theme).brand.main,
  '& > svg': { width: 28, height: 28 },
}))
const Foot = styled('div')({ display: 'flex', marginTop: 'auto' })

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
  const until = useBlock(settings)
  const wait = useDelay(delay)
  return (
    <>
      {until !== null && <Blocked settings={settings} until={until} />}
      <Grid>
        <Cell span={6}>
          <Way
            picture={
              <Disc aria-hidden>
                <WalletIcon />
              </Disc>
            }
            title={t.choice.wallet.title()}
            text={t.choice.wallet.text()}
            wait={wait}
            tokens="MATU, USDT, BNB"
            verb={t.choice.chooseWallet()}
            href={links.wallet}
            until={until}
          />
        </Cell>
        <Cell span={6}>
          <Way
            picture={
              <Disc aria-hidden>
                <BankIcon />
              </Disc>
            }
            title={t.choice.card.title()}
            text={t.choice.card.text()}
            wait={wait}
            tokens="USDT"
            verb={t.choice.chooseCard()}
            href={links.card}
            until={until}
          />
        </Cell>
      </Grid>
      {until !== null && <Meanwhile settings={settings} links={links} />}
    </>
  )
}

type WayProps = {
  picture: ReactNode
  title: string
  text: string
  wait: string
  tokens: string
  verb: string
  href: string | null
  until: string | null
}

function Way({ picture, title, text, wait, tokens, verb, href, until }: WayProps) {
  const t = useText('withdraw')
  const format = useFormat()
  const { now } = useReader()
  return (
    <Card aria-label={title}>
      <Column>
        {picture}
        <div className="words">
          <Text as="h2" variant="h2">
            {title}
          </Text>
          <Text as="p" variant="bodySm" tone="secondary">
            {text}
          </Text>
        </div>
        <Facts
          items={[
            { name: t.choice.time(), value: wait },
            { name: t.choice.tokens(), value: tokens },
          ]}
        />
        <Foot>
          {until !== null ? (
            <Button variant="soft" disabled>
              {t.blocked.submit({ day: format.longDay(until, now()) })}
            </Button>
          ) : (
            href !== null && (
              <Button variant="soft" href={href} endIcon={<ArrowRightIcon size={20} aria-hidden />}>
                {verb}
              </Button>
            )
          )}
        </Foot>
      </Column>
    </Card>
  )
}

const Waiting = () => (
  <Grid>
    {[0, 1].map((one) => (
      <Cell key={one} span={6}>
        <Card>
          <Column>
            <Skeleton width={72} height={72} />
            <SkeletonRows count={3} />
          </Column>
        </Card>
      </Cell>
    ))}
  </Grid>
)
