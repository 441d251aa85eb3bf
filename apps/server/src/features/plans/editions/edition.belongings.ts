import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn, type NamedFile } from '../../../platform/archive/belongings.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinFile } from '../../files/index.ts'

interface Row {
  id: string
  editions: { number: number; title: string; code: string; hash: string; lessons: number; sealedAt: string }[]
  files: NamedFile[]
}

const words: Record<Locale, Record<'sealed' | 'code', string>> = {
  tw: { sealed: '定稿', code: '確認碼' },
  en: { sealed: 'Sealed', code: 'Confirmation code' },
}

/** The person's sealed plans, with the documents of every edition. */
export const editionBelongings: Belongings = {
  name: 'learning-plan-editions',
  title: { tw: '定稿的計畫', en: 'Sealed learning plans' },
  async *entries({ pool }, personId, locale) {
    const text = `select plan.id,
        (select json_agg(json_build_object('number', e.number, 'title', e.title, 'code', e.code, 'hash', e.hash,
            'lessons', e.lessons, 'signatures', e.signatures, 'showsOwner', e.shows_owner, 'sealedAt', e.sealed_at)
          order by e.number desc) from plan_editions e where e.plan_id = plan.id) as editions,
        (select coalesce(json_agg(json_build_object('id', f.id, 'displayName', f.display_name, 'mediaType', f.media_type,
            'version', e.number) order by e.number, named.place), '[]')
          from plan_editions e, unnest(e.file_ids) with ordinality as named(id, place) ${joinFile('f', 'named.id')}
          where e.plan_id = plan.id) as files
      from plans plan
      where plan.id > $2 and plan.owner_id = $1 and exists (select 1 from plan_editions e where e.plan_id = plan.id)
      order by plan.id`
    const read = async (after: string, limit: number) =>
      (await pool.query<Row>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const { editions, files, ...row } of inPages(firstId, read)) {
      const facts = editions.flatMap(({ code, sealedAt }): [string, string][] => [
        [words[locale].sealed, momentIn(locale, new Date(sealedAt))],
        [words[locale].code, code],
      ])
      yield {
        data: { ...row, editions, files },
        title: editions[0]?.title ?? '',
        facts: factsOf(...facts),
        html: '',
        files,
      }
    }
  },
}
