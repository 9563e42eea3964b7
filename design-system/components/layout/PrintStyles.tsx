import GlobalStyles from '@mui/material/GlobalStyles'

/**
 * Prints only one part of the page, black on white in any theme. A4, which English-speaking countries outside America use as well. `part`: its
 * selector.
 */
export const PrintStyles = ({
  part,
}: {
  /** Selector of the one part of the page that is printed. */
  part: '[data-receipt]' | '[data-statement]' | '[data-legal]'
}) => (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '18mm 16mm' },
      '@media print': {
        ':root, body': { colorScheme: 'light', background: 'Canvas !important' },
        [`body *:not(:has(${part}), ${part}, ${part} *)`]: { display: 'none !important' },
        // Users who print backgrounds would otherwise get the dark theme: black on black.
        [`${part}, ${part} *`]: {
          color: 'CanvasText !important',
          background: 'none !important',
          borderColor: 'CanvasText !important',
          opacity: '1 !important',
          boxShadow: 'none !important',
        },
        [part]: { padding: '0 !important' },
      },
    }}
  />
)
