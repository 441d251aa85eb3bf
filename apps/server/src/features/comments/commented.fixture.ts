import { randomUUID } from 'node:crypto'
import type { CommentTargetType, MessageTarget } from '@learntrail/contract/comments/target-types'
import type { ErrorCode } from '@learntrail/contract/errors'
import type { Cast } from '../../testing/kinds.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { Subject } from '../../testing/subject.ts'
import type { TestApp, TestBrowser } from '../../testing/test-app.ts'

type Answer = ReturnType<TestBrowser['get']>

/** The calls for comments on one thing: the same for everything that can be commented on, whatever the paths. */
export interface Commented {
  type: CommentTargetType
  id: string
  /** Name of a reply's field that holds the comment it answers. */
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
  /** The comment count shown with it. */
  count(by: TestPerson): Promise<number>
  deleteTarget(by: TestPerson): Answer
}

/** Comments by the calls that take the type of the target. */
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
 * A feature's thing that can be commented on: how to make one, and the calls for comments on it. Has at least one of
 * `publish`, `tellGroup` and `ofOwner`.
 */
export interface CommentedThing {
  type: CommentTargetType
  thing: string
  on(id: string): Commented
  /** Makes one that everybody sees; returns its id. */
  publish?(product: TestApp, owner: TestPerson): Promise<string>
  /** Makes one for a group, as a person who leads it; returns its id. */
  tellGroup?(product: TestApp, leader: TestPerson, groupId: string): Promise<string>
  /** Where others comment below something of the owner's. */
  ofOwner?: OwnTarget & { place: string }
}

export interface OwnTarget {
  /** Makes the target; returns its id. */
  target(cast: Cast): Promise<string>
  /** Lets another person comment there. */
  admit?(cast: Cast, target: string, person: TestPerson): Promise<void>
  rights: Subject['forms'][string]['rights']
}
