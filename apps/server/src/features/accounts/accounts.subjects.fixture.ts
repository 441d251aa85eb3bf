import { eq } from 'drizzle-orm'
import { signedIn } from '../../testing/people.ts'
import { audiences, type FeatureSubjects } from '../../testing/subject.ts'
import { sessions } from './accounts.tables.ts'

export const accountSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a device',
      forms: {
        'signed in': {
          rights: { see: audiences.owner },
          make: async ({ product, owner }, word) => {
            const browser = await signedIn(product, owner.id)
            const { devices } = (await browser.get('/api/v2/sessions/devices')).json()
            const { id } = devices.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
            await product.platform.db.update(sessions).set({ device: word }).where(eq(sessions.id, id))
            return { id }
          },
        },
      },
      calls: [
        {
          call: 'DELETE /api/v2/sessions/devices/:id',
          names: ['params.id'],
          right: 'see',
          missing: 'NOT_FOUND',
          spends: true,
        },
      ],
    },
  ],
  listings: [{ call: 'GET /api/v2/sessions/devices' }, { call: 'GET /api/v2/sessions/methods' }],
  silent: [
    'GET /api/v2/sessions',
    'GET /api/v2/sessions/email',
    'GET /api/v2/sessions/method',
    'GET /api/v2/sessions/providers',
    'GET /api/v2/mailbox',
  ],
}
