import type { Course } from '@learntrail/contract/courses/courses'
import { createContext } from 'react'

/** The course being read, and the addresses of its units. */
export interface CourseReading {
  course: Course
  /** Returns the address of a unit; null is the front page. */
  addressOf: (unitId: string | null) => string
}

export const CourseReadingContext = createContext<CourseReading | null>(null)
