import type { LifePart } from '../../../testing/life.ts'
import { coursePath } from '../courses.fixture.ts'
import { letLearn, newPublished } from '../publishing/publishing.fixture.ts'
import { say } from './learners.fixture.ts'

/** They look at who learns their course and say something to them, and are told something where they learn. */
export const learnersLife: LifePart = {
  live: async ({ product, owner, person }, newWord) => {
    const friend = person('friend')
    for (const [teacher, learner, text] of [
      [owner, friend, newWord()],
      [friend, owner, '第二單元的影片換了一支。'],
    ] as const) {
      const { course } = await newPublished(product, teacher)
      await letLearn(product, course._id, learner)
      await teacher.browser.post(`${coursePath}/${course._id}/learners/looked`, {})
      const answer = await say(teacher, course._id, { text })
      if (answer.statusCode !== 200) throw new Error(answer.body)
    }
  },
  staysIn: { 'course_messages.course_id': 'a course that others teach goes on, with what they said in it' },
}
