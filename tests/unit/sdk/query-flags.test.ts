import { expect, test } from 'vitest'
import { getListPartnersUrl } from '#sdk'
import type { ListPartnersParams } from '#sdk'

test('a boolean in a generated URL is 1 or 0', () => {
  const address = (isActive: boolean): string => getListPartnersUrl({ is_active: isActive } as ListPartnersParams)
  expect([address(true), address(false)]).toEqual(['/api/referral/v2/partners?is_active=1', '/api/referral/v2/partners?is_active=0'])
})
