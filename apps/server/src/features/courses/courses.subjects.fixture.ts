import type { FeatureSubjects } from '../../testing/subject.ts'
import { captionSubjects } from './captions/captions.subjects.fixture.ts'
import { coEditingSubjects } from './co-editing/co-editing.subjects.fixture.ts'
import { discussionSubjects } from './discussion/discussion.subjects.fixture.ts'
import { learningSubjects } from './learning/learning.subjects.fixture.ts'
import { publishingSubjects } from './publishing/publishing.subjects.fixture.ts'
import { remarkSubjects } from './remarks/remarks.subjects.fixture.ts'

export const subjects: FeatureSubjects = {
  subjects: [
    ...publishingSubjects.subjects,
    ...coEditingSubjects.subjects,
    ...learningSubjects.subjects,
    ...discussionSubjects.subjects,
  ],
  listings: [...publishingSubjects.listings, ...coEditingSubjects.listings, ...learningSubjects.listings],
  silent: [...publishingSubjects.silent, ...coEditingSubjects.silent, ...learningSubjects.silent],
  passedOver: { ...publishingSubjects.passedOver, ...coEditingSubjects.passedOver },
  freePlaces: [
    ...(publishingSubjects.freePlaces ?? []),
    ...(coEditingSubjects.freePlaces ?? []),
    ...(learningSubjects.freePlaces ?? []),
    ...(discussionSubjects.freePlaces ?? []),
  ],
}
