import type { Making } from '../school/making.ts'
import type { ClassTurn } from './second-year.ts'
import type { TeacherKey } from './teachers.ts'
import type { Terms } from './terms.ts'

/** The people, groups and school of the second year. */
export interface Year {
  making: Making
  terms: Terms
  schoolId: string
  /** By student number. */
  pupilIds: ReadonlyMap<string, string>
  teacherIds: Readonly<Record<TeacherKey, string>>
  /** The class groups. */
  groupIds: ReadonlyMap<ClassTurn, string>
}

/** Returns the teacher of a class. */
export const teacherOf = (turn: ClassTurn): TeacherKey => (turn <= 2 ? 'fang' : 'zhou')
