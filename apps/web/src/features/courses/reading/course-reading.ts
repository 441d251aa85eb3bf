import type { Course } from '@learntrail/contract/courses/courses'
import { createContext } from 'react'

/** The course that is read, and where its units are. */
export interface CourseReading {
  course: Course
  /** Of a unit, or of what stands before the first one. */
  addressOf: (unitId: string | null) => string
}

export const CourseReadingContext = createContext<CourseReading | null>(null)
