import { schemes } from './palette.ts'

// Elevation is a hairline ring; only floating elements get a blur. In dark mode the ring has the hairline colour.
const ring = schemes.dark.divider

export const elevations = {
  ':root': {
    colorScheme: 'light',
    '--matu-elev-1': '0 0 0 1px #0C1F260F, 0 1px 2px #0C1F260A',
    '--matu-elev-2': '0 0 0 1px #0C1F2612, 0 8px 24px -6px #0C1F2629',
    '--matu-elev-3': '0 0 0 1px #0C1F2614, 0 24px 64px -12px #0C1F2647',
  },
  '[data-theme="dark"]': {
    colorScheme: 'dark',
    '--matu-elev-1': `0 0 0 1px ${ring}`,
    '--matu-elev-2': `0 0 0 1px ${ring}, 0 8px 24px -6px #000000A8`,
    '--matu-elev-3': `0 0 0 1px ${ring}, 0 24px 64px -12px #000000CC`,
  },
}
