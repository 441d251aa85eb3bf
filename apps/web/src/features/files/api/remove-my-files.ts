import { call } from '../../../api/call.ts'

export const removeMyFiles = (ids: string[]) => call('POST /api/v2/files/remove', { body: { ids } })
