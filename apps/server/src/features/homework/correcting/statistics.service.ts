import { type ReachedLevels, type Rubric, reachedLevel } from '@learntrail/contract/homework/rubric'
import { averagesOf } from '../../../platform/counts/averages.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Actor } from '../questions/reach-question.policy.ts'
import { checkCorrects } from './correcting.service.ts'
import { statisticsQuery } from './queue.queries.ts'

interface Row {
  assigned: number
  handedIn: number
  late: number
  missing: number
  reviewed: number
  returned: number
  totalScore: number
  scores: number[]
  rubric: Rubric
  /** The levels of the same work. */
  reached: ReachedLevels[]
}

/** Returns how the students of a question did. Scores are those of reviewed work with a released remark. */
export async function readStatistics(platform: Platform, person: Actor, questionId: string) {
  await checkCorrects(platform, person, questionId)
  const found = await platform.pool.query<Row>({ ...statisticsQuery, values: [questionId] })
  const { scores, rubric, reached, ...counts } = found.rows[0] ?? refuse('HOMEWORK_NOT_FOUND')
  const averages = averagesOf(scores)
  return {
    ...counts,
    meanScore: averages?.mean ?? null,
    medianScore: averages?.median ?? null,
    criteria: criteriaOf(rubric, reached),
  }
}

function criteriaOf(rubric: Rubric, reached: readonly ReachedLevels[]) {
  return rubric.map((criterion) => {
    const found = reached.flatMap((levels) => reachedLevel(criterion, levels) ?? [])
    return {
      id: criterion.id,
      mean: averagesOf(found.map(({ points }) => points))?.mean ?? null,
      levels: criterion.levels.map(({ id }) => ({ id, count: found.filter((level) => level.id === id).length })),
    }
  })
}
