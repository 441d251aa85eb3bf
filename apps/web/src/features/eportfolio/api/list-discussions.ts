import { call } from '../../../api/call.ts'

interface Asked {
  /** The discussion whose replies are meant. */
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
