import type { FeatureSubjects } from '../../testing/subject.ts'
import { captionSubjects } from './captions/captions.subjects.fixture.ts'
import { coEditingSubjects } from './co-editing/co-editing.subjects.fixture.ts'
import { learnerSubjects } from './learners/learners.subjects.fixture.ts'
import { learningSubjects } from './learning/learning.subjects.fixture.ts'
import { publishingSubjects } from './publishing/publishing.subjects.fixture.ts'
import { reflectionSubjects } from './reflections/reflections.subjects.fixture.ts'

export const subjects: FeatureSubjects = {
  subjects: [
    ...publishingSubjects.subjects,
    ...coEditingSubjects.subjects,
    ...learningSubjects.subjects,
    ...learnerSubjects.subjects,
  ],
  listings: [
    ...publishingSubjects.listings,
    ...coEditingSubjects.listings,
    ...learningSubjects.listings,
    ...learnerSubjects.listings,
  ],
  silent: [
    ...publishingSubjects.silent,
    ...coEditingSubjects.silent,
    ...learningSubjects.silent,
    ...learnerSubjects.silent,
  ],
  passedOver: { ...publishingSubjects.passedOver, ...coEditingSubjects.passedOver, ...learnerSubjects.passedOver },
  freePlaces: [
    ...(publishingSubjects.freePlaces ?? []),
    ...(coEditingSubjects.freePlaces ?? []),
    ...(learningSubjects.freePlaces ?? []),
    ...(learnerSubjects.freePlaces ?? []),
  ],
}
