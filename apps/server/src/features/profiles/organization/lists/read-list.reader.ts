import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCsv } from '../parse-csv.rules.ts'

/**
 * Reads a list that ships with the product, as rows by column name. Throws if the list is malformed, which stops the
 * start.
 */
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

/** Returns the value as one of the codes; throws if it is none. */
export function codeIn<Code extends string>(codes: readonly Code[], value: string): Code {
  const code = codes.find((one) => one === value)
  if (code === undefined) throw new Error(`${value} is none of ${codes.join(', ')}`)
  return code
}
