import type { Layout, LayoutDefinition } from './definitions.ts'

const shared = ['common', 'nav', 'pages', 'parts'] as const

/** The code and the catalogue areas of each layout. */
export const layouts: Readonly<Record<Layout, LayoutDefinition>> = {
  auth: { words: shared, module: () => import('../layouts/AuthFrame.tsx') },
  landing: { words: shared, module: () => import('../layouts/LandingFrame.tsx') },
  guest: { words: shared, module: () => import('../layouts/GuestFrame.tsx') },
  empty: { words: shared, module: () => import('../layouts/EmptyFrame.tsx') },
  maintenance: { words: shared, module: () => import('../layouts/MaintenanceFrame.tsx') },
  default: { words: [...shared, 'frame'], module: () => import('../layouts/DefaultFrame.tsx') },
  marketing: { words: [...shared, 'frame'], module: () => import('../layouts/MarketingFrame.tsx') },
  // The cabinet's navigation around a stage of the promotion's own.
  'promo-summer': { words: [...shared, 'frame'], module: () => import('../layouts/PromoSummerFrame.tsx') },
  protect: { words: [...shared, 'frame'], module: () => import('../layouts/ProtectFrame.tsx') },
  'trusted-wallets': { words: [...shared, 'frame', 'wallets'], module: () => import('../layouts/TrustedWalletsFrame.tsx') },
}
