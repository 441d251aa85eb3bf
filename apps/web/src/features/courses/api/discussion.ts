import type { QuestionPlace } from '@learntrail/contract/courses/discussion'
import type { DiscussionOrder, ForumStatus } from '@learntrail/contract/courses/facts'
import { call } from '../../../api/call.ts'
import type { CommentCalls } from '../../comments/index.ts'

/** Page size after the first page, as a person reading on wants more at once. */
const further = 20

interface Asked {
  courseId: string
  /** Only the questions at this unit. */
  unitId?: string
  order: DiscussionOrder
  /** Where a new question is placed. */
  place: QuestionPlace | null
  onAsked: () => void
}

/** Returns the comment calls of a course's discussion. Answers are changed by the same calls as questions. */
export const discussionCalls = ({ courseId, unitId, order, place, onAsked }: Asked): CommentCalls => ({
  list: (cursor, signal) =>
    call('GET /api/v2/courses/discussion/course/:id', {
      params: { id: courseId },
      query: { unitId, order, cursor, ...(cursor !== undefined && { limit: further }) },
      signal,
    }),
  async write(writing) {
    const body = { ...writing, ...(place && { place }) }
    const asked = await call('POST /api/v2/courses/discussion/course/:id', { params: { id: courseId }, body })
    onAsked()
    return asked
  },
  listReplies: (id, cursor) => call('GET /api/v2/courses/discussion/:id/reply', { params: { id }, query: { cursor } }),
  reply: (id, body) => call('POST /api/v2/courses/discussion/:id/reply', { params: { id }, body }),
  edit: ({ id }, content) => call('PATCH /api/v2/courses/discussion/:id', { params: { id }, body: { content } }),
  remove: ({ id }) => call('DELETE /api/v2/courses/discussion/:id', { params: { id } }),
  like: ({ id }, isLiked) =>
    isLiked
      ? call('POST /api/v2/courses/like/discussion/:id', { params: { id }, keepalive: true })
      : call('DELETE /api/v2/courses/like/discussion/:id', { params: { id }, keepalive: true }),
})

export const changeForum = (id: string, forumStatus: ForumStatus) =>
  call('PATCH /api/v2/courses/:id', { params: { id }, body: { forumStatus } })
