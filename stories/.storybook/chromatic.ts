/** How Chromatic captures each story, for teams that use it: the looks that differ. A dark desktop has the colours of the one and the layout of the other. */
export const chromatic = {
  modes: {
    'phone light': { theme: 'light', viewport: 'w390' },
    'phone dark': { theme: 'dark', viewport: 'w390' },
    'desktop light': { theme: 'light', viewport: 'w1280' },
  },
  prefersReducedMotion: 'reduce',
  pauseAnimationAtEnd: true,
}
