import type { FileUse, Holder } from '../file-uses.ts'

/** The files of a row are that of a column, an id or null. */
export const fileIn =
  (column: string): Holder['files'] =>
  (row) =>
    `array_remove(array[${row}.${column}], null)`

/** The files of a row are those of a column, an array. */
export const filesIn =
  (column: string): Holder['files'] =>
  (row) =>
    `${row}.${column}`

/** The files of a row are those that an object of JSON in a column names, or none. */
export const filesInJson =
  (column: string): Holder['files'] =>
  (row) =>
    // A trigger's condition asks nothing, so the list of JSON is read as one of the database's.
    `coalesce(translate(${row}.${column} ->> 'fileIds', '[]" ', '{}')::uuid[], '{}')`

/** What holds a file is the row of a table, called as a column of it says. */
export const namedBy =
  (table: string, title = 'title'): NonNullable<FileUse['named']> =>
  (hold) =>
    `select n.id, n.${title} as title from ${table} n where n.id = ${hold}.holder_id`

/** The same, in the bin. */
export const inBinBy =
  (table: string): NonNullable<FileUse['inBin']> =>
  (hold) =>
    `select n.id, n.title from ${table} n where n.id = ${hold}.holder_id and n.binned_at is not null`

const numberIn = ({ number }: Holder, row: string) => (number === undefined ? '0' : `${row}.${number}`)

/**
 * SQL: the triggers by which the holds of a place are kept in the statement that changes a row, for the migration that
 * makes its table. What names no files and changes none costs a comparison.
 */
export function holdTriggersOf({ name, holder }: Pick<FileUse, 'name' | 'holder'>): string[] {
  const { table, id, files } = holder
  const read = `select ($1).${id}, ${numberIn(holder, '($1)')}, ${files('($1)')}`
  const facts = (row: string) => `(${row}.${id}, ${numberIn(holder, row)}, ${files(row)})`
  const moments = [
    ['insert', `cardinality(${files('new')}) > 0`],
    ['update', `${facts('old')} is distinct from ${facts('new')}`],
    ['delete', `cardinality(${files('old')}) > 0`],
  ]
  return moments.map(
    ([moment, when]) => `create trigger "hold_${name}_on_${moment}" after ${moment} on "${table}"
  for each row when (${when})
  execute function "hold_files"('${name}', ${quoted(read)})`,
  )
}

/** SQL: the holds of a place as its table has them now. */
export function holdsNamedBy({ name, holder }: Pick<FileUse, 'name' | 'holder'>): string {
  const { table, id, files } = holder
  return `select distinct f.id as file_id, '${name}' as place, r.${id} as holder_id, ${numberIn(holder, 'r')}::int as number
  from "${table}" r, unnest(${files('r')}) named (id) join files f on f.id = named.id`
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
