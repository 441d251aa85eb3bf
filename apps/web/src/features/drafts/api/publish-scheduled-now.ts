import { call } from '../../../api/call.ts'

export const publishScheduledNow = (id: string) => call('POST /api/v2/newfile/schedule-post-now', { body: { id } })
