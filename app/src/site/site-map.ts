import { cabinetPages } from './cabinet-pages.ts'
import { publicPages } from './public-pages.ts'

/** Every page by its path, without the language prefix. */
export const siteMap = { ...publicPages, ...cabinetPages } as const
