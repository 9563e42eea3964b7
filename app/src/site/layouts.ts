import type { Layout, LayoutDefinition } from './page-definition.ts'

const shared = ['common', 'nav', 'pages', 'parts'] as const

/** The file and the catalogue areas of each layout. */
export const layouts: Readonly<Record<Layout, LayoutDefinition>> = {
  auth: { words: shared, module: 'AuthFrame' },
  landing: { words: shared, module: 'LandingFrame' },
  guest: { words: shared, module: 'GuestFrame' },
  empty: { words: shared, module: 'EmptyFrame' },
  maintenance: { words: shared, module: 'MaintenanceFrame' },
  default: { words: [...shared, 'frame'], module: 'DefaultFrame' },
  marketing: { words: [...shared, 'frame'], module: 'MarketingFrame' },
  // The cabinet's navigation around a stage of the promotion's own.
  'promo-summer': { words: [...shared, 'frame'], module: 'PromoSummerFrame' },
  protect: { words: [...shared, 'frame'], module: 'ProtectFrame' },
  'trusted-wallets': { words: [...shared, 'frame', 'wallets'], module: 'TrustedWalletsFrame' },
}
