import { learnerLimits } from '@learntrail/contract/courses/learner-facts'

/** Who has learnt nothing since is silent. */
export const silentSince = (now: Date): Date => new Date(now.getTime() - learnerLimits.silentDays * 86_400_000)

/** Of fewer people nothing is told of where they stop. */
export const areTooFew = (count: number): boolean => count < learnerLimits.fewest

/** Until when somebody who was told something is not told more. */
export const pauseBegan = (now: Date): Date => new Date(now.getTime() - learnerLimits.pause * 60_000)
