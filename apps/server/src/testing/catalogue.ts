import type { Pool } from 'pg'

/** SQL: a row of the catalogue, without columns that differ between databases. */
const row = (alias: string, ...without: string[]) => `to_jsonb(${alias}) - '{${without.join(',')}}'::text[]`

const ofHere = (alias: string) => `${alias}.relnamespace = current_schema()::regnamespace`

/** A query of `name` and `facts` per kind. All that PostgreSQL keeps of a thing counts, unless it is left out here. */
const kinds: Record<string, string> = {
  // Leaves out ids, files and counters.
  relation: `select c.relname as name, ${row('c', 'oid', 'relnamespace', 'reltype', 'relfilenode', 'reltoastrelid', 'relpages', 'reltuples', 'relallvisible', 'relallfrozen', 'relfrozenxid', 'relminmxid', 'relnatts', 'relchecks', 'relpartbound')}
      || jsonb_build_object('bounds', pg_get_expr(c.relpartbound, c.oid), 'key', pg_get_partkeydef(c.oid),
        'whole', (select inhparent::regclass from pg_inherits where inhrelid = c.oid)) as facts
    from pg_class c where ${ofHere('c')}`,
  // Rows older than an added column take its value from here, which is not visible.
  column: `select c.relname || '.' || a.attname as name,
      ${row('a', 'attrelid', 'attnum', 'attcacheoff', 'atthasmissing', 'attmissingval')}
      || jsonb_build_object('value', pg_get_expr(d.adbin, d.adrelid), 'type', format_type(a.atttypid, a.atttypmod),
        'place', rank() over (partition by c.oid order by a.attnum), 'counter', pg_get_serial_sequence(quote_ident(c.relname), a.attname)) as facts
    from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${ofHere('c')} and c.relkind in ('r', 'p', 'i', 'I') and a.attnum > 0 and not a.attisdropped`,
  constraint: `select c.relname || ': ' || k.conname as name,
      ${row('k', 'oid', 'connamespace', 'conrelid', 'conindid', 'confrelid', 'conkey', 'confkey', 'conparentid', 'conbin')}
      || jsonb_build_object('definition', pg_get_constraintdef(k.oid), 'index', k.conindid::regclass, 'other', k.confrelid::regclass,
        'order', case when k.contype = 'f' then rank() over (partition by k.confrelid order by k.oid) end) as facts
    from pg_constraint k join pg_class c on c.oid = k.conrelid where ${ofHere('c')}`,
  index: `select c.relname as name, ${row('i', 'indexrelid', 'indrelid', 'indkey', 'indexprs', 'indpred', 'indcheckxmin')}
      || jsonb_build_object('definition', pg_get_indexdef(c.oid, 0, true)) as facts
    from pg_index i join pg_class c on c.oid = i.indexrelid where ${ofHere('c')}`,
  trigger: `select c.relname || ': ' || t.tgname as name,
      ${row('t', 'oid', 'tgrelid', 'tgparentid', 'tgfoid', 'tgqual', 'tgattr')}
      || jsonb_build_object('definition', pg_get_triggerdef(t.oid, true)) as facts
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${ofHere('c')} and not t.tgisinternal`,
  function: `select p.oid::regprocedure::text as name, ${row('p', 'oid', 'pronamespace')} as facts
    from pg_proc p where p.pronamespace = current_schema()::regnamespace`,
  sequence: `select c.relname as name, ${row('s', 'seqrelid')} as facts
    from pg_sequence s join pg_class c on c.oid = s.seqrelid where ${ofHere('c')}`,
  type: `select typname as name, ${row('t', 'oid', 'typnamespace', 'typarray', 'typelem', 'typrelid')} as facts
    from pg_type t where typnamespace = current_schema()::regnamespace`,
  policy: `select c.relname || ': ' || p.polname as name, ${row('p', 'oid', 'polrelid')} as facts
    from pg_policy p join pg_class c on c.oid = p.polrelid where ${ofHere('c')}`,
  rule: `select c.relname || ': ' || r.rulename as name, jsonb_build_object('definition', pg_get_ruledef(r.oid)) as facts
    from pg_rewrite r join pg_class c on c.oid = r.ev_class where ${ofHere('c')}`,
  statistics: `select stxname as name, jsonb_build_object('definition', pg_get_statisticsobjdef(oid), 'target', stxstattarget) as facts
    from pg_statistic_ext where stxnamespace = current_schema()::regnamespace`,
  comment: `select what.identity || coalesce(' ' || d.objsubid, '') as name, to_jsonb(d.description) as facts
    from pg_description d cross join pg_identify_object(d.classoid, d.objoid, d.objsubid) what
    where what.schema = current_schema()`,
}

/**
 * Reads everything that the database keeps of the product's schema, by kind and name, without the name of the schema.
 */
export async function readCatalogue(pool: Pool): Promise<Record<string, string>> {
  const facts: Record<string, string> = {}
  for (const [kind, text] of Object.entries(kinds)) {
    const { rows } = await pool.query<{ name: string; facts: object; schema: string }>(
      `select name, facts, current_schema() as schema from (${text}) found`,
    )
    const without = (words: string, schema: string) => words.replaceAll(new RegExp(`\\b${schema}\\.`, 'g'), '')
    for (const { name, facts: found, schema } of rows)
      facts[`${kind} ${without(name, schema)}`] = without(JSON.stringify(found), schema)
  }
  return facts
}

/** Reads how many rows tables hold, with a digest, and the state of sequences; leaves out empty tables. */
export async function readContents(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; kind: string }>(
    `select c.relname as name, c.relkind as kind from pg_class c where ${ofHere('c')} and c.relkind in ('r', 'S')`,
  )
  const contents: Record<string, string> = {}
  for (const { name, kind } of rows) {
    const what =
      kind === 'S'
        ? "last_value || ' ' || is_called"
        : "nullif(count(*), 0) || ' ' || sum(hashtextextended(t::text, 0))"
    const found = await pool.query<{ held: string | null }>(`select ${what} as held from "${name}" t`)
    const held = found.rows[0]?.held
    if (held != null) contents[name] = held
  }
  return contents
}
