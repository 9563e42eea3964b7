import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from '#design-system/provider/DesignSystemContext.ts'
import { NotFoundScreen } from '#design-system/screens/errors/NotFoundScreen.tsx'
import { report } from '../../integrations/reporter.ts'
import { useSession } from '../../auth/environment-hooks.ts'
import { PageEffects } from '../../layouts/PageEffects.tsx'
import { isCrawler } from '../../lib/crawler.ts'
import { usePath } from '../../hooks/use-path.ts'
import EmptyFrame from '../../layouts/EmptyFrame.tsx'

export default function NotFoundPage() {
  const { to } = usePath()
  const { titles } = useTranslations('pages')
  const { pathname } = useLocation()
  const cabinet = useSession().state === 'anonymous' ? null : to('/cabinet')
  const crawler = isCrawler()
  // Logged without the path, which may contain personal data.
  useEffect(() => {
    if (crawler) report({ where: 'route', what: 'page not found' })
  }, [crawler])
  if (crawler) return null
  return (
    <EmptyFrame>
      <NotFoundScreen path={pathname} links={{ home: to('/'), cabinet, help: to('/help') }} />
      <PageEffects page={null} name={titles.notFound()} />
    </EmptyFrame>
  )
}
