import type { UserSettings } from '#sdk'
import { isFuture } from '../../lib/dates.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

/** The setting was turned off and goes off later: until when it is in force. `null` otherwise. */
export function useTrustedOnlyEnd({ trusted_wallets_only, trusted_wallets_only_until: until }: Partial<UserSettings>): string | null {
  const t = useTranslations('withdraw').only
  const { now } = useDesignSystem()
  const format = useFormat()
  if (trusted_wallets_only !== true || !until || !isFuture(until, now())) return null
  return t.until({ day: format.longDay(until, now()), time: format.time(until) })
}

type Props = { title: string; children: string; settings: Partial<UserSettings>; links: { trustedWallets: string | null } }

/** Replaces a form that the user's own setting "Only trusted wallets" disables. */
export function TrustedOnlyNotice({ title, children, settings, links }: Props) {
  const t = useTranslations('withdraw').only
  return (
    <Card>
      <EmptyState
        title={title}
        illustration={<EmptyArt width={200} />}
        action={
          links.trustedWallets !== null && (
            <Button variant="soft" href={links.trustedWallets}>
              {t.manage()}
            </Button>
          )
        }
      >
        {children} {useTrustedOnlyEnd(settings)}
      </EmptyState>
    </Card>
  )
}
