import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { HideAmounts } from '#design-system/components/inputs/HideAmounts.tsx'
import type { IconButtonProps } from '#design-system/components/inputs/IconButton.tsx'
import { Money } from '#design-system/components/data-display/Money.tsx'
import { LineChart } from '#design-system/components/charts/LineChart.tsx'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'

beforeAll(() => loadAreas('en', ['common', 'frame']))

type Amounts = { amountsHidden?: boolean; onAmountsHidden?: (hidden: boolean) => void }

/** Its visible text and labels. */
const textOf = (element: ReactNode, amounts: Amounts = {}): string =>
  renderToStaticMarkup(
    <DesignSystemProvider locale="en" timeZone="UTC" {...amounts}>
      {element}
    </DesignSystemProvider>,
  )
    .replaceAll(/<style.*?<\/style>/g, '')
    .replaceAll(/<[^>]*aria-label="([^"]*)"[^>]*>/g, '$1 ')
    .replaceAll(/<[^>]*>/g, '')

const chart = (hidden?: boolean) => (
  <LineChart
    title="Balance"
    summary="From 5,000 to 6,240.18 USDT"
    places={[
      { key: '1', name: 'August 1' },
      { key: '2', name: 'August 2' },
    ]}
    series={[{ name: 'Balance', values: ['5000', '6240.18'] }]}
    unit="USDT"
    of="Day"
    legend
    hidden={hidden}
  />
)

const parts: [string, (hidden?: boolean) => ReactNode][] = [
  ['an amount', (hidden) => <Money value="6240.18" unit="USDT" hidden={hidden} />],
  ['a chart', chart],
]

describe.each(parts)('%s', (_, draw) => {
  it('shows the amount by default', () => {
    expect(textOf(draw())).toContain('6,240.18')
    expect(textOf(draw())).not.toContain('••••')
  })

  it('shows and announces dots if the user hides amounts', () => {
    expect(textOf(draw(), { amountsHidden: true })).toContain('••••')
    expect(textOf(draw(), { amountsHidden: true })).toContain('Amount hidden')
    expect(textOf(draw(), { amountsHidden: true })).not.toMatch(/6,240|5,000/)
  })

  it("follows its own prop over the user's setting", () => {
    expect(textOf(draw(false), { amountsHidden: true })).toBe(textOf(draw()))
    expect(textOf(draw(true))).toBe(textOf(draw(), { amountsHidden: true }))
  })
})

describe('the eye button', () => {
  const drawn = (amounts: Amounts): ReactElement<IconButtonProps> => {
    const eyes: ReactElement<IconButtonProps>[] = []
    const Eye = () => {
      const eye = HideAmounts()
      eyes.push(eye)
      return eye
    }
    textOf(<Eye />, amounts)
    return eyes[0]!
  }

  it.each([
    [false, 'Hide amounts'],
    [true, 'Show amounts'],
  ])('says what it does and reports the other choice (hidden: %s)', (amountsHidden, label) => {
    const onAmountsHidden = vi.fn<(hidden: boolean) => void>()
    const { props } = drawn({ amountsHidden, onAmountsHidden })
    expect(props.label).toBe(label)
    props.onClick?.({} as never)
    expect(onAmountsHidden.mock.calls).toEqual([[!amountsHidden]])
  })
})
