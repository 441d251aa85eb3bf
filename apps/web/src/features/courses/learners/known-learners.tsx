import type { CourseLearner } from '@learntrail/contract/courses/learners'
import { type ReactNode, useMemo } from 'react'
import { KnownPeopleContext } from '../../../ui/known-people.ts'

/** Provides seat numbers and real names for learners of the viewer's classes. */
export function KnownLearners({ learners, children }: { learners: readonly CourseLearner[]; children: ReactNode }) {
  const known = useMemo(
    () => new Map(learners.flatMap(({ person, known }) => (known ? [[person.id, known] as const] : []))),
    [learners],
  )
  return <KnownPeopleContext value={known}>{children}</KnownPeopleContext>
}
