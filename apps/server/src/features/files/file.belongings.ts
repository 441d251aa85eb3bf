import type { FileSummary } from '@learntrail/contract/files/files'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, inPages, momentIn } from '../../platform/archive/belongings.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import type { Platform } from '../../platform/platform.ts'

interface Row {
  id: string
  displayName: string
  mediaType: string
  bytes: number
  sha256: string
  /** The languages of its captions. */
  captions: FileSummary['captions']
  createdAt: Date
}

/** Yields all files of a person, with the keys of their bytes. */
export function filesOf({ pool }: Pick<Platform, 'pool'>, personId: string): AsyncIterable<Row> {
  return inPages(firstId, async (after, limit) => {
    const found = await pool.query<Row>(
      `select id, display_name as "displayName", media_type as "mediaType", bytes::float8 as bytes, sha256, captions,
        created_at as "createdAt" from files where owner_id = $1 and id > $2 order by id ${limitTo(limit)}`,
      [personId, after],
    )
    return found.rows
  })
}

/** SQL of the column `files` of an archive's entry: the files of `row.file_ids` in that order. */
export const namedFilesOf = (row: string) => `coalesce((
  select json_agg(json_build_object('id', f.id, 'displayName', f.display_name, 'mediaType', f.media_type) order by held.place)
  from unnest(${row}.file_ids) with ordinality as held(id, place) join files f on f.id = held.id), '[]') as files`

/** Returns the number of a person's files and their total bytes. */
export async function sumFilesOf({ pool }: Pick<Platform, 'pool'>, personId: string) {
  const found = await pool.query<{ count: number; bytes: number }>(
    'select count(*)::int as count, coalesce(sum(bytes), 0)::float8 as bytes from files where owner_id = $1',
    [personId],
  )
  return found.rows[0] ?? { count: 0, bytes: 0 }
}

const added: Record<Locale, string> = { tw: '加入時間', en: 'Added' }

export const fileBelongings: Belongings = {
  name: 'files',
  title: { tw: '檔案', en: 'Files' },
  async *entries(platform, personId, locale) {
    for await (const file of filesOf(platform, personId)) {
      const { id, displayName, mediaType, bytes, sha256, createdAt } = file
      const captions = file.captions.map(({ language }) => language)
      yield {
        data: { id, displayName, mediaType, bytes, sha256, captions, createdAt },
        title: displayName,
        facts: [[added[locale], momentIn(locale, createdAt)]],
        files: [{ id, displayName, mediaType }],
      }
    }
  },
}
