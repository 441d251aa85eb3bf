import type { LifePart } from '../../../testing/life.ts'
import { join } from '../learning/learning.fixture.ts'
import { newPublished } from '../publishing/publishing.fixture.ts'
import { asked } from './discussion.fixture.ts'

/** The person asks a question in another's course, at a second of a film. */
export const discussionLife: Pick<LifePart, 'live'> = {
  live: async ({ product, owner, person }, newWord) => {
    const { course, unitId } = await newPublished(product, person('friend'))
    await join(owner, course._id)
    const { id } = await asked(owner, course._id, { content: newWord(), place: { unitId, film: null } })
    await product.platform.pool.query(
      'update course_question_places set piece_id = gen_random_uuid(), second = 192 where comment_id = $1',
      [id],
    )
  },
}
