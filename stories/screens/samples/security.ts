import type { CodeSent, SignInRecord, UserSession } from '#sdk'

const laptop = { platform: 'Windows', browser: 'Chrome', is_desktop: true }
const phone = { platform: 'iPhone', browser: 'Safari', is_desktop: false }
const stranger = { platform: 'Android', browser: 'Chrome', is_desktop: false }
const berlin = { city: 'Berlin', country: 'DE' }
const lisbon = { city: 'Lisbon', country: 'PT' }

export const sessions: UserSession[] = [
  {
    id: 'ses-4',
    agent: laptop,
    ip_address: '203.0.113.24',
    is_current_device: true,
    last_active: '2026-08-14T12:20:00Z',
    place: berlin,
    created_at: '2026-08-14T07:02:00Z',
    expires_at: '2026-11-12T12:20:00Z',
  },
  {
    id: 'ses-3',
    agent: stranger,
    ip_address: '192.0.2.61',
    is_current_device: false,
    last_active: '2026-08-14T11:40:00Z',
    place: lisbon,
    created_at: '2026-08-14T01:14:00Z',
    expires_at: '2026-11-12T01:14:00Z',
  },
  {
    id: 'ses-2',
    agent: phone,
    ip_address: null,
    is_current_device: false,
    last_active: '2026-08-13T18:40:00Z',
    place: null,
    created_at: '2026-07-30T10:20:00Z',
    expires_at: null,
  },
]

const usual = { method: 'password', second_factor: 'app', result: 'signed_in', attempts: 1, unusual: [] } as const

export const signIns: SignInRecord[] = [
  { ...usual, unusual: [], id: 'si-6', at: '2026-08-14T07:02:00Z', agent: laptop, ip_address: '203.0.113.24', place: berlin },
  {
    ...usual,
    id: 'si-5',
    at: '2026-08-14T01:14:00Z',
    unusual: ['new_device', 'new_country'],
    agent: stranger,
    ip_address: '192.0.2.61',
    place: lisbon,
  },
  {
    ...usual,
    id: 'si-4',
    at: '2026-08-14T01:12:00Z',
    result: 'wrong_code',
    attempts: 5,
    unusual: ['new_device', 'new_country', 'many_attempts'],
    agent: stranger,
    ip_address: '192.0.2.61',
    place: lisbon,
  },
  {
    ...usual,
    id: 'si-3',
    at: '2026-08-12T19:45:00Z',
    method: 'google',
    second_factor: null,
    unusual: [],
    agent: phone,
    ip_address: '203.0.113.24',
    place: { city: null, country: 'DE' },
  },
  {
    ...usual,
    id: 'si-2',
    at: '2026-08-10T06:10:00Z',
    second_factor: 'recovery_code',
    unusual: [],
    agent: { platform: null, browser: null, is_desktop: true },
    ip_address: null,
    place: null,
  },
]

export const sentCode: CodeSent = {
  channel: 'email',
  target: 'v…t@example.com',
  sent_at: '2026-08-14T12:19:40Z',
  resend_at: '2026-08-14T12:20:40Z',
  expires_at: '2026-08-14T12:24:40Z',
  attempts_left: 5,
  deep_link: null,
}
