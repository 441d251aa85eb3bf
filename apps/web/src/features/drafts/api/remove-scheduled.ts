import { call } from '../../../api/call.ts'

export const removeScheduled = (id: string) => call('DELETE /api/v2/newfile/scheduled-posts/:id', { params: { id } })
