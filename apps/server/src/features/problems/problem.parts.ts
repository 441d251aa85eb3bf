import { problemAnswered } from '@learntrail/contract/problems/events'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn } from '../../platform/archive/belongings.ts'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { lastId } from '../../platform/paging/by-id.ts'
import { isStaff } from '../accounts/index.ts'
import { type FileUse, filesIn } from '../files/index.ts'
import { listOwn } from './problems.repository.ts'

/** Pictures of a problem; shown to staff, who answer it. */
export const problemFileUse: FileUse = {
  name: 'problem',
  holder: { table: 'problems', id: 'id', files: filesIn('file_ids') },
  shows: (_hold, viewer) => isStaff(viewer),
}

const words: Record<Locale, Record<'at' | 'answer', string>> = {
  tw: { at: '時間', answer: '回覆' },
  en: { at: 'When', answer: 'Answer' },
}

export const problemBelongings: Belongings = {
  name: 'problems',
  title: { tw: '我回報的問題', en: 'Problems I reported' },
  async *entries({ pool }, personId, locale) {
    const read = (after: string, limit: number) => listOwn(pool, personId, after, limit)
    for await (const row of inPages(lastId, read)) {
      yield {
        data: row,
        title: row.words,
        facts: factsOf(
          [words[locale].at, momentIn(locale, new Date(row.at))],
          ...row.answers.map((answer) => [words[locale].answer, answer.words] as const),
        ),
      }
    }
  },
}

const lastAnswer =
  '(select r.words from problem_answers r where r.problem_id = n.subject_id order by r.id desc limit 1)'

export function problemNotices(): NoticeSource[] {
  return [
    noticeOf({
      kind: 'problemAnswered',
      on: problemAnswered,
      to: ({ data }) => [data.ownerId],
      detail: ({ id }) => id,
      excerpt: () => lastAnswer,
      stands: (viewer) =>
        `exists (select 1 from problems p2 where p2.id = n.subject_id and p2.reporter_id = ${viewer})`,
      place: { type: 'problems', id: 'n.subject_id' },
    }),
  ]
}
