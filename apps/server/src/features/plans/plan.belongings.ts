import type { PlanContent } from '@learntrail/contract/plans/content'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn } from '../../platform/archive/belongings.ts'
import { escapeHtml } from '../../platform/archive/escape-html.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { joinAccount } from '../accounts/index.ts'
import { visiblePlan } from './visible.sql.ts'

interface Row {
  id: string
  content: PlanContent
  lessons: number
  privacy: number
  createdAt: Date
  updatedAt: Date
}

const words: Record<Locale, Record<'unnamed' | 'from' | 'until' | 'lessons' | 'changed', string>> = {
  tw: {
    unnamed: '還沒命名的計畫',
    from: '開始日期',
    until: '結束日期',
    lessons: '預計節數',
    changed: '上次修改',
  },
  en: {
    unnamed: 'A plan without a name',
    from: 'Starts',
    until: 'Ends',
    lessons: 'Planned lessons',
    changed: 'Last changed',
  },
}

/** The page's HTML: reasons and goals, then the items of each week. */
function htmlOf({ motivation, introduction, progress }: PlanContent): string {
  const texts = [motivation, introduction, ...progress.stages.map(({ goal }) => goal)]
  const weeks = progress.weeks.map(({ items }) => items.map(({ text }) => text).join('、'))
  return [...texts, ...weeks]
    .filter((text) => text !== '')
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('')
}

const ownPlans: Belongings = {
  name: 'learning-plans',
  title: { tw: '自主學習計畫', en: 'Self-directed learning plans' },
  async *entries({ pool }, personId, locale) {
    const text = `select id, content, lessons, privacy, created_at as "createdAt", updated_at as "updatedAt"
      from plans where owner_id = $1 and id > $2 order by id`
    const read = async (after: string, limit: number) =>
      (await pool.query<Row>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    const { unnamed, from, until, lessons, changed } = words[locale]
    for await (const row of inPages(firstId, read)) {
      const { content, updatedAt } = row
      yield {
        data: row,
        title: content.projectName || unnamed,
        facts: factsOf(
          [from, content.startedAt],
          [until, content.endedAt],
          [lessons, String(row.lessons)],
          [changed, momentIn(locale, updatedAt)],
        ),
        html: htmlOf(content),
      }
    }
  },
}

interface FavoriteRow {
  id: string
  planId: string
  name: string
}

/** Names of favourite plans that the person may still see; whose they are is not theirs to take along. */
const favorites: Belongings = {
  name: 'favorite-learning-plans',
  title: { tw: '收藏的計畫', en: 'Favorite plans' },
  async *entries({ pool }, personId, locale) {
    const text = `select kept.favorite_id as id, plan.id as "planId", plan.name
      from plan_favorites kept join plans plan on plan.id = kept.plan_id ${joinAccount('a', 'plan.owner_id')}
      where kept.person_id = $1 and kept.favorite_id > $2 and ${visiblePlan('$1', 'plan', 'a')}
      order by kept.favorite_id`
    const read = async (after: string, limit: number) =>
      (await pool.query<FavoriteRow>(`${text} ${limitTo(limit)}`, [personId, after])).rows
    for await (const { planId, name } of inPages(firstId, read))
      yield { data: { planId, name }, title: name || words[locale].unnamed, facts: [] }
  },
}

export const planBelongings: readonly Belongings[] = [ownPlans, favorites]
