import type { DemoCourse } from './course.ts'
import { pendulum } from './pendulum.ts'
import { poems } from './poems.ts'
import { river } from './river.ts'

/** One open to everybody, one behind a password, and one that two teachers are writing. */
export const courses: readonly DemoCourse[] = [river, pendulum, poems]
