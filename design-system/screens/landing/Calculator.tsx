import { memo, Suspense } from 'react'
import { Button } from '../../components/inputs/Button.tsx'
import { Ruler } from '../../components/brand/Ruler.tsx'
import { useNearViewport } from '../../components/utils/useNearViewport.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { lazyComponent } from '../../provider/lazyComponent.tsx'
import { CalculatorCard, initial, initialResult } from './CalculatorCard.tsx'
import { LandingSection, Heading, Lead, Pair, Words } from './LandingSection.tsx'

/** How far away the code of the sliders is loaded, in px: one screen of a phone. */
const NEAR = 800

const LazyCalculator = lazyComponent(async () => (await import('./LiveCalculator.tsx')).LiveCalculator, { awaitsPreload: true })

/** `memo`, because React keeps the prerendered card only as long as the boundary is not rendered anew. */
const Card = memo(function Card() {
  return (
    <Suspense fallback={<CalculatorCard value={initial} result={initialResult} slider={Ruler} />}>
      <LazyCalculator />
    </Suspense>
  )
})

/**
 * The calculator far down the page. It is prerendered with its sliders, whose code is loaded when they are near the viewport. Until then React keeps
 * the prerendered card; it falls back to the same card without sliders if something above it changes, such as the theme.
 */
export function Calculator({ href }: { href: string | null }) {
  const { calculator } = useTranslations('landingSections')
  const { locale } = useDesignSystem()
  const place = useNearViewport(() => void LazyCalculator.preload(locale), NEAR)
  return (
    <LandingSection>
      <Pair ref={place}>
        <Words>
          <Heading>{calculator.title()}</Heading>
          <Lead>
            {calculator.lead()} {calculator.note()}
          </Lead>
          {href !== null && (
            <Button variant="soft" size="large" href={href}>
              {calculator.open()}
            </Button>
          )}
        </Words>
        <Card />
      </Pair>
    </LandingSection>
  )
}
