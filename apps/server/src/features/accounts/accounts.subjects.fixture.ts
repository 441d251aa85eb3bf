import { eq } from 'drizzle-orm'
import { newId } from '../../platform/ids/ids.ts'
import { signedIn } from '../../testing/people.ts'
import { audiences, type FeatureSubjects } from '../../testing/subject.ts'
import { sessions } from './accounts.tables.ts'
import { passkeys } from './passkeys/passkeys.tables.ts'

export const subjects: FeatureSubjects = {
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
    {
      thing: 'a passkey',
      forms: {
        added: {
          rights: { see: audiences.owner },
          make: async ({ product, owner }, word) => {
            const id = newId()
            await product.platform.db.insert(passkeys).values({
              id,
              accountId: owner.id,
              credentialId: id,
              publicKey: Buffer.from([0]),
              counter: 0,
              isBackedUp: true,
              name: word,
              createdAt: product.clock.now(),
            })
            return { id }
          },
        },
      },
      calls: [
        {
          call: 'PATCH /api/v2/sessions/passkeys/:id',
          names: ['params.id'],
          right: 'see',
          missing: 'NOT_FOUND',
          send: () => ({ body: { name: '我的手機' } }),
        },
        {
          call: 'DELETE /api/v2/sessions/passkeys/:id',
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
