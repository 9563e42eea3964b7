import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { WalletIcon } from '@phosphor-icons/react/dist/csr/Wallet'
import type { ReactNode } from 'react'
import type { UserSettings } from '#sdk'
import { isFuture } from '../../lib/dates.ts'
import { BlockedPanel } from '../../parts/BlockedPanel.tsx'
import { Button } from '../../parts/Button.tsx'
import { IconDisc } from '../../parts/IconDisc.tsx'
import { List, ListRow } from '../../parts/ListRow.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Section } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'

/** The end of the block by the server's clock; `null` where there is none, or it is over. */
export function useBlock(settings: Partial<UserSettings>): string | null {
  const { now } = useReader()
  const until = settings.withdraws_blocked_until ?? null
  return until !== null && isFuture(until, now()) ? until : null
}

/** Why, until when, and how long that is. */
export function Blocked({ settings, until }: { settings: Partial<UserSettings>; until: string }) {
  const t = useText('withdraw').blocked
  const format = useFormat()
  const { now } = useReader()
  const reason = settings.withdraws_block_reason ?? 'other'
  // A reason that this version does not know is said in general.
  const why = Object.hasOwn(reasons, reason) ? t[reason as keyof typeof reasons] : t.other
  return (
    <BlockedPanel title={t.title({ day: format.longDay(until, now()), time: format.time(until) })} until={until}>
      {why()} {t.safe()}
    </BlockedPanel>
  )
}
const reasons = { password_changed: true, two_factor_changed: true, contact_changed: true, review: true }

export type MeanwhileLinks = { refill: string | null; exchange: string | null; addWallet: string | null; help: string | null }

/** What works while withdrawals do not, and what to do if it was somebody else. */
export function Meanwhile({ settings, links }: { settings: Partial<UserSettings>; links: MeanwhileLinks }) {
  const t = useText('withdraw').blocked
  const { Link } = useReader()
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
                <IconDisc tone="brand">{icon}</IconDisc>
                <span className="words">
                  <Text variant="label">
                    <Link className="row" href={href ?? ''}>
                      {name}
                    </Link>
                  </Text>
                </span>
                <CaretRightIcon size={18} aria-hidden />
              </ListRow>
            ))}
          </List>
        </Section>
      )}
      {settings.withdraws_block_reason !== 'review' && (
        <Notice
          tone="warning"
          title={t.notYou()}
          {...(links.help !== null && {
            action: (
              <Button variant="outlined" size="small" href={links.help}>
                {t.help()}
              </Button>
            ),
          })}
        >
          {t.notYouText()}
        </Notice>
      )}
    </>
  )
}
