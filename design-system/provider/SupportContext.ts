import { createContext, useContext } from 'react'
import type { Support } from '../lib/support.ts'

export const noSupport: Support = { chat: null, email: null, form: null, telegram: null, hours: null, answer_hours: null, subject: '' }

/** How the deployment's support is reached. Apart from the design system's settings, because it changes with the page. */
export const SupportContext = createContext<Support>(noSupport)

export const useSupportContext = (): Support => useContext(SupportContext)
