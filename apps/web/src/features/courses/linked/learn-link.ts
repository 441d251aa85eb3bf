import { courseAddresses } from '../addresses.ts'

/** The whole address at which a course, or a unit of it, is learnt. */
export const learnLink = (courseId: string, unitId?: string) =>
  new URL(courseAddresses.learn(courseId, unitId), window.location.origin).href
