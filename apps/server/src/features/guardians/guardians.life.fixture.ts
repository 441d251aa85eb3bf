import { eq } from 'drizzle-orm'
import type { Cast } from '../../testing/kinds.ts'
import type { LifePart, NewWord } from '../../testing/life.ts'
import { newPerson } from '../../testing/people.ts'
import { accept, invite } from './guardians.fixture.ts'
import { guardians } from './guardians.tables.ts'

/** Gives the person guardians and open invitations, and makes them a guardian. */
async function guardAndBeGuarded({ product, owner }: Cast, newWord: NewWord): Promise<void> {
  const device = product.guest()
  const name = () => newWord().slice(0, 20)
  await accept(device, (await invite(product, owner.id)).token, { name: name() })
  await invite(product, owner.id, { name: name(), email: `${newWord()}@example.test` })
  const child = await newPerson(product)
  await accept(owner.browser, (await invite(product, child.id)).token, {
    name: name(),
    email: `${newWord()}@example.test`,
  })
  const { id } = (await owner.browser.get('/api/v2/guardian')).json<{ id: string }>()
  await owner.browser.post('/api/v2/guardian/account')
  await owner.browser.post('/api/v2/guardian/link')
  await product.platform.db.update(guardians).set({ unsubscribeToken: newWord() }).where(eq(guardians.id, id))
}

export const life: LifePart = {
  live: guardAndBeGuarded,
  staysIn: {
    'guardians.name': 'the guardian of somebody else is called so',
  },
  holdNothing: {
    'guardian_settings.*': 'a choice for a group; it goes with that',
    'guardians.locale': 'a word of the contract’s; the row goes',
    'guardianships.relation': 'a word of the contract’s; the row goes',
    'guardianships.inviter': 'a word of the contract’s; the row goes',
    'guardian_invitations.way': 'a word of the contract’s; the row goes',
    'guardian_invitations.inviter': 'a word of the contract’s; the row goes',
    'guardian_invitations.locale': 'a word of the contract’s; the row goes',
    'guardian_keys.kind': 'a word of ours; the row goes',
  },
}
