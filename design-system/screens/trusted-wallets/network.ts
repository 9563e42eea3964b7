/** The one network of the cabinet, by its proper name: the same in every language. */
export const networkName = 'BNB Smart Chain (BSC), BEP-20'
