/** The cabinet's only network, by its proper name: the same in every language. */
export const networkName = 'BNB Smart Chain (BSC), BEP-20'
