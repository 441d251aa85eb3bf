import type { Samples } from '../../testing/sample.ts'

const digest = 'a'.repeat(64)

export const samples: Samples = {
  bodies: {
    'POST /api/v2/sessions': { account: 'somebody@example.test', password: digest },
    'POST /api/v2/sessions/signup': {
      role: 'student',
      email: 'somebody@example.test',
      username: 'somebody',
      password: digest,
      locale: 'tw',
    },
    'POST /api/v2/sessions/email': { email: 'somebody@example.test', locale: 'tw' },
    'PATCH /api/v2/sessions/email': { password: digest, currentPassword: digest },
    'POST /api/v2/sessions/providers/:provider': { intent: 'sign_in', role: 'student', returnTo: '/portfolio' },
    'POST /api/v2/sessions/google': { code: 'code', state: 'state' },
    'POST /api/v2/sessions/facebook': { code: 'code', state: 'state' },
    'POST /api/v2/sessions/tanet': { code: 'code', state: 'state' },
    'POST /api/v2/sessions/methods/email': { email: 'somebody@example.test', password: digest, locale: 'tw' },
    'POST /api/v2/sessions/passkeys': {
      id: 'credential',
      response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
    },
    'PATCH /api/v2/sessions/passkeys/:id': { name: '我的手機' },
    'POST /api/v2/sessions/passkey': {
      id: 'credential',
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
    },
    'PATCH /api/v2/sessions/method': { method: 'google', password: digest },
    'POST /api/v2/sessions/proof': { password: digest },
    'PATCH /api/v2/sessions/method/edu': { password: digest },
  },
  queries: {
    'GET /api/v2/sessions': { email: 'somebody@example.test' },
    'GET /api/v2/mailbox': { email: 'somebody@example.test' },
  },
}
