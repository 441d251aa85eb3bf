import type { FileUse, Holder } from '../file-uses.kind.ts'

/** For a column with the id of one file, or null. */
export const fileIn =
  (column: string): Holder['files'] =>
  (row) =>
    `array_remove(array[${row}.${column}], null)`

/** For a column with an array of ids. */
export const filesIn =
  (column: string): Holder['files'] =>
  (row) =>
    `${row}.${column}`

/** For a column of JSON whose `fileIds` may name files. */
export const filesInJson =
  (column: string): Holder['files'] =>
  (row) =>
    // A trigger's condition allows no subquery, so the JSON list is rewritten as an array literal.
    `coalesce(translate(${row}.${column} ->> 'fileIds', '[]" ', '{}')::uuid[], '{}')`

type Title = (row: string) => string

/** For a title that is a column. */
export const titleIn =
  (column: string): Title =>
  (row) =>
    `${row}.${column}`

/** For a holder that is the row of a table. */
export const namedBy =
  (table: string, title: Title = titleIn('title')): NonNullable<FileUse['named']> =>
  (hold) =>
    `select n.id, ${title('n')} as title from ${table} n where n.id = ${hold}.holder_id`

/** Same, for rows in the bin. */
export const inBinBy =
  (table: string, title: Title = titleIn('title')): NonNullable<FileUse['inBin']> =>
  (hold) =>
    `select n.id, ${title('n')} as title from ${table} n where n.id = ${hold}.holder_id and n.binned_at is not null`

const numberIn = ({ number }: Holder, row: string) => (number === undefined ? '0' : `${row}.${number}`)

/**
 * Returns SQL of the triggers that update a place's holds in the same statement as its rows, for the migration that
 * creates its table. A row that names no files, or a change that leaves them alone, costs one comparison.
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

/** SQL: the holds of a place, read from its own table. */
export function holdsNamedBy({ name, holder }: Pick<FileUse, 'name' | 'holder'>): string {
  const { table, id, files } = holder
  return `select distinct f.id as file_id, '${name}' as place, r.${id} as holder_id, ${numberIn(holder, 'r')}::int as number
  from "${table}" r, unnest(${files('r')}) named (id) join files f on f.id = named.id`
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
