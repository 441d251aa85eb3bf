import type { ContentDocument } from '@learntrail/contract/content/document'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Classification } from '@learntrail/contract/tags/tags'
import { type Belongings, factsOf, inPages, type NamedFile } from '../../../platform/archive/belongings.ts'
import { documentHtml } from '../../../platform/content/content-html.rules.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinFile } from '../../files/index.ts'
import { joinGroup } from '../../groups/index.ts'
import { certificationOf } from '../certifications/certifications.repository.ts'
import { archiveTexts } from './archive.texts.ts'
import { factsOfTags } from './archive-page.rules.ts'

interface Row {
  id: string
  title: string
  content: ContentDocument
  date: string | null
  classification: Classification | null
  tags: string[]
  customTags: string[]
  files: NamedFile[]
}

/** SQL: begins the list of files that such a row has, of the rows `f` of files; an `order by` and a bracket end it. */
export const fileList = `json_agg(json_build_object('id', f.id, 'displayName', f.display_name, 'mediaType', f.media_type)`

const recordQuery = `select p.id, p.title, p.content, p.date::text as date, p.classification, p.tags,
    p.custom_tags as "customTags", p.privacy, p.is_pinned as "isPinned", p.like_count as "likeCount",
    p.published_at as "publishedAt", p.edited_at as "editedAt", p.binned_at as "binnedAt", ${certificationOf('$1', 'p')} as certification,
    (select json_agg(g.name order by g.name, g.id) from post_groups it ${joinGroup('g', 'it.group_id')}
      where it.post_id = p.id) as groups,
    (select json_agg(json_build_object('title', v.title, 'content', v.content, 'date', v.date, 'tags', v.tags,
        'customTags', v.custom_tags, 'savedAt', v.saved_at) order by v.id) from post_versions v
      where v.post_id = p.id) as versions,
    coalesce((select ${fileList} order by pf.position) from post_files pf ${joinFile('f', 'pf.file_id')}
      where pf.post_id = p.id), '[]') as files
  from all_posts p where p.owner_id = $1 and p.id > $2 order by p.id`

/**
 * Belongings that are texts with an optional title: rows of each query, whose parameters are the person and the id to go
 * on from, in the order of their ids.
 */
export const writtenBelongings = (name: string, title: Record<Locale, string>, query: string): Belongings => ({
  name,
  title,
  async *entries({ pool }, personId, locale) {
    const texts = archiveTexts[locale]
    const read = async (after: string, limit: number) =>
      (await pool.query<Row>(`${query} ${limitTo(limit)}`, [personId, after])).rows
    for await (const row of inPages(firstId, read)) {
      const { title, content, date, classification, files } = row
      yield {
        data: row,
        title: title || texts.untitled,
        facts: [
          ...factsOf([texts.date, date], [texts.kind, classification && texts.classifications[classification]]),
          ...factsOfTags(texts, row),
        ],
        html: documentHtml(content),
        files,
      }
    }
  },
})

export const postBelongings = writtenBelongings('records', { tw: '學習紀錄', en: 'Records' }, recordQuery)
