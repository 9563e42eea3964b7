import type { InsuranceType, TrustedWallet, UserInsurance, UtaSubscriptionList } from '#sdk'
import { addresses } from '#mocks/fixtures/personas.ts'

// Responses with only the required fields: screens must have a design for everything else being absent.

export const sparsePolicy: UserInsurance = { is_active: true }
export const sparseStoppedPolicy: UserInsurance = { is_active: false }
export const sparseType: InsuranceType = { uuid: '8b1c4f0e-6a3d-4b7c-8d2e-1f5a9c0b7d01' }
export const sparseSubscriptions: UtaSubscriptionList = { data: [{}] }
export const sparseWallet: TrustedWallet = { id: '7', address: Object.values(addresses)[0]! }
