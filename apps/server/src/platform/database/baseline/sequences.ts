import type pg from 'pg'

/** SQL of the options of a sequence. */
export const sequenceOptions = (
  oid: string,
) => `(select format('increment by %s minvalue %s maxvalue %s start with %s cache %s%s',
    seqincrement, seqmin, seqmax, seqstart, seqcache, case when seqcycle then ' cycle' else '' end)
  from pg_sequence where seqrelid = ${oid})`

/** A sequence created on its own, and the column that owns it. */
export interface Sequence {
  made: string
  owned: string | null
}

export async function listSequences(client: Pick<pg.Pool | pg.Client, 'query'>): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('create sequence %I as %s %s', s.relname, format_type(q.seqtypid, null), ${sequenceOptions('s.oid')}) as made,
       (select format('alter sequence %I owned by %I.%I', s.relname, c.relname, a.attname)
         from pg_depend d join pg_class c on c.oid = d.refobjid
           join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
         where d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype = 'a') as owned
     from pg_class s join pg_sequence q on q.seqrelid = s.oid
     where s.relnamespace = current_schema()::regnamespace
       and not exists (select from pg_depend where objid = s.oid and classid = 'pg_class'::regclass and deptype = 'i')
     order by s.relname`,
  )
  return rows
}
