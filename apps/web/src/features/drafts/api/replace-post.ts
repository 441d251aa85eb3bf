import type { Post, PostInput } from '@learntrail/contract/posts/posts'
import { call } from '../../../api/call.ts'

export function replacePost(id: string, input: PostInput & { editedAt?: string | null }): Promise<Post> {
  return call('PUT /api/v2/portfolios/:id', { params: { id }, body: input })
}
