import type { ContentDocument } from '@learntrail/contract/content/document'
import type { GuideWriting } from '@learntrail/contract/posts/guides'
import type { Classification } from '@learntrail/contract/posts/tags'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn, type NamedFile } from '../../../platform/archive/belongings.ts'
import { escapeHtml } from '../../../platform/archive/escape-html.ts'
import { documentHtml } from '../../../platform/content/content-html.rules.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { certificationOf } from '../certifications/certifications.ts'
import { factsOfTags } from './archive-page.ts'
import { archiveTexts } from './archive-texts.ts'

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

const fileList = `json_agg(json_build_object('id', f.id, 'displayName', f.display_name, 'mediaType', f.media_type)`

const recordQuery = `select p.id, p.title, p.content, p.date::text as date, p.classification, p.tags,
    p.custom_tags as "customTags", p.privacy, p.is_pinned as "isPinned", p.like_count as "likeCount",
    p.published_at as "publishedAt", p.edited_at as "editedAt", p.binned_at as "binnedAt", ${certificationOf('$1', 'p')} as certification,
    (select json_agg(g.name order by g.name, g.id) from post_groups it join groups g on g.id = it.group_id
      where it.post_id = p.id) as groups,
    (select json_agg(json_build_object('title', v.title, 'content', v.content, 'date', v.date, 'tags', v.tags,
        'customTags', v.custom_tags, 'savedAt', v.saved_at) order by v.id) from post_versions v
      where v.post_id = p.id) as versions,
    coalesce((select ${fileList} order by pf.position) from post_files pf join files f on f.id = pf.file_id
      where pf.post_id = p.id), '[]') as files
  from all_posts p where p.owner_id = $1 and p.id > $2 order by p.id`

const draftQuery = `select d.id, d.title, d.content, d.date::text as date, d.classification, d.tags,
    d.custom_tags as "customTags", d.privacy, d.scheduled_at as "scheduledAt", d.is_bulletin as "isBulletin",
    d.needs_signature as "needsSignature", d.needs_guardian as "needsGuardian", d.appears_at as "appearsAt", d.created_at as "createdAt",
    d.updated_at as "updatedAt", d.binned_at as "binnedAt",
    coalesce((select ${fileList} order by held.place) from unnest(d.file_ids) with ordinality as held(id, place)
      join files f on f.id = held.id where f.owner_id = d.owner_id), '[]') as files
  from all_drafts d where d.owner_id = $1 and d.id > $2 order by d.id`

/** Unpublished texts that a person writes with others. */
const sharedQuery = `select s.id, s.title, s.content, s.date::text as date, s.classification, s.tags,
    s.custom_tags as "customTags", s.created_at as "createdAt", s.edited_at as "editedAt", '[]'::json as files
  from shared_records s join shared_people me on me.shared_id = s.id
  where me.person_id = $1 and me.state = 'accepted' and s.published_at is null and s.id > $2 order by s.id`

const written = (name: string, title: Record<Locale, string>, queries: readonly string[]): Belongings => ({
  name,
  title,
  async *entries({ pool }, personId, locale) {
    const texts = archiveTexts[locale]
    for (const query of queries) {
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
    }
  },
})

interface GuideRow {
  kind: string
  writing: GuideWriting
  updatedAt: Date
}

const guides: Belongings = {
  name: 'guides',
  title: { tw: '寫到一半的寫作引導', en: 'Unfinished guides' },
  async *entries({ pool }, personId, locale) {
    const found = await pool.query<GuideRow>(
      'select kind, writing, updated_at as "updatedAt" from guides where person_id = $1 order by kind',
      [personId],
    )
    for (const row of found.rows) {
      const { answers, own, title } = row.writing
      const paragraphs = [...Object.values(answers), ...own.flatMap(({ heading, text }) => [heading, text])]
      yield {
        data: row,
        title: title || archiveTexts[locale].untitled,
        facts: [[archiveTexts[locale].date, momentIn(locale, row.updatedAt)]],
        html: paragraphs.map((one) => `<p>${escapeHtml(one ?? '')}</p>`).join('\n'),
      }
    }
  },
}

interface ShowcaseRow {
  headline: string
  introduction: string
  postIds: string[]
  ownTags: string[]
}

const showcase: Belongings = {
  name: 'showcase',
  title: { tw: '展示頁和自訂標籤', en: 'Showcase and custom tags' },
  async *entries({ pool }, personId, locale) {
    const found = await pool.query<ShowcaseRow>(
      `select coalesce(s.headline, '') as headline, coalesce(s.introduction, '') as introduction,
        array(select post_id from showcase_posts where owner_id = $1 order by position) as "postIds",
        array(select name from own_tags where owner_id = $1 order by name) as "ownTags"
      from (values (1)) once left join showcases s on s.owner_id = $1`,
      [personId],
    )
    for (const row of found.rows) {
      yield {
        data: row,
        title: row.headline || showcase.title[locale],
        facts: factsOf([archiveTexts[locale].ownTags, row.ownTags.map((tag) => `# ${tag}`).join(' ')]),
        html: `<p>${escapeHtml(row.introduction)}</p>`,
      }
    }
  },
}

export const postBelongings: readonly Belongings[] = [
  written('records', { tw: '學習紀錄', en: 'Records' }, [recordQuery]),
  written('drafts', { tw: '草稿、預約和共筆', en: 'Drafts, planned and shared records' }, [draftQuery, sharedQuery]),
  guides,
  showcase,
]
