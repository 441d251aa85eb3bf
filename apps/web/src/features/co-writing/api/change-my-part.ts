import { call } from '../../../api/call.ts'

interface PartChange {
  state?: 'accepted' | 'declined' | 'left'
  agreedVersion?: number | null
  privacy?: 0 | 1 | 3
}

export const changeMyPart = (id: string, body: PartChange) =>
  call('PATCH /api/v2/portfolios/shared/:id/people/current', { params: { id }, body })
