import type { InsuranceType, TrustedWallet, UserInsurance, UtaSubscriptionList } from '#sdk'
import { addresses } from '#mocks/fixtures/personas.ts'

// What a server sends that keeps to the fields of the specification: everything else has to have a designed absence.

export const sparsePolicy: UserInsurance = { is_active: true }
export const sparseStoppedPolicy: UserInsurance = { is_active: false }
export const sparseType: InsuranceType = { uuid: '8b1c4f0e-6a3d-4b7c-8d2e-1f5a9c0b7d01' }
export const sparseSubscriptions: UtaSubscriptionList = { data: [{}] }
export const sparseWallet: TrustedWallet = { id: '7', address: Object.values(addresses)[0]! }
