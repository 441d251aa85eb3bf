import type { Pool } from 'pg'
import { fold } from '../../../platform/search/fold.ts'
import { typedWords } from '../../../platform/search/typed-words.ts'

/** Characters around where a word is expected: what folding takes out of a text shifts it. */
const around = 3_000

export interface FilePlace {
  id: string
  fileName: string
  /** A piece of its text in which the word stands. */
  piece: string
}

/** Of each of these records the first document whose text has one of the words. The viewer sees the records already. */
export async function findFilePlaces(pool: Pool, ids: readonly string[], typed: string): Promise<FilePlace[]> {
  const words = typedWords(typed).flatMap(({ text, isUnwanted }) =>
    isUnwanted ? [] : (fold(text).match(/[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu) ?? []),
  )
  if (ids.length === 0 || words.length === 0) return []
  const { rows } = await pool.query<FilePlace>(
    `select distinct on (pf.post_id) pf.post_id as id, f.display_name as "fileName",
      substr(t.text, greatest(1, (place.at::bigint * length(t.text) / length(t.phrases))::int - $3), 2 * $3) as piece
    from post_files pf join files f on f.id = pf.file_id join file_texts t on t.file_id = f.id
      cross join lateral (select min(nullif(strpos(t.phrases, word), 0)) as at from unnest($2::text[]) word) place
    where pf.post_id = any ($1::uuid[]) and place.at is not null
    order by pf.post_id, pf.position`,
    [ids, words, around],
  )
  return rows
}
