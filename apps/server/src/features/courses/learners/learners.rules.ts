import { learnerLimits } from '@learntrail/contract/courses/learner-facts'

/** The moment before which the last activity makes a learner silent: `learnerLimits.silentDays` ago. */
export const silentSince = (now: Date): Date => new Date(now.getTime() - learnerLimits.silentDays * 86_400_000)

/** Whether viewers are too few (`learnerLimits.fewest`) to show where they stopped. */
export const areTooFew = (count: number): boolean => count < learnerLimits.fewest

/** A learner who got a message after this moment gets no other yet; `learnerLimits.pause` is in minutes. */
export const pauseBegan = (now: Date): Date => new Date(now.getTime() - learnerLimits.pause * 60_000)
