import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { BalanceList, UtaPlan, UtaSubscriptionList } from '#sdk'
import { pinnedRoom } from '../../forms/ActionBar.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useReviewed } from '../../forms/useReviewed.ts'
import type { Freshness } from '../../lib/loadable.ts'
import { compare, sub } from '../../lib/money.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { ReviewSteps } from '../../lib/review.ts'
import type { Submission } from '../../lib/submission.ts'
import { endOf, termOf } from '../../lib/subscription.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { LastUpdated } from '../../components/data-display/LastUpdated.tsx'
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { tabularText } from '../../theme/mixins.ts'
import { layer } from '../../theme/tokens.ts'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

const Foot = styled(Stack)(({ theme }) => ({
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: {
    // Enlarged text leaves no room to pin anything.
    '@media (min-height: 480px)': { position: 'sticky', zIndex: layer.sticky, bottom: 'calc(8px + env(safe-area-inset-bottom))' },
  },
}))

const Bar = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  '& > .words': { display: 'flex', flexDirection: 'column', flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .left': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' },
  [theme.breakpoints.down('md')]: { '& > a, & > button': { flex: '1 1 100%' } },
}))

/** How the screen orders the plan. */
interface Purchase extends ReviewSteps {
  submission: Submission
  outcome: Outcome
  onSubscribe: (plan_id: string) => void
  links: { assetsRefill: string | null }
}

export type PayBarProps = {
  plan: UtaPlan
  list: UtaSubscriptionList
  balances: BalanceList
  fresh: Freshness
  screen: Purchase
  /** Id of the plan that the user chose; empty until one is chosen. */
  chosen: string
  onChoose: (plan: string) => void
}

/** What a plan costs, until when it would run, and the available amount before and after: decimal strings and texts. */
function usePlanCost({ plan, list, balances }: Pick<PayBarProps, 'plan' | 'list' | 'balances'>) {
  const hidden = useAmountsHidden()
  const format = useFormat()
  const { now } = useDesignSystem()
  const { price_amount, price_token } = plan
  const available = balances.data.find(({ token }) => token === price_token)?.available ?? '0'
  const text = (value: string) => (hidden ? `${format.hidden} ${price_token}` : format.money(value, price_token))
  const term = termOf(list.data, now())
  return {
    enough: compare(available, price_amount) >= 0,
    price: format.money(price_amount, price_token, { whole: true }),
    remains: text(sub(available, price_amount)),
    missing: text(sub(price_amount, available)),
    ends: format.day(endOf(plan, list.data, now())),
    /** The subscription that the purchase would extend. */
    runs: term && term.state !== 'ended' ? term : null,
  }
}

type PurchaseDialogProps = { plan: UtaPlan; cost: ReturnType<typeof usePlanCost>; screen: Purchase }

/** Asks before a plan is bought: what it costs, from when and until when it runs. */
function PurchaseDialog({ plan, cost, screen }: PurchaseDialogProps) {
  const t = useTranslations('utaSubscribe')
  const format = useFormat()
  const { price, runs } = cost
  const { submission, onEdit, onSubscribe } = screen
  return (
    <LazyDialog
      title={runs ? t.ask.extend({ price }) : t.ask.title({ price })}
      onClose={onEdit}
      busy={submission.busy}
      actions={
        <>
          <Button variant="soft" onClick={onEdit} disabled={submission.busy}>
            {t.ask.cancel()}
          </Button>
          <Button onClick={() => onSubscribe(plan.id)} busy={submission.busy}>
            {t.pay({ price })}
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { name: t.ask.plan(), value: plan.name },
          { name: t.ask.begins(), value: runs === null ? t.ask.atOnce() : runs.span === null ? null : format.day(runs.span.until) },
          { name: t.ask.ends(), value: cost.ends },
          { name: t.ask.balance(), value: cost.remains },
          {
            name: t.ask.price(),
            sum: true,
            value: <Money value={plan.price_amount} unit={plan.price_token} whole hidden={false} />,
          },
        ]}
      />
      <Typography component="p" variant="body2" color="textSecondary">
        {t.ask.consequence()}
      </Typography>
    </LazyDialog>
  )
}

/** Price of the chosen plan, remaining balance, and the button, below why an order was refused; stays visible below the plans. */
export function PayBar({ plan, list, balances, fresh, screen, chosen, onChoose }: PayBarProps) {
  const t = useTranslations('utaSubscribe')
  const cost = usePlanCost({ plan, list, balances })
  const { submission, outcome, links } = screen
  const { review, reviewedOf } = useReviewed<{ plan: string }>(screen)
  const values = { plan: plan.id }
  const { enough } = cost
  const unknown = submission.problem?.kind === 'unknown-outcome'
  const onPay = () => {
    // What is preselected is chosen by paying for it.
    onChoose(plan.id)
    review(values, values)
  }

  return (
    <>
      <Foot>
        {outcome.state === 'none' && submission.problem && (
          <FormProblem problem={submission.problem} leftover={Object.values(submission.fields ?? {}).flat()} />
        )}
        <Bar component="div" data-flow="">
          {pinnedRoom}
          <span className="words">
            <Typography variant="subtitle1">{t.until({ name: plan.name, day: cost.ends })}</Typography>
            <span className="left">
              <Typography variant="caption" color="textSecondary" sx={tabularText}>
                {enough ? t.after({ amount: cost.remains }) : t.short({ amount: cost.missing })}
              </Typography>
              <LastUpdated {...fresh} />
            </span>
          </span>
          {enough || unknown ? (
            <Button size="large" disabled={unknown} busy={submission.busy} onClick={onPay}>
              {t.pay({ price: cost.price })}
            </Button>
          ) : (
            links.assetsRefill && (
              <Button size="large" href={links.assetsRefill}>
                {t.refill({ token: plan.price_token })}
              </Button>
            )
          )}
        </Bar>
      </Foot>
      {reviewedOf(values, enough && chosen === plan.id ? values : null) && <PurchaseDialog plan={plan} cost={cost} screen={screen} />}
    </>
  )
}
