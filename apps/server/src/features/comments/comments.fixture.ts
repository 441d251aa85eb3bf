import { randomUUID } from 'node:crypto'
import type { CommentTargetType, MessageTarget } from '@learntrail/contract/comments/target-types'
import type { ErrorCode } from '@learntrail/contract/errors'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp, TestBrowser } from '../../testing/test-app.ts'
import { newEPortfolio } from '../eportfolio/eportfolio.fixture.ts'
import { publish } from '../posts/posts.fixture.ts'

type Answer = ReturnType<TestBrowser['get']>

/** The calls about comments on one thing: the same for all that is commented on, whatever their paths are. */
export interface Commented {
  type: CommentTargetType
  id: string
  /** Name of the field that says of a reply what it answers. */
  answers: string
  missing: { target: ErrorCode; comment: ErrorCode; reply: ErrorCode }
  list(by: TestPerson, cursor?: string): Answer
  write(by: TestPerson, content?: string, clientId?: string): Answer
  edit(by: TestPerson, id: string, content: string): Answer
  remove(by: TestPerson, id: string): Answer
  like(by: TestPerson, id: string, isLiked?: boolean): Answer
  listReplies(by: TestPerson, commentId: string, cursor?: string): Answer
  reply(by: TestPerson, commentId: string, content?: string, clientId?: string): Answer
  editReply(by: TestPerson, id: string, content: string): Answer
  removeReply(by: TestPerson, id: string): Answer
  likeReply(by: TestPerson, id: string, isLiked?: boolean): Answer
  /** The number that stands beside it. */
  count(by: TestPerson): Promise<number>
  deleteTarget(by: TestPerson): Answer
}

/** Comments by the calls that name the kind of what they stand below. */
function messagesOn(
  type: MessageTarget,
  id: string,
  { missing, path }: { missing: ErrorCode; path: string },
): Commented {
  return {
    type,
    id,
    answers: 'messageId',
    missing: { target: missing, comment: 'MESSAGE_NOT_FOUND', reply: 'REPLY_NOT_FOUND' },
    list: ({ browser }, cursor) =>
      browser.get(`/api/v2/messages?targetType=${type}&targetId=${id}${cursor ? `&cursor=${cursor}` : ''}`),
    write: ({ browser }, content = '寫得很清楚', clientId = randomUUID()) =>
      browser.post('/api/v2/messages/uploadmessage', { targetType: type, targetId: id, content, clientId }),
    edit: ({ browser }, of, content) => browser.post('/api/v2/messages/editmessage', { id: of, content }),
    remove: ({ browser }, of) => browser.delete(`/api/v2/messages/${of}`),
    like: ({ browser }, of, isLiked = true) =>
      browser.post('/api/v2/messages/updatemessagelikenumber', { id: of, isLiked }),
    listReplies: ({ browser }, to, cursor) =>
      browser.get(`/api/v2/replies?messageId=${to}${cursor ? `&cursor=${cursor}` : ''}`),
    reply: ({ browser }, messageId, content = '謝謝', clientId = randomUUID()) =>
      browser.post('/api/v2/replies/uploadreply', { messageId, content, clientId }),
    editReply: ({ browser }, of, content) => browser.post('/api/v2/replies/editreply', { id: of, content }),
    removeReply: ({ browser }, of) => browser.delete(`/api/v2/replies/${of}`),
    likeReply: ({ browser }, of, isLiked = true) =>
      browser.post('/api/v2/replies/updatereplylikenumber', { id: of, isLiked }),
    count: async ({ browser }) => (await browser.get(path)).json().messageCount,
    deleteTarget: ({ browser }) => browser.delete(path),
  }
}

export const commentsOnPost = (id: string): Commented => ({
  ...messagesOn('portfolio', id, { missing: 'POST_NOT_FOUND', path: `/api/v2/portfolios/${id}` }),
  count: async ({ browser }) => (await browser.get(`/api/v2/portfolios/${id}/messages/count`)).json().count,
})

export const commentsOnQuestion = (id: string): Commented =>
  messagesOn('homework', id, { missing: 'HOMEWORK_NOT_FOUND', path: `/api/v2/homework/questions/${id}` })

export const commentsOnBulletin = (id: string): Commented =>
  messagesOn('bulletin', id, { missing: 'BULLETIN_NOT_FOUND', path: `/api/v2/portfolios/bulletins/${id}` })

export function commentsOnEPortfolio(id: string): Commented {
  const path = `/api/v2/ePortfolio/${id}`
  const at = (rest: string) => `${path}/discussions${rest}`
  const edit: Commented['edit'] = ({ browser }, of, content) => browser.patch(at(`/${of}`), { content })
  const remove: Commented['remove'] = ({ browser }, of) => browser.delete(at(`/${of}`))
  const like: Commented['like'] = ({ browser }, referenceId, isLiked = true) =>
    isLiked ? browser.post(`${path}/like`, { referenceId }) : browser.delete(`${path}/like?referenceId=${referenceId}`)
  return {
    type: 'ePortfolio',
    id,
    answers: 'discussionId',
    missing: { target: 'EPORTFOLIO_NOT_FOUND', comment: 'DISCUSSION_NOT_FOUND', reply: 'DISCUSSION_NOT_FOUND' },
    list: ({ browser }, cursor) => browser.get(at(cursor ? `?cursor=${cursor}` : '')),
    write: ({ browser }, content = '寫得很清楚', clientId = randomUUID()) =>
      browser.post(at(''), { content, clientId }),
    edit,
    remove,
    like,
    listReplies: ({ browser }, to, cursor) => browser.get(at(`?parent=${to}${cursor ? `&cursor=${cursor}` : ''}`)),
    reply: ({ browser }, to, content = '謝謝', clientId = randomUUID()) =>
      browser.post(at(`/${to}/replies`), { content, clientId }),
    editReply: edit,
    removeReply: remove,
    likeReply: like,
    count: async ({ browser }) => (await browser.get(path)).json().discussionCount,
    deleteTarget: ({ browser }) => browser.delete(path),
  }
}

/** Everything that is commented on: what makes one of somebody's, and the calls about comments on it. */
export const commentedThings = [
  {
    thing: 'a record',
    make: async (_product: TestApp, owner: TestPerson) => commentsOnPost((await publish(owner)).id),
    on: commentsOnPost,
  },
  {
    thing: 'an e-portfolio',
    make: async (product: TestApp, owner: TestPerson) => commentsOnEPortfolio(await newEPortfolio(product, owner)),
    on: commentsOnEPortfolio,
  },
]
