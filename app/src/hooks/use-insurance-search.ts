import { oneOf, readSearch } from './search-params.ts'
import { useSearch } from './use-search.ts'

const parsers = { from: oneOf('uta') }

/** The area from which the insurance was opened. Links between its pages keep it, so that the way back leads there. */
export const useInsuranceSearch = (): { from?: 'uta' } => readSearch(new URLSearchParams(useSearch()), parsers)
