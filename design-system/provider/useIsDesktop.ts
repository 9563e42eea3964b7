import useMediaQuery from '@mui/material/useMediaQuery'

/**
 * Whether there is room for tables. Only where a wide and a narrow form are two different documents (a table, a list of cards);
 * everything else is a matter of style sheets. What is prerendered is the wide form.
 */
export const useIsDesktop = (): boolean => useMediaQuery('(min-width:900px)', { defaultMatches: true })
