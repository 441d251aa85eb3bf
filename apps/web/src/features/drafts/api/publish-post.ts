import type { Post, PostInput } from '@learntrail/contract/posts/posts'
import { call } from '../../../api/call.ts'
import { replacePost } from './replace-post.ts'

interface Publication {
  clientId: string
  /** The server's draft, which is deleted on publication. */
  draftId?: string | undefined
  input: PostInput
  /** An earlier attempt may have reached the server although its answer was lost. */
  isRetry: boolean
}

/**
 * Publishes a record; one `clientId` never makes two. If an earlier attempt was stored and the person wrote on since,
 * the record is updated to the latest input.
 */
export async function publishPost({ clientId, draftId, input, isRetry }: Publication): Promise<Post> {
  // Without `scheduledAt` the answer is always a record.
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

/** Returns whether both values are equal as JSON, whatever the order of keys: the database does not keep it. */
export function isSame(a: unknown, b: unknown): boolean {
  const sorted = (_key: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted)
}
