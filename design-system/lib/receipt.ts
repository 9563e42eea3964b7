/** One line of a receipt as text. */
type ReceiptLine = { name: string; text: string | null }

export type ReceiptText = {
  /** The transaction and its amount. */
  title: string
  status: string
  lines: readonly ReceiptLine[]
  /** URL of the receipt. */
  address: string
}

/** A receipt as plain text for a message or a note: one fact per line, only characters that e-mails keep. */
export const receiptText = ({ title, status, lines, address }: ReceiptText): string =>
  [title, status, '', ...lines.filter(({ text }) => text !== null).map(({ name, text }) => `${name}: ${text}`), '', address]
    // No-break spaces are for display only; in plain text they look like spaces but break searching.
    .map((line) => line.replace(/[\u00a0\u202f]/g, ' '))
    .join('\n')
