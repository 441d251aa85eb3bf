import type { LifePart } from '../../../testing/life.ts'
import { coursePath } from '../courses.fixture.ts'
import { elsewhere, join, publishedOf, unitOf, watched } from '../learning/learning.fixture.ts'
import { say } from './learners.fixture.ts'

const goesOn = 'a course that others teach goes on, with what they said in it'

/** The person looks at the learners of their course and writes to them; in a course they learn, they get a message. */
export const learnersLife: LifePart = {
  live: async ({ product, owner, person }, newWord) => {
    const friend = person('friend')
    for (const [teacher, learner, text] of [
      [owner, friend, newWord()],
      [friend, owner, '第二單元的影片換了一支。'],
    ] as const) {
      const film = elsewhere(60)
      const unit = unitOf(film)
      const { _id } = await publishedOf(product, teacher, unit)
      await join(learner, _id)
      await watched(learner, _id, unit.id, { pieceId: film.id, seen: [[0, 3]], again: [[0, 2]], position: 3 })
      await teacher.browser.post(`${coursePath}/${_id}/learners/looked`, {})
      const answer = await say(teacher, _id, { text })
      if (answer.statusCode !== 200) throw new Error(answer.body)
    }
  },
  staysIn: {
    'course_messages.course_id': goesOn,
    'course_edition_pieces.course_id': goesOn,
  },
}
