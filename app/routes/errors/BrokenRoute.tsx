import { useLocation } from 'react-router-dom'
import { useText } from '#design-system/provider/reader.ts'
import { ErrorScreen } from '#design-system/screens/errors/ErrorScreen.tsx'
import { referenceOf } from '../../adapters/reporter.ts'
import { find, placeOf } from '../../paths.ts'
import { isApiError } from '../../query/to-problem.ts'
import { Arrival } from '../../root/Arrival.tsx'
import { isCrawler } from '../../root/crawler.ts'
import { StaleError } from '../../root/reload-guard.ts'
import { usePath } from '../../root/use-path.ts'
import EmptyFrame from '../frames/EmptyFrame.tsx'

export interface BrokenProps {
  error: unknown
  retry: () => void
  /** Only a part of the page is broken: the frame round it stands. */
  inside?: boolean
}

/** The readable end of any other fault (product.md §8): its status, 500 where it has none. A crawler would list it, and gets nothing. */
export default function BrokenRoute({ error, retry, inside = false }: BrokenProps) {
  const { to } = usePath()
  const { titles } = useText('pages')
  const { template } = find(useLocation().pathname)
  const layout = template ? placeOf(template).layout : 'empty'
  const stale = error instanceof StaleError
  if (isCrawler()) return null
  const screen = (
    <ErrorScreen
      kind={stale ? (error.offline ? 'offline' : 'stale') : 'error'}
      status={isApiError(error) && error.status > 0 ? error.status : 500}
      reference={referenceOf(error) ?? null}
      links={{ home: to('/'), help: to('/help') }}
      // What could not be fetched is only asked for again by a fresh page.
      framed={inside && (layout === 'default' || layout === 'trusted-wallets')}
      onRetry={stale ? () => window.location.reload() : retry}
    />
  )
  const all = (
    <>
      {screen}
      <Arrival page={null} name={titles.error()} counted={false} />
    </>
  )
  return inside ? all : <EmptyFrame>{all}</EmptyFrame>
}
