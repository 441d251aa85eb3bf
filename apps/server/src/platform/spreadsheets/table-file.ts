import { Readable } from 'node:stream'
import { byteOrderMark, csvLine } from '../csv/csv.rules.ts'
import { type Sheet, xlsxOf } from './xlsx.ts'

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/**
 * Returns tables as a file for spreadsheets, with its media type. Several tables are separate sheets in XLSX, and
 * separated by an empty line in CSV.
 */
export function tableFile(
  form: keyof typeof mediaTypes,
  ...sheets: readonly Sheet[]
): { mediaType: string; content: Readable } {
  return { mediaType: mediaTypes[form], content: form === 'csv' ? csvOf(sheets) : xlsxOf(...sheets) }
}

function csvOf(sheets: readonly Sheet[]): Readable {
  const parts = sheets.map(({ rows }, index) => [...(index === 0 ? [] : [[]]), ...rows])
  return Readable.from([byteOrderMark, ...parts.flat().map((row) => csvLine(row))])
}
