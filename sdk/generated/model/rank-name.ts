/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The ranks, lowest first.
 */
export type RankName = 'intern' | 'junior' | 'middle' | 'senior' | 'master'
