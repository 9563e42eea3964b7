import InfoFillIcon from '@phosphor-icons/core/fill/info-fill.svg?react'
import { styled } from '@mui/material/styles'
import type { Preferences, UtaStatistics } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { freshnessOf } from '../../lib/loadable.ts'
import { add, isZero, min, negate, round, sub } from '../../lib/money.ts'
import { LastUpdated } from '../../components/LastUpdated.tsx'
import { Button } from '../../components/Button.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Delta } from '../../components/Delta.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { Cell, Grid, Page } from '../../components/Grid.tsx'
import { Money } from '../../components/Money.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Card } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { phone } from '../../theme/mixins.ts'
import Typography from '@mui/material/Typography'
import { useErrorMessage } from '../../components/useErrorMessage.ts'
import { LineChart } from '../../components/charts/LineChart.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { CalculatorRulers } from './CalculatorRulers.tsx'
import type { Assumptions } from './projection.ts'
import { projectBalance, initial } from './projection.ts'

export type CalculatorScreenProps = {
  /** Amount in USDT, term in months, result per month, and whether gains are reinvested; from the address. */
  assumptions: Assumptions
  /** Another assumption was set; the page writes it into the address. */
  onAssumptions: (next: Assumptions) => void
  /** The user's part of a result, as the operator set it. */
  preferences: Loadable<Preferences>
  /** Results of past months, to compare an assumption with. */
  statistics: Loadable<UtaStatistics>
  /** URL of exactly this calculation. */
  shareUrl: string
  /** The form that tops UTA up with this amount; `null` while it is switched off. */
  refillHref: string | null
}

const Result = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  // The room of the longest legend.
  '& > figure': { flex: 'none', minHeight: 338, [phone]: { minHeight: 362 } },
  '& .hero': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' },
  '& .verbs': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
})

/** A projection by assumptions that the user sets; all of them are stated. */
export function CalculatorScreen(props: CalculatorScreenProps) {
  const { assumptions, onAssumptions, preferences, statistics, shareUrl, refillHref } = props
  const t = useTranslations('calculatorPage')
  const common = useTranslations('common')
  const problem = useErrorMessage()
  const format = useFormat()
  const waiting = preferences.state === 'loading'
  const known = preferences.state === 'ready' ? preferences.value : null
  const costs = { fee: known?.tokens_operations_fee ?? '0', reward: known?.delegate_total_rewards_percent ?? '0' }
  const past = statistics.state === 'ready' ? statistics.value.months : null
  const { amount, months, rate } = assumptions
  const course = projectBalance(assumptions, costs)
  const worst = past && past.length > 0 ? past.map(({ profit_percent }) => profit_percent).reduce(min) : null
  const weak = worst === null ? null : projectBalance({ ...assumptions, rate: worst }, costs)
  const still = course.values.map(() => course.values[0] ?? '0')
  const money = (value: string) => format.money(value, 'USDT', { rounding: 'half' })
  // The displayed lines must add up: the rounding remainder goes to the results.
  const [end, shared] = [round(course.end, 2), round(course.shared, 2)]
  const results = add(sub(end, amount), min(costs.fee, amount), shared)
  const ratePart = format.percent(rate, rate.split('.')[1]?.length ?? 0, 'always')
  const stride = months <= 6 ? 1 : months <= 12 ? 3 : 6

  return (
    <Page>
      <Grid>
        <Cell span={5} narrow={12}>
          <CalculatorRulers
            value={assumptions}
            onChange={onAssumptions}
            months={past}
            waiting={statistics.state === 'loading'}
            fresh={freshnessOf(statistics)}
          />
        </Cell>
        <Cell span={7} narrow={12}>
          <Result component="div">
            <div>
              <Typography variant="caption" color="textSecondary" component="p">
                {t.after({ count: months })}
              </Typography>
              <output className="hero">
                <Money value={course.end} unit="USDT" size="hero" rounding="half" hidden={false} />
                <Delta value={course.gain} unit="USDT" />
              </output>
            </div>
            <LineChart
              title={t.chart.title({ count: months })}
              summary={t.chart.summary({ rate: ratePart, start: money(still[0] ?? '0'), end: money(course.end) })}
              places={course.values.map((_, at) => ({
                key: String(at),
                name: at === 0 ? t.chart.start() : t.chart.month({ number: at }),
                ...((at % stride === 0 || at === months) && { tick: at === 0 ? t.chart.now() : String(at) }),
              }))}
              series={[
                { name: t.chart.yours({ rate: ratePart }), values: course.values },
                { name: t.chart.still(), values: still },
                ...(weak && worst !== null
                  ? [{ name: t.chart.weak({ rate: format.percent(worst, 1, 'always') }), values: weak.values }]
                  : []),
              ]}
              unit="USDT"
              of={t.chart.of()}
              now={months}
              legend
              height={248}
              hidden={false}
            />
            <DescriptionList
              items={[
                { name: t.amount(), value: <Money value={amount} unit="USDT" exact even hidden={false} /> },
                {
                  name: t.fee(),
                  value: waiting ? (
                    <Skeleton width={64} height={20} />
                  ) : known && !isZero(costs.fee) ? (
                    <Money value={negate(costs.fee)} unit="USDT" exact even hidden={false} />
                  ) : null,
                },
                {
                  name: t.results(),
                  value: <Money value={results} unit="USDT" exact even sign="always" hidden={false} />,
                },
                {
                  name: t.shared({ percent: format.percent(costs.reward, 0) }),
                  value: waiting ? (
                    <Skeleton width={64} height={20} />
                  ) : isZero(shared) ? null : (
                    <Money value={negate(shared)} unit="USDT" even hidden={false} />
                  ),
                },
                { name: t.end(), value: <Money value={end} unit="USDT" even hidden={false} />, sum: true },
              ]}
            />
            <Notice tone="plain" icon={<InfoFillIcon aria-hidden />} title={t.note()}>
              {known
                ? t.assumptions({ fee: format.exact(costs.fee, 'USDT'), percent: format.percent(costs.reward, 0) })
                : preferences.state === 'failed'
                  ? `${problem(preferences.problem)} ${t.withoutCosts()}`
                  : null}{' '}
              <LastUpdated {...freshnessOf(preferences)} />
              {waiting && (
                <>
                  <VisuallyHidden>{common.loading()}</VisuallyHidden>
                  {/* As long as the sentence to come. */}
                  <Typography variant="inherit" aria-hidden="true" sx={{ visibility: 'hidden' }}>
                    {t.assumptions({ fee: format.exact('0.00', 'USDT'), percent: format.percent('10', 0) })}
                  </Typography>
                </>
              )}
            </Notice>
            {preferences.state === 'failed' && (
              <div>
                <Button variant="soft" size="small" onClick={preferences.retry}>
                  {common.tryAgain()}
                </Button>
              </div>
            )}
            <div className="verbs">
              {refillHref !== null && <Button href={refillHref}>{t.refill({ amount: format.exact(amount, 'USDT') })}</Button>}
              <CopyButton text={shareUrl} label={t.share()} variant="soft" />
              <Button variant="text" onClick={() => onAssumptions(initial)}>
                {t.reset()}
              </Button>
            </div>
          </Result>
        </Cell>
      </Grid>
    </Page>
  )
}
