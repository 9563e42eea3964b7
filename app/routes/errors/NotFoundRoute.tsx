import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '#design-system/provider/reader.ts'
import { NotFoundScreen } from '#design-system/screens/errors/NotFoundScreen.tsx'
import { report } from '../../adapters/reporter.ts'
import { useView } from '../../root/app-context.ts'
import { Arrival } from '../../root/Arrival.tsx'
import { isCrawler } from '../../root/crawler.ts'
import { usePath } from '../../root/use-path.ts'
import EmptyFrame from '../frames/EmptyFrame.tsx'

export default function NotFoundRoute() {
  const { to } = usePath()
  const { titles } = useText('pages')
  const { pathname } = useLocation()
  const cabinet = useView().state === 'anonymous' ? null : to('/cabinet')
  const crawler = isCrawler()
  // An address may name a person: that there is none is all that is said of it.
  useEffect(() => {
    if (crawler) report({ where: 'route', what: 'page not found' })
  }, [crawler])
  if (crawler) return null
  return (
    <EmptyFrame>
      <NotFoundScreen path={pathname} links={{ home: to('/'), cabinet, help: to('/help') }} />
      <Arrival page={null} name={titles.notFound()} />
    </EmptyFrame>
  )
}
