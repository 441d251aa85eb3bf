import type { Post, PostInput } from '@learntrail/contract/posts/posts'
import { call } from '../../../api/call.ts'
import { replacePost } from './replace-post.ts'

interface Publication {
  clientId: string
  /** The draft of the server, which ends with this. */
  draftId?: string | undefined
  input: PostInput
  /** An earlier try may have arrived although its answer did not. */
  isRetry: boolean
}

/**
 * The same `clientId` never makes two records. When an earlier try did arrive and the person wrote on afterwards, the
 * record is brought up to what they wrote last.
 */
export async function publishPost({ clientId, draftId, input, isRetry }: Publication): Promise<Post> {
  // Without a time to wait for, the answer is a record.
  const post = (await call('POST /api/v2/portfolios/portfolio', { body: { ...input, clientId, draftId } })) as Post
  return isRetry && !says(post, input) ? replacePost(post.id, input) : post
}

function says(post: Post, input: PostInput): boolean {
  return (
    post.title === (input.title ?? '').trim() &&
    post.date === input.date &&
    post.classification === input.classification &&
    post.privacy === input.privacy &&
    (post.groups.length === 0 || isSame(post.groups.map(({ id }) => id).sort(), input.groupIds?.toSorted())) &&
    isSame(post.content, input.content) &&
    isSame(post.tags, input.tags) &&
    isSame(post.customTags, input.customTags ?? []) &&
    isSame(
      post.files.map(({ id }) => id),
      input.fileIds ?? [],
    )
  )
}

/** Whether both say the same: the database keeps the keys of a document in an order of its own. */
export function isSame(a: unknown, b: unknown): boolean {
  const sorted = (_key: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted)
}
