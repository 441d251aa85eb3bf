import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { time } from '../text.ts'
import { passwordDigest } from './sessions.ts'

export const proveAgain = endpoint({
  method: 'POST',
  path: '/api/v2/sessions/proof',
  summary:
    'Show with the digest of the password that it is still I who sit here; for five minutes this session may then do what asks for it',
  access: 'account',
  isReading: true,
  rate: 'login',
  body: z.object({ password: passwordDigest }),
  answers: z.object({ until: time }),
  refusals: ['INCORRECT_PASSWORD', 'TOO_MANY_LOGIN_FAILURES', 'LOGIN_METHOD_CONFLICT'],
})

export const proofCalls = [proveAgain] as const
