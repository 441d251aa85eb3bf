import { call } from '../../../api/call.ts'

export const deleteReply = (id: string) => call('DELETE /api/v2/replies/:id', { params: { id } })
