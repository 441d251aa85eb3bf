import type pg from 'pg'

/** Where tables of every database lie unless somebody says otherwise. */
const usualSchema = 'public'

/** As statements and libraries write them without quotes; the longest name beside it (`beside`) still fits. */
const plainName = /^[a-z_][a-z0-9_]{0,39}$/

/**
 * The schema that the product's tables are in: the first of the connection's `search_path`. Throws a sentence that says what
 * to do where there is none, or where the path leads on to tables of another product.
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
      `The schema ${schema} has to be called by small letters, digits and underscores, 40 at most. Nothing was changed.`,
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
 * The schema of what is not among the product's tables and belongs to them: of `public` it is called by the name alone, of
 * another schema by both, so that two products in one database do not share it.
 */
export function beside(schema: string, name: string): string {
  return schema === usualSchema ? name : `${schema}_${name}`
}

/** SQL: a word by which all of a database are told apart (locks, channels), as `beside` does it with schemas. */
export function besideSql(word: string): string {
  return `(case current_schema() when '${usualSchema}' then '' else current_schema() || '_' end || ${word})`
}
