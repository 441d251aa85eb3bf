import type { FeatureSubjects } from '../../testing/subject.ts'
import { captionSubjects } from './captions/captions.subjects.fixture.ts'
import { coEditingSubjects } from './co-editing/co-editing.subjects.fixture.ts'
import { inGroupsSubjects } from './in-groups/in-groups.subjects.fixture.ts'
import { learningSubjects } from './learning/learning.subjects.fixture.ts'
import { publishingSubjects } from './publishing/publishing.subjects.fixture.ts'
import { reflectionSubjects } from './reflections/reflections.subjects.fixture.ts'

export const subjects: FeatureSubjects = {
  subjects: [
    ...publishingSubjects.subjects,
    ...coEditingSubjects.subjects,
    ...learningSubjects.subjects,
    ...reflectionSubjects.subjects,
    ...inGroupsSubjects.subjects,
  ],
  listings: [
    ...publishingSubjects.listings,
    ...coEditingSubjects.listings,
    ...learningSubjects.listings,
    ...reflectionSubjects.listings,
  ],
  silent: [...publishingSubjects.silent, ...coEditingSubjects.silent, ...learningSubjects.silent],
  passedOver: {
    ...publishingSubjects.passedOver,
    ...coEditingSubjects.passedOver,
    ...reflectionSubjects.passedOver,
    ...inGroupsSubjects.passedOver,
  },
  freePlaces: [
    ...(publishingSubjects.freePlaces ?? []),
    ...(coEditingSubjects.freePlaces ?? []),
    ...(learningSubjects.freePlaces ?? []),
    ...(reflectionSubjects.freePlaces ?? []),
  ],
}
