import { randomUUID } from 'node:crypto'
import type { Commented, CommentedThing } from '../comments/commented.fixture.ts'
import { coursePath } from './courses.fixture.ts'
import { join } from './learning/learning.fixture.ts'
import { newPublished, takeOff } from './publishing/publishing.fixture.ts'

/** Comments on a course; those who write or like join it first. */
function commentsOnCourse(id: string): Commented {
  const at = (rest: string) => `${coursePath}/discussion/${rest}`
  const liked = (of: string) => `${coursePath}/like/discussion/${of}`
  const edit: Commented['edit'] = ({ browser }, of, content) => browser.patch(at(of), { content })
  const remove: Commented['remove'] = ({ browser }, of) => browser.delete(at(of))
  const like: Commented['like'] = async (by, of, isLiked = true) => {
    await join(by, id)
    return isLiked ? by.browser.post(liked(of), {}) : by.browser.delete(liked(of))
  }
  return {
    type: 'course',
    id,
    answers: 'discussionId',
    missing: {
      target: 'COURSE_NOT_FOUND',
      comment: 'COURSE_DISCUSSION_NOT_FOUND',
      reply: 'COURSE_DISCUSSION_NOT_FOUND',
    },
    list: ({ browser }, cursor) =>
      browser.get(at(`course/${id}?order=oldest&limit=20${cursor ? `&cursor=${cursor}` : ''}`)),
    write: async (by, content = '寫得很清楚', clientId = randomUUID()) => {
      await join(by, id)
      return by.browser.post(at(`course/${id}`), { content, clientId })
    },
    edit,
    remove,
    like,
    listReplies: ({ browser }, to, cursor) => browser.get(at(`${to}/reply${cursor ? `?cursor=${cursor}` : ''}`)),
    reply: async (by, to, content = '謝謝', clientId = randomUUID()) => {
      await join(by, id)
      return by.browser.post(at(`${to}/reply`), { content, clientId })
    },
    editReply: edit,
    removeReply: remove,
    likeReply: like,
    count: async ({ browser }) => (await browser.get(`${coursePath}/${id}?of=published`)).json().discussionCount,
    deleteTarget: async (by) => {
      await takeOff(by, id)
      return by.browser.delete(`${coursePath}/${id}`)
    },
  }
}

export const commented: readonly CommentedThing[] = [
  {
    type: 'course',
    thing: 'a course',
    on: commentsOnCourse,
    publish: async (product, owner) => (await newPublished(product, owner)).course._id,
  },
]
