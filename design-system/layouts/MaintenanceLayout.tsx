import type { EmptyLayoutProps } from './EmptyLayout.tsx'
import { EmptyLayout } from './EmptyLayout.tsx'

export type MaintenanceLayoutProps = EmptyLayoutProps

/** The empty layout: it links to nothing, because nothing is available. */
export const MaintenanceLayout = (props: MaintenanceLayoutProps) => <EmptyLayout {...props} />
