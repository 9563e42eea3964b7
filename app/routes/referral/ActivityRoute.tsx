import { ActivityPage } from './ActivityPage.tsx'

export default function ActivityRoute() {
  return <ActivityPage period="all" />
}
