import ArrowsLeftRightIcon from '@phosphor-icons/core/regular/arrows-left-right.svg?react'
import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'
import WalletIcon from '@phosphor-icons/core/regular/wallet.svg?react'
import type { ReactNode } from 'react'
import type { UserSettings } from '#sdk'
import { isFuture } from '../../lib/dates.ts'
import { BlockedPanel } from '../../components/feedback/BlockedPanel.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { List, ListRow, RowWords } from '../../components/data-display/ListRow.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

/** End of the block by the server's clock; `null` if there is none, or it is over. */
export function useBlock(settings: Partial<UserSettings>): string | null {
  const { now } = useDesignSystem()
  const until = settings.withdraws_blocked_until ?? null
  return until !== null && isFuture(until, now()) ? until : null
}

/** Why withdrawals are blocked, until when, and how long that is. */
export function Blocked({ settings, until }: { settings: Partial<UserSettings>; until: string }) {
  const t = useTranslations('withdraw').blocked
  const format = useFormat()
  const { now } = useDesignSystem()
  const reason = settings.withdraws_block_reason ?? 'other'
  // A reason unknown to this version gets a generic text.
  const why = Object.hasOwn(reasons, reason) ? t[reason as keyof typeof reasons] : t.other
  return (
    <BlockedPanel title={t.title({ day: format.longDay(until, now()), time: format.time(until) })} until={until}>
      {why()} {t.safe()}
    </BlockedPanel>
  )
}
const reasons = { password_changed: true, two_factor_changed: true, contact_changed: true, review: true }

export type MeanwhileLinks = { refill: string | null; exchange: string | null; addWallet: string | null; support: string | null }

/** What works while withdrawals are blocked, and what to do if the change was not made by the user. */
export function BlockedAlternatives({ settings, links }: { settings: Partial<UserSettings>; links: MeanwhileLinks }) {
  const t = useTranslations('withdraw').blocked
  const rows: Array<{ name: string; icon: ReactNode; href: string | null }> = [
    { name: t.refill(), icon: <PlusIcon />, href: links.refill },
    { name: t.exchange(), icon: <ArrowsLeftRightIcon />, href: links.exchange },
    { name: t.addWallet(), icon: <WalletIcon />, href: links.addWallet },
  ]
  const shown = rows.filter(({ href }) => href !== null)
  return (
    <>
      {shown.length > 0 && (
        <Section title={t.meanwhile()}>
          <List>
            {shown.map(({ name, icon, href }) => (
              <ListRow key={name}>
                <IconDisc color="primary">{icon}</IconDisc>
                <RowWords name={name} href={href} />
                <CaretRightIcon width={18} height={18} aria-hidden />
              </ListRow>
            ))}
          </List>
        </Section>
      )}
      {settings.withdraws_block_reason !== 'review' && links.support !== null && (
        <Notice
          severity="warning"
          title={t.notYou()}
          action={
            <Button variant="outlined" size="small" href={links.support}>
              {t.support()}
            </Button>
          }
        >
          {t.notYouText()}
        </Notice>
      )}
    </>
  )
}
