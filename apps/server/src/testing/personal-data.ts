import type { Pool } from 'pg'

interface Column {
  /** Null for the product's own. */
  schema: string | null
  table: string
  column: string
  type: string
}

/** A cell of the database, as a text. */
export interface Cell {
  /** `table.column`, with its schema where that is not the usual one. */
  name: string
  text: string
  row: Record<string, string | null>
}

/** Types that hold no word and no id. */
const speechless = /^(?:bigint|boolean|date|double precision|integer|numeric|real|smallint|timestamp|interval)/

/** Every column of every table that can hold a word or an id, as the database itself says. */
async function columnsOf(pool: Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select nullif(c.table_schema, current_schema()) as schema, c.table_name as table, c.column_name as column, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
       and not exists (select 1 from pg_inherits i
         where i.inhrelid = format('%I.%I', c.table_schema, c.table_name)::regclass)
     order by 1, 2, c.ordinal_position`,
  )
  return rows.filter(({ type }) => !speechless.test(type))
}

const nameOf = ({ schema, table, column }: Column) =>
  schema === null ? `${table}.${column}` : `${schema}.${table}.${column}`

export async function columnNames(pool: Pool): Promise<string[]> {
  return (await columnsOf(pool)).map(nameOf)
}

/** All cells in which a word or an id can stand. */
export async function* cellsOf(pool: Pool): AsyncGenerator<Cell> {
  const byTable = Map.groupBy(await columnsOf(pool), ({ schema, table }) =>
    schema === null ? `"${table}"` : `"${schema}"."${table}"`,
  )
  for (const [table, columns] of byTable) {
    const texts = columns.map(({ column }) => `"${column}"::text as "${column}"`).join(', ')
    const { rows } = await pool.query<Record<string, string | null>>(`select ${texts} from ${table}`)
    for (const row of rows) {
      for (const column of columns) {
        const text = row[column.column]
        if (text) yield { name: nameOf(column), text, row }
      }
    }
  }
}
