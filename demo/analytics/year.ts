import type { Making } from '../school/making.ts'
import type { ClassTurn } from './second-year.ts'
import type { TeacherKey } from './teachers.ts'
import type { Terms } from './terms.ts'

/** Who of the year acts, and where. */
export interface Year {
  making: Making
  terms: Terms
  schoolId: string
  /** By their numbers. */
  pupilIds: ReadonlyMap<string, string>
  teacherIds: Readonly<Record<TeacherKey, string>>
  /** What the classes learn in. */
  groupIds: ReadonlyMap<ClassTurn, string>
}

/** Who teaches a class. */
export const teacherOf = (turn: ClassTurn): TeacherKey => (turn <= 2 ? 'fang' : 'zhou')
