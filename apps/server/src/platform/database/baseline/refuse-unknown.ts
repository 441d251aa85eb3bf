import type pg from 'pg'

const here = 'current_schema()::regnamespace'

/** SQL: names of everything that `describeSchema` would leave out. */
const unknown = `
  select 'relation ' || relname as name from pg_class
    where relnamespace = ${here} and (relkind not in ('r', 'p', 'i', 'I', 'S', 'v') or relrowsecurity
      or relkind = 'v' and reloptions is not null
      or relreplident <> 'd' and relkind in ('r', 'p') or relkind = 'p' and relispartition
      or relispartition and relkind = 'r' and reloptions is not null)
  union all select 'type ' || t.typname from pg_type t
    where t.typnamespace = ${here} and t.typtype <> 'b' and not exists (select from pg_class c where c.oid = t.typrelid and c.relkind <> 'c')
  union all select 'function ' || proname from pg_proc where pronamespace = ${here} and prokind <> 'f'
  union all select 'trigger ' || tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = ${here} and not tgisinternal and tgenabled <> 'O'
  union all select 'rule ' || rulename from pg_rewrite r join pg_class c on c.oid = r.ev_class
    where c.relnamespace = ${here} and c.relkind <> 'v'
  union all select 'statistics ' || stxname from pg_statistic_ext where stxnamespace = ${here}
  union all select 'constraint ' || conname from pg_constraint
    where connamespace = ${here} and contype not in ('p', 'u', 'c', 'f', 'n', 't')
  union all select 'column ' || attname from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = ${here} and (a.attgenerated not in ('', 's') or a.attcompression <> '' or a.attoptions is not null)
`

export async function refuseUnknown(client: Pick<pg.Pool | pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`${unknown} limit 5`)
  if (rows.length === 0) return
  throw new Error(`A baseline cannot be made with these: ${rows.map(({ name }) => name).join(', ')}.`)
}
