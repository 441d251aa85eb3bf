import { refuse } from '../../testing/fake-server.ts'
import { anotherEPortfolio, readingServer } from '../eportfolio/reading/eportfolio.fixture.ts'
import { aComment, aPost, me, writersServer } from '../posts/posts.fixture.ts'
import type { Comment, Writing } from './commented.ts'

const away = refuse(503, { code: 'SERVICE_UNAVAILABLE' })

/** A server that accepts what is written, unless it is away. */
export interface Writer {
  isAway?: boolean
  /** Awaited before it answers. */
  waits?: Promise<void>
}

/** An open screen with comments, and a server that answers the comment calls of its target. */
export interface Opened {
  path: string
  /** Type and id of what is commented on. */
  target: string
  takesComments(writer?: Writer): void
  takesReplies(): void
  takesLikes(writer?: Writer): void
  takesEdits(editedAt: string, writer?: Writer): void
  takesRemovals(): void
  /** Serves all replies to a comment. */
  hasReplies(replies: Comment[]): void
  /** Comments sent, with their target, and replies sent, with their comment. */
  written(): { to: string; writing: Writing }[]
  replied(): { to: string; writing: Writing }[]
  /** Ids of comments whose replies were all requested, and ids of what was deleted. */
  asked(): string[]
  removed(): string[]
}

const contentOf = (body: unknown) => (body as Writing).content
const asReply = ({ replies: _, replyCount: __, ...reply }: Comment) => reply
const mine = (body: unknown) =>
  aComment({ author: me, content: contentOf(body), can: { edit: true, remove: true, report: false } })

function openRecord(comments: Comment[]): Opened {
  const items = comments.map((comment) => ({
    ...comment,
    replies: comment.replies.map((reply) => ({ ...reply, messageId: comment.id })),
  }))
  const post = aPost({ messageCount: countOf(comments) })
  const server = writersServer()
    .on('GET /api/v2/portfolios/:id', post)
    .on('GET /api/v2/messages', { items, nextCursor: null })
  const write = 'POST /api/v2/messages/uploadmessage'
  const reply = 'POST /api/v2/replies/uploadreply'
  const answersTo = (body: unknown) => (body as { messageId: string }).messageId
  return {
    path: `/user/portfolio/${post.id}`,
    target: `portfolio ${post.id}`,
    takesComments: (writer = {}) =>
      server.on(write, (async ({ body }: { body: unknown }) => {
        await writer.waits
        return writer.isAway ? away : mine(body)
      }) as never),
    takesReplies: () => server.on(reply, ({ body }) => ({ ...asReply(mine(body)), messageId: answersTo(body) })),
    takesLikes: (writer = {}) =>
      server.on('POST /api/v2/messages/updatemessagelikenumber', () =>
        writer.isAway ? away : { likeCount: 1, isLiked: true },
      ),
    takesEdits: (editedAt, writer = {}) =>
      server.on('POST /api/v2/messages/editmessage', (async ({ body }: { body: unknown }) => {
        await writer.waits
        return { ...aComment(), content: contentOf(body), editedAt }
      }) as never),
    takesRemovals: () => server.on('DELETE /api/v2/messages/:id', { ok: true }),
    hasReplies: (replies) =>
      server.on('GET /api/v2/replies', {
        items: replies.map((one) => ({ ...asReply(one), messageId: 'any' })),
        nextCursor: null,
      }),
    written: () =>
      server.received(write).map(({ body }) => {
        const { targetType, targetId, ...writing } = body as Writing & { targetType: string; targetId: string }
        return { to: `${targetType} ${targetId}`, writing }
      }),
    replied: () => server.received(reply).map(({ body }) => ({ to: answersTo(body), writing: body as Writing })),
    asked: () => server.received('GET /api/v2/replies').map(({ query }) => query.get('messageId') ?? ''),
    removed: () => server.received('DELETE /api/v2/messages/:id').map(({ path }) => path.split('/').at(-1) ?? ''),
  }
}

function openEPortfolio(comments: Comment[]): Opened {
  const items = comments.map((comment) => ({
    ...comment,
    replies: comment.replies.map((reply) => ({ ...reply, discussionId: comment.id })),
  }))
  const one = anotherEPortfolio({ discussionCount: countOf(comments) })
  const server = readingServer(one, items)
  const write = 'POST /api/v2/ePortfolio/:id/discussions'
  const reply = 'POST /api/v2/ePortfolio/:id/discussions/:discussionId/replies'
  const answersTo = (path: string) => path.split('/').at(-2) ?? ''
  return {
    path: `/user/ePortfolio/${one.id}`,
    target: `ePortfolio ${one.id}`,
    takesComments: (writer = {}) =>
      server.on(write, (async ({ body }: { body: unknown }) => {
        await writer.waits
        return writer.isAway ? away : mine(body)
      }) as never),
    takesReplies: () =>
      server.on(reply, ({ body, path }) => ({ ...asReply(mine(body)), discussionId: answersTo(path) })),
    takesLikes: (writer = {}) =>
      server.on('POST /api/v2/ePortfolio/:id/like', () => (writer.isAway ? away : { likeCount: 1, isLiked: true })),
    takesEdits: (editedAt, writer = {}) =>
      server.on('PATCH /api/v2/ePortfolio/:id/discussions/:discussionId', (async ({ body }: { body: unknown }) => {
        await writer.waits
        return { content: contentOf(body), editedAt }
      }) as never),
    takesRemovals: () => server.on('DELETE /api/v2/ePortfolio/:id/discussions/:discussionId', { ok: true }),
    hasReplies: (replies) =>
      server.on('GET /api/v2/ePortfolio/:id/discussions', ({ query }) => ({
        items: query.has('parent') ? replies.map((replied) => ({ ...replied, replies: [] })) : items,
        nextCursor: null,
      })),
    written: () =>
      server
        .received(write)
        .map(({ body, path }) => ({ to: path.split('/').slice(3, 5).join(' '), writing: body as Writing })),
    replied: () => server.received(reply).map(({ body, path }) => ({ to: answersTo(path), writing: body as Writing })),
    asked: () =>
      server.received('GET /api/v2/ePortfolio/:id/discussions').flatMap(({ query }) => query.getAll('parent')),
    removed: () =>
      server
        .received('DELETE /api/v2/ePortfolio/:id/discussions/:discussionId')
        .map(({ path }) => path.split('/').at(-1) ?? ''),
  }
}

const countOf = (comments: Comment[]) => comments.reduce((count, { replyCount }) => count + 1 + replyCount, 0)

/** The screens with comments, with the texts in which they differ. */
export const commentedScreens = [
  {
    on: 'a record',
    open: openRecord,
    words: {
      title: '留言',
      none: '還沒有人留言。',
      write: '寫留言',
      send: '送出留言',
      sent: '留言已送出',
      replyTo: '回覆 陳老師',
      replySent: '回覆已送出',
      deleteTitle: '刪除這則留言？',
    },
  },
  {
    on: 'an e-portfolio',
    open: openEPortfolio,
    words: {
      title: '討論',
      none: '還沒有人說話。說說你讀完的想法，或問一個問題。',
      write: '說說你的想法',
      send: '送出',
      sent: '已送出',
      replyTo: '回覆陳老師',
      replySent: '已送出回覆',
      deleteTitle: '刪除這則討論？',
    },
  },
]
