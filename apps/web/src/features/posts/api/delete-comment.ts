import { call } from '../../../api/call.ts'

export const deleteComment = (id: string) => call('DELETE /api/v2/messages/:id', { params: { id } })
