import { useLocation } from 'react-router-dom'
import { NotFoundScreen } from '#design-system/screens/errors/NotFoundScreen.tsx'
import { useView } from '../../root/app-context.ts'
import { Arrival } from '../../root/hosts.tsx'
import { usePath } from '../../root/use-path.ts'
import EmptyFrame from '../frames/EmptyFrame.tsx'

export default function NotFoundRoute() {
  const { to } = usePath()
  const { pathname } = useLocation()
  const cabinet = useView().state === 'anonymous' ? null : to('/cabinet')
  return (
    <EmptyFrame>
      <NotFoundScreen path={pathname} links={{ home: to('/'), cabinet, help: to('/help') }} />
      <Arrival page={null} name="notFound" />
    </EmptyFrame>
  )
}
