import type { LifePart } from '../../testing/life.ts'
import { coEditingLife } from './co-editing/co-editing.life.fixture.ts'
import { discussionLife } from './discussion/discussion.life.fixture.ts'
import { learnersLife } from './learners/learners.life.fixture.ts'
import { learningLife } from './learning/learning.life.fixture.ts'
import { notesLife } from './notes/notes.life.fixture.ts'
import { publishingLife } from './publishing/publishing.life.fixture.ts'
import { reflectionsLife } from './reflections/reflections.life.fixture.ts'
import { remarksLife } from './remarks/remarks.life.fixture.ts'
import { trialLife } from './trial/trial.life.fixture.ts'

const parts: readonly LifePart[] = [
  publishingLife,
  coEditingLife,
  remarksLife,
  learningLife,
  discussionLife,
  reflectionsLife,
  learnersLife,
  trialLife,
  notesLife,
]

export const life: LifePart = {
  live: async (cast, newWord) => {
    for (const part of parts) await part.live(cast, newWord)
  },
  holdNothing: Object.assign({}, ...parts.map(({ holdNothing }) => holdNothing)),
  staysIn: Object.assign({}, ...parts.map(({ staysIn }) => staysIn)),
}
