import { ActivityPage } from './ActivityPage.tsx'

export default function ActivityWeekRoute() {
  return <ActivityPage period="week" />
}
