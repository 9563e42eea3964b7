import { saveFile } from './save-file.ts'

// Spreadsheets evaluate a cell that begins like a formula. A minus before a digit is an amount and stays.
const formula = /^(?:[=@\t\r]|[+-](?!\d))/

/** Formats rows as CSV with the contract's field names and decimals, so that programs can read them. */
export async function toCsv<T extends object>(columns: readonly (keyof T & string)[], rows: readonly T[]): Promise<string> {
  const { unparse } = await import('papaparse')
  const data = rows.map((row) => columns.map((column) => row[column] ?? ''))
  return unparse({ fields: [...columns], data }, { escapeFormulae: formula, newline: '\r\n' })
}

/** Saves the rows as a CSV file. It starts with a byte order mark, by which spreadsheets recognize UTF-8. */
export async function saveCsv<T extends object>(name: string, columns: readonly (keyof T & string)[], rows: readonly T[]): Promise<void> {
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', `\uFEFF${await toCsv(columns, rows)}`)
}
