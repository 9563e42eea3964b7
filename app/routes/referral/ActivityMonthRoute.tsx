import { ActivityPage } from './ActivityPage.tsx'

export default function ActivityMonthRoute() {
  return <ActivityPage period="month" />
}
