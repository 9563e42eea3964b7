import { saveFile } from './save-file.ts'

// Spreadsheets evaluate a cell that begins like a formula. A signed number is an amount and stays.
const formula = /^(?:[=@＝＋－＠\t\r\n]|[+-](?!\d+(?:[.,]\d+)?$))/

/** A column of a file: a field under its own name, or a heading and the text below it. */
export type CsvColumn<T> = (keyof T & string) | { head: string; cell: (row: T) => string | null }

/** `;` where spreadsheets take the comma for a decimal separator. */
export type CsvDelimiter = ',' | ';'

/** Formats rows as CSV. Fields keep the contract's names and decimals, so that programs can read them. */
export async function toCsv<T extends object>(
  columns: readonly CsvColumn<T>[],
  rows: readonly T[],
  delimiter: CsvDelimiter = ',',
): Promise<string> {
  const { unparse } = await import('papaparse')
  const fields = columns.map((column) => (typeof column === 'string' ? column : column.head))
  const data = rows.map((row) => columns.map((column) => (typeof column === 'string' ? row[column] : column.cell(row)) ?? ''))
  return unparse({ fields, data }, { escapeFormulae: formula, newline: '\r\n', delimiter })
}

/** Saves the rows as a CSV file. It starts with a byte order mark, by which spreadsheets recognize UTF-8. */
export async function saveCsv<T extends object>(
  name: string,
  columns: readonly CsvColumn<T>[],
  rows: readonly T[],
  delimiter?: CsvDelimiter,
): Promise<void> {
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', `\uFEFF${await toCsv(columns, rows, delimiter)}`)
}
