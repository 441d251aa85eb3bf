import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCsv } from '../parse-csv.ts'

/** The rows of a list that comes with the product, by the names of its columns. A wrong list stops the start. */
export function readList<const Columns extends readonly string[]>(
  file: string,
  columns: Columns,
): Record<Columns[number], string>[] {
  const [header, ...rows] = parseCsv(readFileSync(join(import.meta.dirname, file), 'utf8')).rows
  if (header?.fields.join() !== columns.join()) throw new Error(`${file} must have the columns ${columns.join()}`)
  return rows.map(({ line, fields }) => {
    if (fields.length !== columns.length || fields.includes(''))
      throw new Error(`${file}, line ${line}: fields are missing`)
    return Object.fromEntries(columns.map((column, index) => [column, fields[index]])) as Record<
      Columns[number],
      string
    >
  })
}

/** The value as one of the codes it must be. */
export function codeIn<Code extends string>(codes: readonly Code[], value: string): Code {
  const code = codes.find((one) => one === value)
  if (code === undefined) throw new Error(`${value} is none of ${codes.join(', ')}`)
  return code
}
