import { courseAddresses } from '../addresses.ts'

/** Returns the absolute address for learning a course, or one of its units. */
export const learnLink = (courseId: string, unitId?: string) =>
  new URL(courseAddresses.learn(courseId, unitId), window.location.origin).href
