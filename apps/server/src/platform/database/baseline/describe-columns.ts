import type pg from 'pg'
import { sequenceOptions } from './sequences.ts'

interface Column {
  table: string
  name: string
  type: string
  collation: string | null
  notNull: string | null
  value: string | null
}

/** Returns the columns of every table in the current schema, as CREATE TABLE takes them. */
export async function columnsOf(client: Pick<pg.Pool | pg.Client, 'query'>): Promise<Map<string, string[]>> {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       (select format('collate %I', collname) from pg_collation
         where oid = a.attcollation and a.attcollation <> (select typcollation from pg_type where oid = a.atttypid)) as collation,
       case when a.attnotnull then coalesce(
         (select format('constraint %I not null', conname) from pg_constraint
           where conrelid = c.oid and contype = 'n' and conkey = array[a.attnum]
             and conname <> format('%s_%s_not_null', c.relname, a.attname)), 'not null') end as "notNull",
       case
         when a.attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
         when a.attidentity <> '' then format('generated %s as identity (sequence name %s %s)',
           case a.attidentity when 'a' then 'always' else 'by default' end, s.oid::regclass, ${sequenceOptions('s.oid')})
         else 'default ' || pg_get_expr(d.adbin, d.adrelid)
       end as value
     from pg_class c join pg_attribute a on a.attrelid = c.oid
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
       left join pg_depend i on i.refobjid = c.oid and i.refobjsubid = a.attnum and i.deptype = 'i'
         and i.classid = 'pg_class'::regclass and i.refclassid = 'pg_class'::regclass
       left join pg_class s on s.oid = i.objid and s.relkind = 'S'
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped
     order by c.relname, a.attnum`,
  )
  const grouped = Map.groupBy(rows, ({ table }) => table)
  return new Map([...grouped].map(([table, columns]) => [table, columns.map(lineOf)]))
}

const lineOf = ({ name, type, collation, value, notNull }: Column) =>
  [`"${name}"`, type, collation, value, notNull].filter((word) => word !== null).join(' ')
