import { call } from '../../../api/call.ts'

interface Asked {
  /** Id of the comment whose replies to list. */
  parent?: string
  cursor: string | undefined
  signal?: AbortSignal
}

export const listDiscussions = (id: string, { parent, cursor, signal }: Asked) =>
  call('GET /api/v2/ePortfolio/:id/discussions', {
    params: { id },
    query: { parent, cursor },
    ...(signal ? { signal } : {}),
  })
