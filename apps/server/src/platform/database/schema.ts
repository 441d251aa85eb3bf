import type pg from 'pg'

/** The schema that tables are in unless configured otherwise. */
const usualSchema = 'public'

/** A name that needs no quotes; at most 40 characters, so that the longest name made by `beside` still fits. */
const plainName = /^[a-z_][a-z0-9_]{0,39}$/

/**
 * Returns the schema of the product's tables: the first of the connection's `search_path`. Throws an error that says
 * what to do if there is none, if its name is unusable, or if the path also leads to another product's tables.
 */
export async function schemaOf(client: Pick<pg.Pool | pg.Client, 'query'>): Promise<string> {
  const { rows } = await client.query<{ schema: string | null; path: string; other: string | null }>(
    `select current_schema() as schema, current_setting('search_path') as path,
       (select name from unnest(current_schemas(false)) name
        where name <> current_schema() and to_regclass(format('%I.product_identity', name)) is not null limit 1) as other`,
  )
  const { schema = null, path = '', other = null } = rows[0] ?? {}
  if (schema === null) {
    throw new Error(
      `The database has none of the schemas that search_path names (${path}): make one, as with CREATE SCHEMA learntrail, ` +
        'or correct search_path. Nothing was changed.',
    )
  }
  if (!plainName.test(schema)) {
    throw new Error(
      `The schema ${schema} must be named with lower-case letters, digits and underscores, 40 at most. Nothing was changed.`,
    )
  }
  if (other !== null) {
    throw new Error(
      `search_path (${path}) names the schema ${schema} and, behind it, ${other} with the tables of another product: let it ` +
        'name one of them only, as with ALTER ROLE … SET search_path. Nothing was changed.',
    )
  }
  return schema
}

/**
 * Returns the name of something outside the product's schema that belongs to it: the bare name for `public`, otherwise
 * prefixed with the schema, so that two products in one database do not share it.
 */
export function beside(schema: string, name: string): string {
  return schema === usualSchema ? name : `${schema}_${name}`
}

/**
 * Returns SQL of a word made unique within the database (for locks, channels) by the current schema, as `beside` does.
 */
export function besideSql(word: string): string {
  return `(case current_schema() when '${usualSchema}' then '' else current_schema() || '_' end || ${word})`
}
