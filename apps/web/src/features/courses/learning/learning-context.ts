import type { LearningRecord } from '@learntrail/contract/courses/learning'
import { createContext } from 'react'
import type { Watching } from './watching.ts'

/** The learner's progress in the open course, and what reports it. */
export interface LearningHere {
  record: LearningRecord
  newUnitIds: readonly string[]
  watching: Watching
}

/** Null where a course is only being read. */
export const LearningContext = createContext<LearningHere | null>(null)
