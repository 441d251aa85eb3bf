import { memberRoles } from '@learntrail/contract/groups/roles'
import type { Relation } from '@learntrail/contract/guardians/states'
import { eq } from 'drizzle-orm'
import { inTransaction } from '../../platform/database/index.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp, TestBrowser } from '../../testing/test-app.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { groups } from '../groups/groups.tables.ts'
import { inviteGuardian } from './invite.service.ts'

export const guardianPath = '/api/v2/guardian'

interface Given {
  email?: string | null
  invitedBy?: string
  groupId?: string | null
  name?: string
}

/** Invites a guardian of a child; returns the invitation and its secret. */
export async function invite(product: TestApp, childId: string, given: Given = {}) {
  const { platform } = product
  const row = { childId, inviter: 'pupil' as const, invitedBy: childId, groupId: null, name: '', email: null }
  const made = await inTransaction(platform.db, (transaction) =>
    inviteGuardian(platform, transaction, { ...row, ...given, locale: 'tw' }),
  )
  if (made === null) throw new Error('passed over')
  return { id: made.invitation.id, token: made.token }
}

/** Accepts an invitation on a device. */
export const accept = (browser: TestBrowser, token: string, change: object = {}) =>
  browser.post(`${guardianPath}/accept`, { token, name: '林先生', relation: 'father' satisfies Relation, ...change })

/** Makes a browser the device of a child's guardian, through the product's own calls. */
export async function becomeGuardian(product: TestApp, browser: TestBrowser, childId: string): Promise<TestBrowser> {
  const { token } = await invite(product, childId)
  const answer = await accept(browser, token)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return browser
}

/** Makes a class with its leader and pupils; guardians are only told of classes. */
export async function newClass(product: TestApp, leader: TestPerson, ...pupils: { id: string }[]): Promise<string> {
  const { id } = await newGroup(leader, { type: 'private' })
  await product.platform.db.update(groups).set({ type: 'teaching' }).where(eq(groups.id, id))
  for (const pupil of pupils) await place(product, id, pupil.id, memberRoles.member)
  return id
}
