import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn, type NamedFile } from '../../platform/archive/belongings.ts'
import { escapeHtml } from '../../platform/archive/escape-html.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { joinFile } from '../files/index.ts'

interface Row {
  id: string
  title: string
  summary: string
  customTags: string[]
  confirmationCode: string | null
  createdAt: Date
  files: NamedFile[]
}

const texts: Record<Locale, Record<'made' | 'code' | 'tags' | 'changed', string>> = {
  tw: { made: '建立時間', code: '確認碼', tags: '自訂標籤', changed: '上次修改' },
  en: { made: 'Made', code: 'Confirmation code', tags: 'Custom tags', changed: 'Last changed' },
}

/** E-portfolios with the files of all their versions. */
const documents: Belongings = {
  name: 'eportfolios',
  title: { tw: '學習歷程檔案', en: 'E-portfolios' },
  async *entries({ pool }, personId, locale) {
    const text = texts[locale]
    const read = async (after: string, limit: number) =>
      (
        await pool.query<Row>(
          `select e.id, e.title, e.name, e.kind, e.visibility, e.version, e.summary,
            e.summary_draft as "summaryDraft", e.tags,
            e.custom_tags as "customTags", e.confirmation_code as "confirmationCode", e.created_at as "createdAt",
            e.exhibited_at as "exhibitedAt", e.binned_at as "binnedAt",
            (select json_agg(json_build_object('number', v.number, 'content', v.content,
                'certifications', v.certifications, 'createdAt', v.created_at)
              order by v.number) from eportfolio_versions v where v.eportfolio_id = e.id) as versions,
            coalesce((select json_agg(json_build_object('id', f.id, 'displayName', f.display_name,
                'mediaType', f.media_type, 'version', d.version) order by d.version, d.type)
              from eportfolio_forms d ${joinFile('f', 'd.file_id')} where d.eportfolio_id = e.id), '[]') as files
          from all_eportfolios e where e.owner_id = $1 and e.id > $2 order by e.id ${limitTo(limit)}`,
          [personId, after],
        )
      ).rows
    for await (const row of inPages(firstId, read)) {
      yield {
        data: row,
        title: row.title,
        facts: factsOf(
          [text.made, momentIn(locale, row.createdAt)],
          [text.code, row.confirmationCode],
          [text.tags, row.customTags.map((tag) => `# ${tag}`).join(' ')],
        ),
        html: `<p>${escapeHtml(row.summary)}</p>`,
        files: row.files,
      }
    }
  },
}

interface DraftRow {
  id: string
  name: string
  content: unknown
  updatedAt: Date
  uploadDescription: string | null
}

const drafts: Belongings = {
  name: 'eportfolio-drafts',
  title: { tw: '還沒匯出的學習歷程檔案', en: 'E-portfolio drafts' },
  async *entries({ pool }, personId, locale) {
    const read = async (after: string, limit: number) =>
      (
        await pool.query<DraftRow>(
          `select id, name, post_ids as "postIds", homework_ids as "homeworkIds", content, file_ids as "fileIds",
            upload_description as "uploadDescription", created_at as "createdAt", updated_at as "updatedAt"
          from export_drafts where owner_id = $1 and id > $2 order by id ${limitTo(limit)}`,
          [personId, after],
        )
      ).rows
    for await (const row of inPages(firstId, read)) {
      yield {
        data: row,
        title: row.name,
        facts: [[texts[locale].changed, momentIn(locale, row.updatedAt)]],
        html: `<p>${escapeHtml(row.uploadDescription ?? '')}</p>`,
      }
    }
  },
}

export const ePortfolioBelongings: readonly Belongings[] = [documents, drafts]
