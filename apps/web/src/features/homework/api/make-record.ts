import type { TagCode } from '@learntrail/contract/tags/tags'
import { call } from '../../../api/call.ts'

interface Wanted {
  handInId: string
  showsRemark: boolean
  tags?: TagCode[]
}

/** Makes a record of a hand-in; if there is one already, returns that. */
export const makeRecord = ({ handInId, ...body }: Wanted) =>
  call('POST /api/v2/homework/hand-ins/:id/record', { params: { id: handInId }, body })
