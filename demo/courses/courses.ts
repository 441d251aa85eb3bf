import type { DemoCourse } from './course.ts'
import { pendulum } from './pendulum.ts'
import { poems } from './poems.ts'
import { river } from './river.ts'

/** One is open to everybody, one behind a password, and one is being written by two. */
export const courses: readonly DemoCourse[] = [river, pendulum, poems]
