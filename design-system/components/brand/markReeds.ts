/** Five reeds that form an M; the middle one is the needle. [x, top, bottom] in a 28 by 28 box. */
export const markReeds = [
  [0, 0, 28],
  [6, 3, 15],
  [12, 9, 21],
  [18, 3, 15],
  [24, 0, 28],
] as const
