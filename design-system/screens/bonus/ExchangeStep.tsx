import type { ReactNode } from 'react'
import type { TokensExchange } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { PageStack, centred } from '../../components/layout/CardGrid.tsx'
import { NoResultsArt } from '../../components/illustrations/NoResultsArt.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { FlowStepper } from '../../components/navigation/FlowStepper.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

/** Progress of an exchange. */
export function ExchangeSteps({ current }: { current: number }) {
  const t = useTranslations('bonus').exchange.steps
  return <FlowStepper steps={[t.amount(), t.check(), t.done()]} current={current} />
}

export const ExchangeWaiting = () => (
  <Card>
    <SkeletonRows count={4} />
  </Card>
)

export type ExchangeStepProps = {
  step: number
  /** The exchange; `missing` if it does not exist. */
  exchange: Loadable<TokensExchange | 'missing'>
  failed: string
  safe?: string
  /** Shown if it does not exist, with a link to start another one. */
  gone: { title: string; text: string; verb: string; href: string }
  children: (exchange: TokensExchange) => ReactNode
}

/** A step of an exchange that exists on the server: its quote, or its receipt. */
export function ExchangeStep({ step, exchange, failed, safe, gone, children }: ExchangeStepProps) {
  return (
    <PageStack sx={centred}>
      <ExchangeSteps current={step} />
      <LoadableView from={exchange} failed={failed} {...(safe !== undefined && { safe })} card skeleton={<ExchangeWaiting />}>
        {(value) =>
          value === 'missing' ? (
            <Card>
              <EmptyState
                title={gone.title}
                illustration={<NoResultsArt />}
                action={
                  <Button variant="soft" href={gone.href}>
                    {gone.verb}
                  </Button>
                }
              >
                {gone.text}
              </EmptyState>
            </Card>
          ) : (
            children(value)
          )
        }
      </LoadableView>
    </PageStack>
  )
}
