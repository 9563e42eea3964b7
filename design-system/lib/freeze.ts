import type { UserSettings } from '#sdk'

/** A frozen account: since when, and until when if thawing has begun. */
export interface FreezeState {
  since: string
  until: string | null
}

/** What the settings say of the freeze. A server without one sends neither field. */
export const freezeOf = ({ frozen_at, thaws_at }: Partial<UserSettings>): FreezeState | null =>
  frozen_at ? { since: frozen_at, until: thaws_at ?? null } : null
