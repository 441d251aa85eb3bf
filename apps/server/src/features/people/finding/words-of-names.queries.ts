import type { Pool } from 'pg'
import { everyAccount } from '../../accounts/index.ts'
import { peopleAtSchool } from '../../profiles/index.ts'
import { schoolOf } from '../shown-parts.sql.ts'

/** Returns which of these words occur in a name of a friend or a schoolmate of the viewer. */
export async function findWordsOfNames(pool: Pool, viewer: string, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const found = await pool.query<{ word: string }>({
    name: 'people-words-of-names',
    text: `with close as (
        select friend_id as id from friendships where person_id = $1
        union select mate.account_id from (${peopleAtSchool(schoolOf('$1'))}) mate where mate.account_id <> $1),
      -- A single text to search, however many words are given.
      names as materialized (
        select lower(string_agg(a.display_name || ' ' || a.full_name, ' ')) as all_names
        from ${everyAccount('a')} where a.id in (select id from close))
      select w.word from unnest($2::text[]) as w(word), names where strpos(names.all_names, w.word) > 0`,
    values: [viewer, words],
  })
  return new Set(found.rows.map(({ word }) => word))
}
