import type { LearningRecord } from '@learntrail/contract/courses/learning'
import { createContext } from 'react'
import type { Watching } from './watching.ts'

/** How far the person is with the course before them, and what tells of it. */
export interface LearningHere {
  record: LearningRecord
  newUnitIds: readonly string[]
  watching: Watching
}

/** Null where a course is only looked at. */
export const LearningContext = createContext<LearningHere | null>(null)
