/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

export type ListPartnersSort = 'name' | '-name' | 'level' | '-level' | 'active_days' | '-active_days'
