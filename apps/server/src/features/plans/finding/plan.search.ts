import type { PersonSummary } from '@learntrail/contract/people/person'
import type { PlanContent } from '@learntrail/contract/plans/content'
import type { FoundThing } from '@learntrail/contract/search/search'
import { marked } from '../../../platform/search/marks.ts'
import { firstPlaceOf, rankedSearch } from '../../../platform/search/ranked-search.ts'
import type { SearchSource } from '../../../platform/search/sources.ts'
import { joinAccount } from '../../accounts/index.ts'
import { favoritesSeen, ownerTold } from '../plans.queries.ts'
import { fromPlans, sharedPlan } from '../visible.sql.ts'

interface Row {
  id: string
  owner: PersonSummary | null
  title: string
  content: PlanContent
  likeCount: number
  rank: number
}

const plans = rankedSearch<Row>({
  row: 'plan',
  title: 'plan.name',
  likes: 'plan.favorite_count',
  from: `${fromPlans} join plan_words w on w.plan_id = plan.id`,
  read: `join plans plan on plan.id = fitting.id ${joinAccount('a', 'plan.owner_id')}`,
  isSeen: sharedPlan('$1', 'plan', 'a'),
  columns: `${ownerTold('plan', 'a')} as owner, plan.name as title, plan.content, ${favoritesSeen('$1', 'plan')} as "likeCount"`,
})

function foundOf({ content, title, rank: _, ...plan }: Row, keyword: string): FoundThing {
  const { introduction, motivation, progress } = content
  const texts = [introduction, motivation, ...progress.stages.map(({ goal }) => goal)]
  return {
    kind: 'sdl',
    ...plan,
    title: marked(title, keyword),
    snippet: firstPlaceOf(texts, keyword),
    messageCount: null,
  }
}

/** Finds plans by their words among those a person may see. */
export const planSearch: SearchSource = {
  category: 'sdl',
  async find({ pool }, viewer, page) {
    const { items, nextCursor } = await plans.find(pool, viewer, page)
    return { items: items.map((row) => foundOf(row, page.keyword)), nextCursor }
  },
  count: ({ pool }, viewer, keyword) => plans.count(pool, viewer, keyword),
}
