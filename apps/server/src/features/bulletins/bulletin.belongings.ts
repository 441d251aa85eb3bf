import type { ContentDocument } from '@learntrail/contract/content/document'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn, type NamedFile } from '../../platform/archive/belongings.ts'
import { documentHtml } from '../../platform/content/content-html.rules.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { namedFilesOf } from '../files/index.ts'
import { joinGroup } from '../groups/index.ts'

const words: Record<Locale, Record<'group' | 'appears' | 'read' | 'signed' | 'name' | 'guardian', string>> = {
  tw: {
    group: '群組',
    appears: '發布時間',
    read: '看過的時間',
    signed: '簽名時間',
    name: '簽名',
    guardian: '家長簽名',
  },
  en: {
    group: 'Group',
    appears: 'Published',
    read: 'Read',
    signed: 'Signed',
    name: 'Signature',
    guardian: 'Guardian’s signature',
  },
}

interface BulletinRow {
  id: string
  title: string
  group: string
  appearsAt: Date
  content: ContentDocument
  files: NamedFile[]
}

const writtenBelongings: Belongings = {
  name: 'bulletins',
  title: { tw: '寫過的公告', en: 'Bulletins I wrote' },
  async *entries({ pool }, personId, locale) {
    const said = words[locale]
    const text = `select b.id, b.title, g.name as "group", b.appears_at as "appearsAt", b.content, ${namedFilesOf('b')}
      from bulletins b ${joinGroup('g', 'b.group_id')} where b.writer_id = $1 and b.id > $2 order by b.id`
    const read = async (after: string, limit: number) =>
      (await pool.query<BulletinRow>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const row of inPages(firstId, read)) {
      yield {
        data: row,
        title: row.title,
        facts: factsOf([said.group, row.group], [said.appears, momentIn(locale, row.appearsAt)]),
        html: documentHtml(row.content),
        files: row.files,
      }
    }
  },
}

interface ReadingRow {
  id: string
  title: string
  readAt: Date | null
  signedAt: Date | null
  signedBy: string | null
  guardianName: string | null
  guardianSignedAt: Date | null
  guardianWay: string | null
}

/** What a person read and signed. The content is not included; it belongs to its author. */
const readBelongings: Belongings = {
  name: 'bulletins-read',
  title: { tw: '看過的公告', en: 'Bulletins I read' },
  async *entries({ pool }, personId, locale) {
    const said = words[locale]
    const text = `select b.id, b.title, r.read_at as "readAt", r.signed_at as "signedAt", r.signed_by as "signedBy",
        s.name as "guardianName", s.signed_at as "guardianSignedAt", s.way as "guardianWay"
      from (select bulletin_id as id from bulletin_readings where account_id = $1
          union select bulletin_id from bulletin_guardian_signatures where child_id = $1) known
        join bulletins b on b.id = known.id
        left join bulletin_readings r on r.bulletin_id = b.id and r.account_id = $1
        left join bulletin_guardian_signatures s on s.bulletin_id = b.id and s.child_id = $1
      where b.id > $2 order by b.id`
    const read = async (after: string, limit: number) =>
      (await pool.query<ReadingRow>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const row of inPages(firstId, read)) {
      yield {
        data: row,
        title: row.title,
        facts: factsOf(
          [said.read, row.readAt && momentIn(locale, row.readAt)],
          [said.signed, row.signedAt && momentIn(locale, row.signedAt)],
          [said.name, row.signedBy],
          [said.guardian, row.guardianName],
        ),
      }
    }
  },
}

export const bulletinBelongings: readonly Belongings[] = [writtenBelongings, readBelongings]
