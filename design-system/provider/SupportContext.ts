import { createContext, useContext } from 'react'
import type { Support } from '../lib/support.ts'
import { noSupport } from '../lib/support.ts'

/** How the deployment's support is reached. Apart from the design system's settings, because it changes with the page. */
export const SupportContext = createContext<Support>(noSupport)

export const useSupportContext = (): Support => useContext(SupportContext)
