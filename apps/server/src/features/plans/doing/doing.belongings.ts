import type { Execution } from '@learntrail/contract/plans/doing/doing'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn, type NamedFile } from '../../../platform/archive/belongings.ts'
import { escapeHtml } from '../../../platform/archive/escape-html.ts'
import { documentHtml } from '../../../platform/content/content-html.rules.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinFile } from '../../files/index.ts'
import { writesPlan } from '../visible.sql.ts'
import { executionOf } from './execution.mapping.ts'
import { findRow } from './executions.service.ts'
import { resultContent, weekContent } from './record-content.rules.ts'

type Words = Record<'begun' | 'finished' | 'opinion' | 'certified' | 'other' | 'at', string> & {
  week(number: number): string
}

const words: Record<Locale, Words> = {
  tw: {
    begun: '開始執行',
    finished: '完成',
    opinion: '指導老師的話',
    certified: '認證',
    other: '計畫裡已經沒有的一週',
    at: '時間',
    week: (number) => `第 ${number} 週`,
  },
  en: {
    begun: 'Begun',
    finished: 'Finished',
    opinion: 'From the adviser',
    certified: 'Certified',
    other: 'A week that is no longer in the plan',
    at: 'When',
    week: (number) => `Week ${number}`,
  },
}

interface Begun {
  id: string
  begunAt: Date
  files: NamedFile[]
}

/** The page's HTML: the result, then each week with its questions and answers. */
function htmlOf({ result, weekPerProgress }: Execution, locale: Locale): string {
  const said = words[locale]
  const weeks = weekPerProgress.map((week) => {
    const text = documentHtml(weekContent(week, locale))
    const talk = week.said.map((one) => `<p>${escapeHtml(one.text)}</p>`).join('')
    const name = week.number === null ? said.other : said.week(week.number)
    return text + talk === '' ? '' : `<h3>${escapeHtml(name)}</h3>${text}${talk}`
  })
  return documentHtml(resultContent(result, [], locale)) + weeks.join('')
}

/** How the person's plans are being done, with files of their own. */
const doing: Belongings = {
  name: 'learning-plans-done',
  title: { tw: '計畫的執行與成果', en: 'Learning plans in progress' },
  async *entries({ db, pool }, personId, locale) {
    const text = `select plan.id, e.begun_at as "begunAt", coalesce((
        select json_agg(json_build_object('id', f.id, 'displayName', f.display_name, 'mediaType', f.media_type) order by f.id)
        from plan_weeks w, unnest(w.file_ids) held (id) ${joinFile('f', 'held.id')} and f.owner_id = $1
        where w.plan_id = plan.id), '[]') as files
      from plans plan join plan_executions e on e.plan_id = plan.id
      where plan.id > $2 and ${writesPlan('$1', 'plan')} order by plan.id`
    const read = async (after: string, limit: number) =>
      (await pool.query<Begun>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    const { begun, finished, opinion, certified } = words[locale]
    for await (const { id, begunAt, files } of inPages(firstId, read)) {
      const row = await findRow(db, { id: personId }, id)
      if (row === undefined) continue
      const execution = executionOf(row)
      const { can: _, ...data } = execution
      yield {
        data: { ...data, files },
        title: execution.projectName,
        facts: factsOf(
          [begun, momentIn(locale, begunAt)],
          [finished, row.finishedAt && momentIn(locale, row.finishedAt)],
          [opinion, execution.opinion?.text],
          [certified, row.certifiedAt && momentIn(locale, row.certifiedAt)],
        ),
        html: htmlOf(execution, locale),
        files,
      }
    }
  },
}

interface Given {
  id: string
  planId: string
  text: string
  at: Date
  name: string
}

/** What the person said as an adviser. The owner's name is not theirs to take along. */
const advice: Belongings = {
  name: 'learning-plan-advice',
  title: { tw: '我給計畫的回答與意見', en: 'My feedback on plans of others' },
  async *entries({ pool }, personId, locale) {
    const text = `select given.*, plan.name from (
        select s.id, s.plan_id as "planId", s.text, s.at from plan_said s where s.by_id = $1 and s.is_adviser
        union all select e.plan_id, e.plan_id, e.opinion, e.opinion_at from plan_executions e
          where e.opinion_by_id = $1 and e.opinion is not null) given
      join plans plan on plan.id = given."planId" where given.id > $2 order by given.id`
    const read = async (after: string, limit: number) =>
      (await pool.query<Given>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const { name, ...given } of inPages(firstId, read)) {
      const facts = factsOf([words[locale].at, momentIn(locale, given.at)])
      yield { data: { ...given, name }, title: name, facts, html: `<p>${escapeHtml(given.text)}</p>` }
    }
  },
}

export const doingBelongings: readonly Belongings[] = [doing, advice]
