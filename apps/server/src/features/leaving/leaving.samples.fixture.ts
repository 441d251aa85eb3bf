import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: { 'POST /api/v2/users/setDeleteStatus': { password: 'a'.repeat(64) } },
}
