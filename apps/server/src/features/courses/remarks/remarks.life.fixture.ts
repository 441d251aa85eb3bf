import type { LifePart } from '../../../testing/life.ts'
import { writtenCourse } from '../courses.fixture.ts'
import { letTeach } from '../publishing/publishing.fixture.ts'
import { remark, reply, sendResolved } from './remarks.fixture.ts'

/**
 * The person remarks on a friend's course, once with a reply and once without, replies there, and resolves the friend's
 * remark.
 */
export const remarksLife: LifePart = {
  live: async ({ product, owner, person }, newWord) => {
    const friend = person('friend')
    const { course, unitId } = await writtenCourse(product, friend)
    await letTeach(product, course._id, owner)
    const answered = await remark(owner, course._id, unitId, { content: newWord() })
    await reply(friend, answered)
    await reply(owner, answered, { content: newWord() })
    const alone = await remark(owner, course._id, unitId, { content: newWord() })
    await reply(owner, alone, { content: newWord() })
    await sendResolved(owner, await remark(friend, course._id, unitId), true)
    // Stands in for an edit.
    await product.platform.pool.query('update course_remarks set edited_at = created_at where author_id = $1', [
      owner.id,
    ])
  },
  staysIn: {
    'course_remarks.id': 'what others have answered keeps its place, empty',
    'course_remark_replies.remark_id': 'what others have answered keeps its place, empty',
  },
}
