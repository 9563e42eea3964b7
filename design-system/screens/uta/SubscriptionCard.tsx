import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import WarningFillIcon from '@phosphor-icons/core/fill/warning-fill.svg?react'
import XCircleFillIcon from '@phosphor-icons/core/fill/x-circle-fill.svg?react'
import { styled } from '@mui/material/styles'
import type { Term } from '../../lib/subscription.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { CalendarEdge } from '../../components/brand/CalendarEdge.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { tabular } from '../../theme/mixins.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

const Body = styled(Section)({ display: 'flex', flexDirection: 'column', gap: 0, '& > .push': { flex: '1 1 20px' } })

/** The subscription as a calendar: elapsed and remaining time, and a link to extend it. */
export function SubscriptionCard({ term, href }: { term: Term; href: string | null }) {
  const t = useTranslations('utaOverview').subscription
  const frame = useTranslations('frame')
  const format = useFormat()
  const { subscription, span, state } = term
  const { plan_name, price_amount, price_token, ends_at } = subscription
  const ended = state === 'ended'
  const over = span && t.day(span)
  const rest = ended || span === null ? t.over() : span.left === 0 ? frame.lastDay() : t.left({ count: span.left })
  const Icon = ended ? XCircleFillIcon : state === 'ending' ? WarningFillIcon : CheckCircleFillIcon
  return (
    <Body
      title={t.title()}
      aside={
        <StatusChip color={ended ? 'default' : state === 'ending' ? 'warning' : 'success'} icon={<Icon aria-hidden="true" />}>
          {ended ? t.ended() : state === 'ending' ? t.ending() : t.active()}
        </StatusChip>
      }
    >
      <Typography variant="h4">{plan_name ?? 'UTA'}</Typography>
      {ends_at !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {ended ? t.endedOn({ day: format.day(ends_at) }) : t.endsOn({ day: format.day(ends_at) })}
        </Typography>
      )}
      <div className="push" />
      {span !== null && (
        <>
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', rowGap: 0.5, columnGap: 3, mb: 3 }}>
            <Typography variant="caption" color="textSecondary" sx={tabular}>
              {over}
            </Typography>
            <Typography variant="caption" sx={tabular}>
              {rest}
            </Typography>
          </Stack>
          <CalendarEdge
            from={span.from}
            until={span.until}
            label={`${over}, ${rest}`}
            stopped={ended}
            {...(ended && { tone: 'past' as const })}
          />
        </>
      )}
      <Box sx={{ mt: 4.5, mb: 4, mx: 0 }}>
        {price_amount !== undefined && price_token !== undefined && (
          <DescriptionList items={[{ name: t.price(), value: <Money value={price_amount} unit={price_token} whole hidden={false} /> }]} />
        )}
      </Box>
      {href && (
        <Button variant={ended || state === 'ending' ? 'contained' : 'soft'} fullWidth href={href}>
          {ended ? t.again() : t.extend()}
        </Button>
      )}
    </Body>
  )
}
