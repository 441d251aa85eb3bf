import type pg from 'pg'
import { columnsOf } from './describe-columns.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { listSequences } from './sequences.ts'

type Client = Pick<pg.Pool | pg.Client, 'query'>

/** Monthly partitions of `events` (`platform/events`), which depend on the day a database is made. */
const monthOf = /^events_\d{4}_\d{2}$/

/**
 * Returns the statements that make everything in the connection's schema, without naming the schema and without rows.
 * Throws for anything it cannot describe, so that nothing is left out.
 */
export async function describeSchema(client: Client): Promise<string[]> {
  await refuseUnknown(client)
  const sequences = await listSequences(client)
  return [
    ...sequences.map(({ made }) => made),
    ...(await tables(client)),
    ...(await parts(client)),
    monthsAhead,
    ...sequences.flatMap(({ owned }) => owned ?? []),
    ...(await list(client, indexes)),
    ...(await list(client, statisticsTargets)),
    ...(await list(client, foreignKeys)),
    ...(await list(client, views)),
    ...(await functions(client)),
    ...(await list(client, triggers)),
    ...(await list(client, comments)),
  ]
}

async function list(client: Client, text: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(text)
  return rows.map(({ statement }) => statement)
}

const here = 'current_schema()::regnamespace'

async function tables(client: Client): Promise<string[]> {
  const columns = await columnsOf(client)
  const { rows } = await client.query<{ kind: string; name: string; keys: string[]; ends: string }>(
    `select case c.relpersistence when 'u' then 'unlogged table' else 'table' end as kind, c.relname as name,
       array(select format('constraint %I %s', conname, pg_get_constraintdef(oid, true)) from pg_constraint
         where conrelid = c.oid and contype in ('p', 'u', 'c') order by contype desc, oid) as keys,
       coalesce(' partition by ' || pg_get_partkeydef(c.oid), '')
         || coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', '') as ends
     from pg_class c where c.relnamespace = ${here} and c.relkind in ('r', 'p') and not c.relispartition order by 2`,
  )
  return rows.map(({ kind, name, keys, ends }) => {
    const lines = [...(columns.get(name) ?? []), ...keys]
    return `create ${kind} "${name}" (\n  ${lines.join(',\n  ')}\n)${ends}`
  })
}

async function parts(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; whole: string; bounds: string }>(
    `select c.relname as name, inhparent::regclass::text as whole, pg_get_expr(c.relpartbound, c.oid) as bounds
     from pg_class c join pg_inherits on inhrelid = c.oid
     where c.relnamespace = ${here} and c.relkind = 'r' and c.relispartition order by 1`,
  )
  return rows
    .filter(({ name }) => !monthOf.test(name))
    .map(({ name, whole, bounds }) => `create table "${name}" partition of ${whole} ${bounds}`)
}

/** Makes the monthly partitions as `0061_events-by-month` does for a database without events. */
const monthsAhead = `do $$
declare
  month timestamp;
  bounds text[];
begin
  for month in
    select date_trunc('month', now() at time zone 'UTC') + ahead * interval '1 month' from generate_series(0, 2) ahead
  loop
    select array_agg(substr(hex, 1, 8) || '-' || substr(hex, 9) || '-0000-0000-000000000000' order by hex) into bounds
    from (select lpad(to_hex((extract(epoch from moment at time zone 'UTC') * 1000)::bigint), 12, '0') as hex
      from unnest(array[month, month + interval '1 month']) moment) ends;
    execute format('create table %I partition of events for values from (%L) to (%L)',
      'events_' || to_char(month, 'YYYY_MM'), bounds[1], bounds[2]);
  end loop;
end $$`

/** Excludes indexes that belong to constraints, and those of partitions, which come with the parent's index. */
const indexes = `
  select replace(pg_get_indexdef(i.indexrelid, 0, true), ' ON ONLY ', ' ON ') as statement
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = ${here} and not c.relispartition
    and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
  order by c.oid`

/** Of a table's column, or of an expression of an index. */
const statisticsTargets = `
  select case when c.relkind = 'i' then format('alter index %I alter column %s set statistics %s', c.relname, a.attnum, a.attstattarget)
      else format('alter table %I alter column %I set statistics %s', c.relname, a.attname, a.attstattarget) end as statement
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = ${here} and a.attstattarget >= 0 and a.attnum > 0 and not a.attisdropped
    and c.relkind in ('r', 'p', 'i') and not c.relispartition
  order by c.relname, a.attnum`

/** In the order of creation, which is the order in which a row's dependent rows are deleted with it. */
const foreignKeys = `
  select format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid, true)) as statement
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = ${here} and k.contype = 'f' and k.conparentid = 0
  order by k.oid`

/** In the order of creation, so that a view may use earlier ones. */
const views = `
  select format('create view %I as %s', relname, rtrim(pg_get_viewdef(oid, true), ';')) as statement
  from pg_class where relnamespace = ${here} and relkind = 'v' order by oid`

async function functions(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string; schema: string }>(
    `select pg_get_functiondef(oid) as statement, current_schema() as schema from pg_proc
     where pronamespace = ${here} order by proname`,
  )
  return rows.map(({ statement, schema }) => statement.trim().replace(`FUNCTION ${schema}.`, 'FUNCTION '))
}

const triggers = `
  select pg_get_triggerdef(t.oid, true) as statement
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = ${here} and not t.tgisinternal and t.tgparentid = 0
  order by c.relname, t.tgname`

const comments = `
  select format('comment on %s is %L', case when d.objsubid = 0 then format('table %I', c.relname)
      else format('column %I.%I', c.relname, a.attname) end, d.description) as statement
  from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid
  where c.relnamespace = ${here} order by c.relname, d.objsubid`
