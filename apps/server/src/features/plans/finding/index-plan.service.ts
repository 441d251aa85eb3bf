import type { PlanContent } from '@learntrail/contract/plans/content'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forEachTogether, type Indexing, indexMissing, indexMissingAtStart } from '../../../platform/search/indexing.ts'
import { indexTokens, phraseText, tokensVersion } from '../../../platform/search/tokens.ts'
import { wordsOf } from '../plans.rules.ts'
import { planWords } from '../plans.tables.ts'

interface Indexed {
  id: string
  content: PlanContent
}

/** Updates a plan's search entry. Call it in every transaction that changes the plan's words. */
export async function indexPlan(transaction: Transaction, { id, content }: Indexed): Promise<void> {
  const words = wordsOf(content)
  const tokens = sql`array_to_tsvector(${sql.param(indexTokens(words))}::text[])`
  const entry = { tokens, phrases: phraseText(words), version: tokensVersion }
  await transaction
    .insert(planWords)
    .values({ planId: id, ...entry })
    .onConflictDoUpdate({ target: planWords.planId, set: entry })
}

const planIndexing: Indexing<Indexed & Record<string, unknown>> = {
  job: 'plans.index-missing',
  atOnce: 100,
  missing: (after, atOnce) => sql`
    select plan.id, plan.content from plans plan where plan.id > ${after} and not exists
      (select 1 from plan_words w where w.plan_id = plan.id and w.version = ${tokensVersion})
    order by plan.id limit ${atOnce} for no key update of plan`,
  index: (transaction, plans) => forEachTogether(plans, (plan) => indexPlan(transaction, plan)),
}

export const handlePlanFinding = (platform: Platform) => indexMissingAtStart(platform, planIndexing)
export const indexMissingPlans = (platform: Platform) => indexMissing(platform, planIndexing)
