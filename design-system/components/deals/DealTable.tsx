import { Suspense, useEffect } from 'react'
import type { ReactNode, Ref } from 'react'
import type { UtaDeal } from '#sdk'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { lazyComponent } from '../../provider/lazyComponent.tsx'
import type { DealRowProps } from './DealRow.tsx'
import { DealSurface } from './DealTable.styles.ts'
import { WaitingDealRow } from './WaitingDealRow.tsx'

/** The end of the scale shared by all deals, in per cent; named in the column header. */
const SCALE = '3'

export type DealFrameProps = {
  /** What the table holds, for screen readers; the visible heading is above it. */
  caption: string
  busy?: boolean
  /** The surface under the table; on phones the rows are cards of the other colour. */
  ground?: 'card' | 'canvas'
  /** The rows extend over the padding of the container. */
  bleed?: boolean
  /** Only the first three on phones. */
  few?: boolean
  /** The columns keep their widths whatever their content. */
  fixed?: boolean
  /** Number of rows in the whole list, when only part of it is in the document. */
  count?: number | undefined
  body?: Ref<HTMLTableSectionElement> | undefined
  children: ReactNode
}

/** Caption and headers of a table of deals. */
export function DealFrame({
  caption,
  busy = false,
  ground = 'card',
  bleed = false,
  few = false,
  fixed = false,
  count,
  body,
  children,
}: DealFrameProps) {
  const t = useTranslations('parts').deal
  const common = useTranslations('common')
  const format = useFormat()
  return (
    <DealSurface
      data-ground={ground}
      {...(busy && { 'aria-busy': true })}
      {...(bleed && { 'data-bleed': '' })}
      {...(few && { 'data-few': '' })}
      {...(fixed && { 'data-fixed': '' })}
      {...(count !== undefined && { 'aria-rowcount': count + 1 })}
    >
      <caption>{busy ? common.loading() : caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="pair">
            {t.pair()}
          </th>
          <th scope="col" className="wide opened">
            {t.opened()}
          </th>
          <th scope="col" className="closed">
            {t.closed()}
          </th>
          <th scope="col" className="end">
            {t.entry()}
          </th>
          <th scope="col" className="end exit">
            {t.exit()}
          </th>
          <th scope="col" className="end wide">
            {t.size()}
          </th>
          <th scope="col" className="end scale">
            {t.scale({ range: `±${format.percent(SCALE, 0)}` })}
          </th>
          <th scope="col" className="end">
            {t.result()}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>{children}</tbody>
    </DealSurface>
  )
}

export type DealTableProps = Pick<DealFrameProps, 'caption' | 'ground' | 'bleed' | 'few' | 'fixed'> & {
  /** `null` while loading: skeleton rows in the final size. */
  deals: readonly UtaDeal[] | null
  /** Number of skeleton rows while loading. */
  expected?: number
  /** Address of a deal's own page; without it the rows are no links. */
  hrefOf?: (deal: UtaDeal) => string
  /** Shows •••• instead of amounts. Defaults to the user's "hide amounts" setting; pass `false` for public deals. */
  hidden?: boolean | undefined
}

// Deals load after the page, and so does the code of their rows.
const LazyDealRow = lazyComponent<DealRowProps>(async () => (await import('./DealRow.tsx')).DealRow)

/** A few deals, all of them in the document: the latest ones on a page that shows other things too. */
export function DealTable({ deals, expected = 5, hrefOf, hidden, ...frame }: DealTableProps) {
  const { locale } = useDesignSystem()
  useEffect(() => void LazyDealRow.preload(locale), [locale])
  const waiting = Array.from({ length: deals?.length ?? expected }, (_, row) => <WaitingDealRow key={row} />)
  return (
    <DealFrame busy={deals === null} {...frame}>
      <Suspense fallback={waiting}>
        {deals === null ? waiting : deals.map((deal) => <LazyDealRow key={deal.id} deal={deal} href={hrefOf?.(deal)} hidden={hidden} />)}
      </Suspense>
    </DealFrame>
  )
}
