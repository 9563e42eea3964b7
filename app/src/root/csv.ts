import { saveFile } from './save-file.ts'

// A spreadsheet runs a cell that begins like a formula. A minus before a digit is an amount.
const formula = /^(?:[=@\t\r]|[+-](?!\d))/

/** Rows in the contract's own names and decimals, so that a program can read them. */
export async function toCsv<T extends object>(columns: readonly (keyof T & string)[], rows: readonly T[]): Promise<string> {
  const { unparse } = await import('papaparse')
  const data = rows.map((row) => columns.map((column) => row[column] ?? ''))
  return unparse({ fields: [...columns], data }, { escapeFormulae: formula, newline: '\r\n' })
}

/** Hands the rows over as a file; the mark at its front tells spreadsheets that the text is UTF-8. */
export async function saveCsv<T extends object>(name: string, columns: readonly (keyof T & string)[], rows: readonly T[]): Promise<void> {
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', `\uFEFF${await toCsv(columns, rows)}`)
}
