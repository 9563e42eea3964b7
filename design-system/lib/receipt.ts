/** A line of a receipt as text. */
export type ReceiptLine = { name: string; text: string | null }

export type ReceiptText = {
  /** What it is a receipt of, and for how much. */
  title: string
  status: string
  lines: readonly ReceiptLine[]
  /** Where it can be seen again. */
  address: string
}

/** A receipt as plain text, for a message or a note: one fact a line, no signs that a mail would lose. */
export const receiptText = ({ title, status, lines, address }: ReceiptText): string =>
  [title, status, '', ...lines.filter(({ text }) => text !== null).map(({ name, text }) => `${name}: ${text}`), '', address]
    // No-break spaces are for the screen; in a text they look alike and are found by nobody.
    .map((line) => line.replace(/[\u00a0\u202f]/g, ' '))
    .join('\n')
