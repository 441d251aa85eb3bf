import { call } from '../../../api/call.ts'

/** Whether there is such an account, and how it keeps its password. */
export const lookUpLoginMethod = (email: string) => call('GET /api/v2/sessions', { query: { email } })
