import { randomUUID } from 'node:crypto'
import type { CommentTargetType, MessageTarget } from '@learntrail/contract/comments/target-types'
import type { ErrorCode } from '@learntrail/contract/errors'
import type { Cast } from '../../testing/kinds.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { Subject } from '../../testing/subject.ts'
import type { TestApp, TestBrowser } from '../../testing/test-app.ts'

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
export function messagesOn(
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

/**
 * Something of a feature that is commented on: what makes one for those whom it is for, and the calls about comments on it.
 * It has one of `publish`, `tellGroup` and `ofOwner` at least.
 */
export interface CommentedThing {
  type: CommentTargetType
  thing: string
  on(id: string): Commented
  /** One of somebody's that everybody sees; answers its id. */
  publish?(product: TestApp, owner: TestPerson): Promise<string>
  /** One for a group, of somebody who leads it; answers its id. */
  tellGroup?(product: TestApp, leader: TestPerson, groupId: string): Promise<string>
  /** Where others talk below what is the owner's. */
  ofOwner?: OwnTarget & { place: string }
}

export interface OwnTarget {
  /** Makes what is commented on; answers its id. */
  target(cast: Cast): Promise<string>
  /** What lets somebody new write there. */
  admit?(cast: Cast, target: string, person: TestPerson): Promise<void>
  rights: Subject['forms'][string]['rights']
}
