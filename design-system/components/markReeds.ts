/** Five reeds that form an M; the middle one is the needle. x, top, bottom in a box of 28. */
export const markReeds = [
  [0, 0, 28],
  [6, 3, 15],
  [12, 9, 21],
  [18, 3, 15],
  [24, 0, 28],
] as const
