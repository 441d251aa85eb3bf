import { call } from '../../../api/call.ts'

/** Asks whether an account exists, and how its password is stored. */
export const lookUpLoginMethod = (email: string) => call('GET /api/v2/sessions', { query: { email } })
