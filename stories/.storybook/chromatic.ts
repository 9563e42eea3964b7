/** What Chromatic captures of each story, for teams that use it: the four variants of `npm run visual`. */
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
