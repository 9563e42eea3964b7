import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { PoolQualification, PoolQualificationList } from '#sdk'
import { isZero } from '../../lib/money.ts'
import { Condition } from '../../components/data-display/Condition.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat, useLimitFormat } from '../../provider/useFormat.ts'
import { ownAssetsOf, structureVolumeOf } from './poolValues.ts'

// As high as the longest of its sentences needs, so that the parts below stay where they are when it comes.
const qualification = { display: 'flex', flexDirection: 'column', minHeight: 372, '& > div:last-child': { flex: '1 1 auto' } } as const
const WaySection = styled(Section)(qualification)
const WayCard = styled(Card)(qualification)
const WayStack = styled(Stack)({ '& > :last-child': { marginTop: 'auto' } })

/** What is missing for both conditions, as a sentence; `null` if nothing. */
function useMissing(): (way: PoolQualification, until: string | undefined) => string | null {
  const t = useTranslations('pools').way
  const format = useFormat()
  const limit = useLimitFormat()
  const { now } = useDesignSystem()
  const hidden = useAmountsHidden()
  return ({ structure_volume_missing, own_assets_missing }, until) => {
    const amount = (value: string) => (hidden ? format.hidden : format.money(value, 'USDT', { whole: true }))
    const [volume, assets] = [amount(structure_volume_missing), amount(own_assets_missing)]
    if (until === undefined) {
      if (isZero(structure_volume_missing)) return isZero(own_assets_missing) ? null : t.assetsAnyTime({ assets })
      return isZero(own_assets_missing) ? t.volumeAnyTime({ volume }) : t.bothAnyTime({ volume, assets })
    }
    const when = { day: limit.longDay(until, now()), time: `${limit.time(until)} ${limit.zone(until)}` }
    if (isZero(structure_volume_missing)) return isZero(own_assets_missing) ? null : t.assets({ assets, ...when })
    return isZero(own_assets_missing) ? t.volume({ volume, ...when }) : t.both({ volume, assets, ...when })
  }
}

/** The conditions of a pool, how far the user meets them, and what is missing. */
export function PoolConditions({ all, way }: { all: PoolQualificationList; way: PoolQualification }) {
  const t = useTranslations('pools').way
  const { ladder } = useTranslations('frame')
  const missing = useMissing()(way, all.qualifies_until)
  const status = (open: string) => (isZero(open) ? ladder.met() : undefined)
  const met = [way.structure_volume_missing, way.own_assets_missing].filter(isZero).length
  return (
    <WaySection title={t.title()} aside={<StatusChip color={met === 2 ? 'success' : 'default'}>{t.met({ met, all: 2 })}</StatusChip>}>
      <WayStack spacing={5}>
        <Condition name={t.structure()} value={structureVolumeOf(all)} target={way.structure_volume_from}>
          {status(way.structure_volume_missing)}
        </Condition>
        <Condition name={t.own()} value={ownAssetsOf(all)} target={way.own_assets_from}>
          {status(way.own_assets_missing)}
        </Condition>
        <Typography component="p" variant="caption" color="textSecondary">
          {ladder.contains()}
        </Typography>
        {missing === null ? <Notice severity="success">{t.in()}</Notice> : <Notice severity="plain">{missing}</Notice>}
      </WayStack>
    </WaySection>
  )
}

/** Skeleton of the qualification: two conditions, an explanation, a sentence about what is missing. */
export const PoolConditionsSkeleton = () => (
  <WayCard>
    <Stack spacing={5}>
      <Skeleton width={180} height={28} />
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={54} />
      <Skeleton height={60} />
    </Stack>
  </WayCard>
)
