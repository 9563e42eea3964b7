import { useEffect, useRef, useState } from 'react'
import { RulerSlider } from '../../components/inputs/RulerSlider.tsx'
import { compoundGrowth } from '../../lib/compoundGrowth.ts'
import type { Assumptions } from './CalculatorCard.tsx'
import { amountOf, CalculatorCard, initial, percentOf } from './CalculatorCard.tsx'

/** The calculator with its sliders. */
export function LiveCalculator() {
  const card = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState<Assumptions>(initial)
  // Prerendered sliders may be moved before this code is there: the elements have what was set.
  useEffect(() => {
    const [steps, months, quarters] = [...(card.current?.querySelectorAll('input') ?? [])].map((input) => input.valueAsNumber)
    if (steps !== undefined && months !== undefined && quarters !== undefined) setValue({ steps, months, quarters })
  }, [])
  const result = compoundGrowth(amountOf(value), percentOf(value), value.months)
  return <CalculatorCard ref={card} value={value} onChange={setValue} result={result} slider={RulerSlider} />
}
