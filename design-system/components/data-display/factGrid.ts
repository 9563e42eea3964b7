/** For `DescriptionList`: pairs side by side, each value below its name, where a card is wider than a line that can be followed. */
export const factGrid = {
  gap: 5,
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(130px, 1fr))', md: 'repeat(auto-fit, minmax(140px, 1fr))' },
  '& > div': { flexDirection: 'column', justifyContent: 'flex-start', rowGap: 0.5 },
  '& > div > dt': { typography: 'caption' },
  '& > div > dd': { typography: 'subtitle1', alignItems: 'flex-start', textAlign: 'left', ml: 0 },
} as const
