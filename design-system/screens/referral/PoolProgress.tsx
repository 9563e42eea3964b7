import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { PoolQualification, PoolQualificationList } from '#sdk'
import { portion } from '../../lib/money.ts'
import { RowList, ListRow } from '../../components/data-display/ListRow.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import { tabular } from '../../theme/mixins.ts'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

const PoolRow = styled(ListRow)(({ theme }) => ({
  minHeight: 60,
  flexWrap: 'nowrap',
  // Enlarged text needs both lines.
  [theme.breakpoints.down('md')]: { flexWrap: 'wrap', '& > .words': { flexBasis: '10rem' } },
  '&& > .words': { maxWidth: 'none', gap: 6 },
  '& .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' },
  '& > .at': { flex: 'none', minWidth: 96, display: 'flex', justifyContent: 'flex-end' },
}))

function PoolLine({ pool, href }: { pool: PoolQualification; href: string | null }) {
  const t = useTranslations('referral').leaderPools
  const format = useFormat()
  const { Link } = useDesignSystem()
  const hidden = useAmountsHidden()
  const { number, is_qualified, structure_volume_from, progress_percent } = pool
  const name = t.pool({ number })
  const share = portion(progress_percent, '100') * 100
  return (
    <PoolRow>
      <span className="words">
        <span className="line">
          <Typography variant="subtitle1">
            {href === null ? (
              name
            ) : (
              <Link className="row" href={href}>
                {name}
              </Link>
            )}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={tabular}>
            {format.money(structure_volume_from, 'USDT', { whole: true })}
          </Typography>
        </span>
        <ShareBar segments={is_qualified ? [{ share: 100, tone: 'success' }] : hidden ? [] : [{ share, tone: 'primary' }]} height={12} />
      </span>
      <span className="at">
        {is_qualified ? (
          <StatusChip color="success" icon={<CheckCircleFillIcon aria-hidden="true" />}>
            {t.in()}
          </StatusChip>
        ) : (
          <Typography variant="caption" color="textSecondary" sx={tabular}>
            {hidden ? format.hidden : format.percent(progress_percent, share > 0 && share < 10 ? 1 : 0)}
          </Typography>
        )}
      </span>
      {href !== null && <CaretRightIcon width={16} height={16} aria-hidden="true" />}
    </PoolRow>
  )
}

export type PoolProgressProps = {
  list: PoolQualificationList
  /** The programme and each pool; `null` hides a link. */
  links: { programme: string | null; pool: (number: number) => string | null }
}

/** The leader pools and how far the user is on the way into each. */
export function PoolProgress({ list, links }: PoolProgressProps) {
  const t = useTranslations('referral').leaderPools
  return (
    <Section title={t.title()} link={links.programme === null ? null : { label: t.how(), href: links.programme }}>
      <RowList>
        {list.data.map((pool) => (
          <PoolLine key={pool.number} pool={pool} href={links.pool(pool.number)} />
        ))}
      </RowList>
    </Section>
  )
}
