import { useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import { ErrorScreen } from '#design-system/screens/errors/ErrorScreen.tsx'
import { referenceOf } from '../../integrations/reporter.ts'
import { routeMeta } from '../../site/paths.ts'
import { useUntilOnline } from '../../api/use-until-online.ts'
import { isApiError } from '../../api/to-problem.ts'
import { useFramed } from '../../layouts/use-framed.ts'
import { PageEffects } from '../../layouts/PageEffects.tsx'
import { isCrawler } from '../../lib/crawler.ts'
import { ChunkLoadError } from '../../lib/reload-guard.ts'
import { usePage } from '../../hooks/use-page.ts'
import { usePath } from '../../hooks/use-path.ts'
import EmptyFrame from '../../layouts/EmptyFrame.tsx'

export interface ErrorPageProps {
  error: unknown
  retry: () => void
  /** Only a part of the page failed; the layout around it works. */
  inside?: boolean
}

const reload = (): void => window.location.reload()

/** The page for all other errors, with the status of the response, or 500 if there is none. Crawlers get nothing, because they would index it. */
export default function ErrorPage({ error, retry, inside = false }: ErrorPageProps) {
  const { to } = usePath()
  const { titles } = useTranslations('pages')
  const { template } = usePage()
  const isFramed = useFramed()
  const layout = template ? routeMeta(template).layout : 'empty'
  const stale = error instanceof ChunkLoadError
  useUntilOnline(stale && error.offline ? { kind: 'offline' } : undefined, reload)
  if (isCrawler()) return null
  const screen = (
    <ErrorScreen
      kind={stale ? (error.offline ? 'offline' : 'stale') : 'error'}
      status={isApiError(error) && error.status > 0 ? error.status : 500}
      reference={referenceOf(error) ?? null}
      links={{ home: to('/'), help: to('/help') }}
      framed={inside && (layout === 'default' || layout === 'trusted-wallets' || (layout === 'protect' && isFramed))}
      // Only a reload fetches a missing chunk again.
      onRetry={stale ? reload : retry}
    />
  )
  const all = (
    <>
      {screen}
      <PageEffects page={null} name={titles.error()} counted={false} />
    </>
  )
  return inside ? all : <EmptyFrame>{all}</EmptyFrame>
}
