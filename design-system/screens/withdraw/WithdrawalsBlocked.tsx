import ArrowsLeftRightIcon from '@phosphor-icons/core/regular/arrows-left-right.svg?react'
import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'
import WalletIcon from '@phosphor-icons/core/regular/wallet.svg?react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { UserSettings } from '#sdk'
import { BlockedPanel } from '../../components/feedback/BlockedPanel.tsx'
import { ContactBlock } from '../../components/feedback/ContactBlock.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { RowList, ListRow, RowWords } from '../../components/data-display/ListRow.tsx'
import { CardGridItem, CardGrid } from '../../components/layout/CardGrid.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

type Href = string | null

type BlockProps = { settings: Partial<UserSettings>; until: string }

const reasons = { password_changed: true, two_factor_changed: true, contact_changed: true, review: true }

/** Why withdrawals are blocked, since when, until when, and how long that is. */
export function Block({ settings, until, title, children }: BlockProps & { title?: string; children: string }) {
  const t = useTranslations('withdraw').blocked
  const format = useFormat()
  const { now } = useDesignSystem()
  const reason = settings.withdraws_block_reason ?? 'other'
  // A reason unknown to this version gets a generic text.
  const why = Object.hasOwn(reasons, reason) ? t[reason as keyof typeof reasons] : t.other
  return (
    <BlockedPanel
      title={title ?? t.title({ day: format.longDay(until, now()), time: format.time(until) })}
      since={settings.withdraws_blocked_since ?? null}
      until={until}
    >
      {why()} {children}
    </BlockedPanel>
  )
}

export type NotYouLinks = {
  /** Where the password is changed. */
  safety: Href
  /** Where two-factor sign-in is turned on; `null` if it is on. */
  twoFactor: Href
  support: Href
}

const Steps = styled(RowList)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '& > li > .MuiButton-root': { width: '100%', marginTop: 8 } },
}))

/** What to do, in this order, if the change that caused the block was made by somebody else. */
function NotYou({ until, links }: { until: string; links: NotYouLinks }) {
  const t = useTranslations('withdraw').blocked
  const format = useFormat()
  const { now } = useDesignSystem()
  const steps = [
    { name: t.password(), text: t.passwordText(), action: t.passwordAction(), href: links.safety },
    { name: t.twoFactor(), text: t.twoFactorText(), action: t.twoFactorAction(), href: links.twoFactor },
    { name: t.tell(), text: t.tellText(), action: t.support(), href: links.support },
  ].filter(({ href }) => href !== null)
  return (
    <Section title={t.notYou()}>
      <Stack spacing={4}>
        <Typography component="p" variant="body2" color="textSecondary">
          {t.notYouText()}
        </Typography>
        <Steps as="ol">
          {steps.map(({ name, text, action, href }, at) => (
            <ListRow key={name}>
              <IconDisc color={at === 0 ? 'warning' : 'default'}>{at + 1}</IconDisc>
              <RowWords name={name}>{text}</RowWords>
              <Button variant={at === 0 ? 'contained' : 'soft'} size="medium" href={href!}>
                {action}
              </Button>
            </ListRow>
          ))}
        </Steps>
        <Typography component="p" variant="body2" color="textSecondary">
          {t.wasYou({ day: format.longDay(until, now()) })}
        </Typography>
      </Stack>
    </Section>
  )
}

type Alternative = { name: string; icon: ReactNode; href: Href }

/** What works while withdrawals are blocked. */
function Meanwhile({ shown }: { shown: readonly Alternative[] }) {
  const t = useTranslations('withdraw').blocked
  if (shown.length === 0) return null
  return (
    <Section title={t.meanwhile()}>
      <RowList>
        {shown.map(({ name, icon, href }) => (
          <ListRow key={name}>
            <IconDisc color="primary">{icon}</IconDisc>
            <RowWords name={name} href={href} />
            <CaretRightIcon width={18} height={18} aria-hidden />
          </ListRow>
        ))}
      </RowList>
    </Section>
  )
}

type BlockPageProps = BlockProps & { title: string; children: string; links: NotYouLinks; alternatives: readonly Alternative[] }

/** In place of a form while withdrawals are blocked: until when and why, what to do, and what works meanwhile. */
export function BlockPage({ settings, until, title, children, links, alternatives }: BlockPageProps) {
  // A review is ours: the user has changed nothing.
  const isReview = settings.withdraws_block_reason === 'review'
  const shown = alternatives.filter(({ href }) => href !== null)
  // A single one would leave a card beside the steps empty.
  const beside = !isReview && shown.length > 1
  return (
    <>
      <Block settings={settings} until={until} title={title}>
        {children}
      </Block>
      <CardGrid>
        {!isReview && (
          <CardGridItem span={beside ? 7 : 12}>
            <NotYou until={until} links={links} />
          </CardGridItem>
        )}
        <CardGridItem span={beside ? 5 : 12}>
          <Meanwhile shown={shown} />
        </CardGridItem>
      </CardGrid>
      {isReview && <ContactBlock />}
    </>
  )
}

export type MeanwhileLinks = NotYouLinks & { refill: Href; exchange: Href; addWallet: Href }

export type BlockedProps = BlockProps & { links: MeanwhileLinks }

/** In place of the withdrawal pages while withdrawals are blocked. */
export function WithdrawalsBlocked({ settings, until, links }: BlockedProps) {
  const t = useTranslations('withdraw').blocked
  const format = useFormat()
  const { now } = useDesignSystem()
  return (
    <BlockPage
      settings={settings}
      until={until}
      title={t.title({ day: format.longDay(until, now()), time: format.time(until) })}
      links={links}
      alternatives={[
        { name: t.refill(), icon: <PlusIcon />, href: links.refill },
        { name: t.exchange(), icon: <ArrowsLeftRightIcon />, href: links.exchange },
        { name: t.addWallet(), icon: <WalletIcon />, href: links.addWallet },
      ]}
    >
      {t.safe()}
    </BlockPage>
  )
}
