/** What Chromatic draws of each story, for teams that have it: the four looks of `npm run visual`. */
export const chromatic = {
  modes: {
    'phone light': { theme: 'light', viewport: 'w390' },
    'phone dark': { theme: 'dark', viewport: 'w390' },
    'desktop light': { theme: 'light', viewport: 'w1280' },
    'desktop dark': { theme: 'dark', viewport: 'w1280' },
  },
  prefersReducedMotion: 'reduce',
  pauseAnimationAtEnd: true,
}
