import type { PropsWithChildren } from 'react'
import { SupportContext } from '#design-system/provider/SupportContext.ts'
import { useConfiguredSupport } from '../hooks/use-configured-support.ts'

/** Tells the contact blocks of a page how support is reached. In the frames whose pages may have one, so that no other page loads it. */
export const ConfiguredSupport = ({ children }: PropsWithChildren) => (
  <SupportContext value={useConfiguredSupport()}>{children}</SupportContext>
)
