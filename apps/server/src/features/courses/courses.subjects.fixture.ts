import type { FeatureSubjects } from '../../testing/subject.ts'
import { captionSubjects } from './captions/captions.subjects.fixture.ts'
import { coEditingSubjects } from './co-editing/co-editing.subjects.fixture.ts'
import { discussionSubjects } from './discussion/discussion.subjects.fixture.ts'
import { inGroupsSubjects } from './in-groups/in-groups.subjects.fixture.ts'
import { learnerSubjects } from './learners/learners.subjects.fixture.ts'
import { learningSubjects } from './learning/learning.subjects.fixture.ts'
import { linkedSubjects } from './linked/linked.subjects.fixture.ts'
import { noteSubjects } from './notes/notes.subjects.fixture.ts'
import { publishingSubjects } from './publishing/publishing.subjects.fixture.ts'
import { reflectionSubjects } from './reflections/reflections.subjects.fixture.ts'
import { remarkSubjects } from './remarks/remarks.subjects.fixture.ts'
import { trialSubjects } from './trial/trial.subjects.fixture.ts'

const parts: readonly Partial<FeatureSubjects>[] = [
  publishingSubjects,
  coEditingSubjects,
  captionSubjects,
  remarkSubjects,
  learningSubjects,
  discussionSubjects,
  reflectionSubjects,
  inGroupsSubjects,
  learnerSubjects,
  trialSubjects,
  linkedSubjects,
  noteSubjects,
]

export const subjects: FeatureSubjects = {
  subjects: parts.flatMap(({ subjects = [] }) => subjects),
  listings: parts.flatMap(({ listings = [] }) => listings),
  silent: parts.flatMap(({ silent = [] }) => silent),
  passedOver: Object.assign({}, ...parts.map(({ passedOver }) => passedOver)),
  freePlaces: parts.flatMap(({ freePlaces = [] }) => freePlaces),
}
