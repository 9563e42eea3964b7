/**
 * For `DescriptionList`: a hairline above each pair, where facts fill a card or are compared with those of another. The lines have the text's own
 * colour: on the white and on the dark card.
 */
export const ruledFacts = {
  gap: 0,
  '& > div': {
    minHeight: 44,
    alignItems: 'center',
    py: 2.5,
    borderTop: '1px solid color-mix(in srgb, currentColor 16%, transparent)',
  },
  '& > div:last-of-type': { pb: 0, minHeight: 34 },
} as const
