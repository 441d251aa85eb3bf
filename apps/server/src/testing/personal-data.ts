import type { Pool } from 'pg'

interface Column {
  /** Null for the product's own schema. */
  schema: string | null
  table: string
  column: string
  type: string
}

/** A cell of the database, as text. */
export interface Cell {
  /** `table.column`, prefixed with its schema unless that is the product's. */
  name: string
  text: string
  row: Record<string, string | null>
}

/** Types that hold neither words nor ids. */
const speechless = /^(?:bigint|boolean|date|double precision|integer|numeric|real|smallint|timestamp|interval)/

/** Lists every column that can hold a word or an id, from the database's own catalogue. */
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

/** Yields all cells that can hold a word or an id. */
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
