import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import ShieldCheckIcon from '@phosphor-icons/core/regular/shield-check.svg?react'
import ShieldIcon from '@phosphor-icons/core/regular/shield.svg?react'
import Typography from '@mui/material/Typography'
import type { UserInsurance } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { RowList, ListRow } from '../../components/data-display/ListRow.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

export type InsuranceCardProps = {
  insurances: Loadable<UserInsurance[]>
  /** The insurance's page; `null` hides the link. */
  href: string | null
}

/** Whether the UTA balance is insured, in one line. */
export function InsuranceCard({ insurances, href }: InsuranceCardProps) {
  const t = useTranslations('utaOverview').insurance
  const format = useFormat()
  const { Link } = useDesignSystem()
  const policy = insurances.state === 'ready' ? insurances.value.findLast(({ is_active }) => is_active) : undefined
  return (
    <Card component="div">
      <RowList as="div">
        <ListRow as="div">
          <IconDisc {...(policy && { color: 'success' as const })}>{policy ? <ShieldCheckIcon /> : <ShieldIcon />}</IconDisc>
          <span className="words">
            <Typography variant="subtitle1">
              {href ? (
                <Link className="row" href={href}>
                  {t.title()}
                </Link>
              ) : (
                t.title()
              )}
            </Typography>
            <Typography variant="caption" color="textTertiary">
              {insurances.state === 'loading' ? (
                <Skeleton width={120} height={10} />
              ) : insurances.state === 'failed' ? (
                t.unknown()
              ) : policy ? (
                policy.ends_at ? (
                  t.active({ day: format.day(policy.ends_at) })
                ) : (
                  t.activeOpen()
                )
              ) : (
                t.stopped()
              )}
            </Typography>
          </span>
          {href && <CaretRightIcon width={16} height={16} aria-hidden="true" />}
        </ListRow>
      </RowList>
    </Card>
  )
}
