import type { LifePart } from '../../../testing/life.ts'
import { newPublished } from '../publishing/publishing.fixture.ts'
import { join, report } from './learning.fixture.ts'

/** The person learns a friend's course, and the friend theirs. */
export const learningLife: LifePart = {
  live: async ({ product, owner, person }) => {
    for (const [teacher, learner] of [
      [person('friend'), owner],
      [owner, person('friend')],
    ] as const) {
      const { course, unitId } = await newPublished(product, teacher)
      await join(learner, course._id)
      const answer = await report(learner, course._id, unitId, { pieceId: unitId })
      if (answer.statusCode !== 200) throw new Error(answer.body)
    }
  },
  holdNothing: { 'course_edition_pieces.kind': 'a word of the contract’s' },
  staysIn: {},
}
