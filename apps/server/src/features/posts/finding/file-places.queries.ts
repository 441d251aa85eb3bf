import { joinFile, joinFileTexts } from '../../files/index.ts'

/** Characters on each side of the place where a word is expected; folding removes characters and so shifts it. */
const around = 3_000

export interface FilePlace {
  id: string
  fileName: string
  /** Index among the files of the record, from 0. */
  fileIndex: number
  /** The piece of the file's text that contains the word. */
  piece: string
}

/**
 * For each record, the first document whose text has one of the words. $1 ids of records that the viewer may see, $2
 * words.
 */
export const filePlacesQuery = {
  name: 'posts-file-places',
  text: `select distinct on (pf.post_id) pf.post_id as id, f.display_name as "fileName",
      (select count(*)::int from post_files before where before.post_id = pf.post_id and before.position < pf.position) as "fileIndex",
      substr(t.text, greatest(1, (place.at::bigint * length(t.text) / length(t.phrases))::int - ${around}), ${2 * around}) as piece
    from post_files pf ${joinFile('f', 'pf.file_id')} ${joinFileTexts('t', 'f.id')}
      cross join lateral (select min(nullif(strpos(t.phrases, word), 0)) as at from unnest($2::text[]) word) place
    where pf.post_id = any ($1::uuid[]) and place.at is not null
    order by pf.post_id, pf.position`,
}
