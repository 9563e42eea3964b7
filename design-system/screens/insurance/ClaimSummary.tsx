import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { InsuranceType, UserInsurance } from '#sdk'
import type { Claim, ClaimPeriod } from '../../lib/claim.ts'
import { claimReference } from '../../lib/claim.ts'
import { claimDays } from '../../lib/insurance.ts'
import { isZero } from '../../lib/money.ts'
import { waysOf } from '../../lib/support.ts'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useSupportContext } from '../../provider/SupportContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { useClaimMessage } from './useClaimMessage.ts'

type FactsProps = { policy: UserInsurance; type: InsuranceType | undefined; period: ClaimPeriod; claim: Claim }

/** What the claim comes to, and what it is held to. */
export function ClaimFacts({ policy, type, period, claim }: FactsProps) {
  const t = useTranslations('policies').filing
  const format = useFormat()
  const usdt = (value: string) => format.money(value, 'USDT')
  const claims = type?.claims_per_period
  return (
    <>
      <div>
        <Money value={claim.amount} unit="USDT" size="xl" hidden={false} />
        <Typography component="p" variant="caption" color="textSecondary">
          {format.calendarSpan(period.from, period.until)}
        </Typography>
        <VisuallyHidden as="p" role="status">
          {t.status({ amount: usdt(claim.amount), count: claim.deals.length })}
        </VisuallyHidden>
      </div>
      {!isZero(claim.above) && <Notice severity="warning">{t.above({ above: usdt(claim.above), loss: usdt(claim.loss) })}</Notice>}
      {type?.covers_locked_balance === false && <Notice severity="plain">{t.locked()}</Notice>}
      <DescriptionList
        items={[
          // Unless it is above the limit, it is the amount at the top.
          { name: t.net(), value: isZero(claim.above) ? null : usdt(claim.loss) },
          { name: t.limit(), value: policy.coverage_amount === undefined ? null : usdt(policy.coverage_amount) },
          { name: t.claims(), value: claims === undefined ? null : claims === null ? t.any() : format.integer(claims) },
          { name: t.paidTo(), value: t.toAssets() },
          { name: t.fileBy(), value: format.moment(claim.fileBy) },
          { name: t.reference(), value: <Typography variant="mono">{claimReference(policy, period)}</Typography> },
        ]}
      />
      {policy.coverage_amount !== undefined && (
        <Typography component="p" variant="caption" color="textSecondary">
          {t.term()}
        </Typography>
      )}
    </>
  )
}

/** Hands the message to the support by the ways that the deployment has; where it has none, it is kept by copying it. */
export function HandOver({ message, claim }: { message: ReturnType<ReturnType<typeof useClaimMessage>>; claim: Claim }) {
  const t = useTranslations('policies').filing
  const support = useTranslations('frame').support
  const format = useFormat()
  const ways = waysOf(useSupportContext(), { subject: message.subject, body: message.linked })
  const labels = { chat: support.toChat, email: t.email, form: t.form, telegram: t.telegram }
  const carries = ways.some(({ kind }) => kind === 'email' || kind === 'telegram')
  return (
    <>
      <Stack spacing={2}>
        {ways.map(({ kind, href }, at) => (
          <Button
            key={kind}
            href={href}
            fullWidth
            variant={at === 0 ? 'contained' : 'soft'}
            {...(kind === 'telegram' && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {labels[kind]()}
          </Button>
        ))}
        <CopyButton text={message.text} label={t.copy()} variant={ways.length === 0 ? 'contained' : 'soft'} fullWidth />
      </Stack>
      <Typography component="p" variant="caption" color="textSecondary">
        {ways.length === 0
          ? t.keep({ date: format.longDay(claim.fileBy) })
          : [
              t.unsent(),
              ...(ways.some(({ kind }) => kind === 'chat' || kind === 'form') ? [t.paste()] : []),
              ...(carries && message.linked !== message.text ? [t.short()] : []),
              t.next({ answer: claimDays.answer, pay: claimDays.pay }),
            ].join(' ')}
      </Typography>
    </>
  )
}
