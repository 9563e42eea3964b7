import type { EmptyLayoutProps } from './EmptyLayout.tsx'
import { EmptyLayout } from './EmptyLayout.tsx'

export type MaintenanceLayoutProps = EmptyLayoutProps

/** The empty frame: nothing in it leads to what does not answer now. */
export const MaintenanceLayout = (props: MaintenanceLayoutProps) => <EmptyLayout {...props} />
