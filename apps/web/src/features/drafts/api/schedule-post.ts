import type { ScheduledPost } from '@learntrail/contract/drafts/scheduled-post'
import type { PostInput } from '@learntrail/contract/posts/posts'
import { call } from '../../../api/call.ts'
import { ApiProblem } from '../../../api/problem.ts'

interface Scheduling {
  clientId: string
  draftId: string | undefined
  input: PostInput
}

export async function schedulePost({ clientId, draftId, input }: Scheduling, at: string): Promise<ScheduledPost> {
  const body = { ...input, clientId, draftId, scheduledAt: at }
  const answer = await call('POST /api/v2/portfolios/portfolio', { body })
  if ('scheduledAt' in answer) return answer
  // An earlier attempt was stored, and the record has since been published at its time.
  throw new ApiProblem({ code: 'SCHEDULED_POST_NOT_FOUND', status: 404 })
}
