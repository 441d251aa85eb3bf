import {
  acceptInvitation,
  findOfAccount,
  inviteGuardian,
  keepInAccount,
} from '../../apps/server/src/features/guardians/demo.ts'
import type { Person } from '../../apps/server/src/platform/access/person.ts'
import { inTransaction } from '../../apps/server/src/platform/database/index.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { people } from '../people/people.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'

/** Makes the mother of a student of the class and of her brother guardian of both. Idempotent. */
export async function makeGuardians({ platform, calendar }: Making, ids: Ids): Promise<void> {
  const [child, brother, mother] = [idOf(ids, 'rain'), idOf(ids, 'feng'), actor(idOf(ids, 'mei'))]
  if ((await findOfAccount(platform.db, mother.id)) !== undefined) return
  const then = platformAt(platform, calendar.daysAgo(60))
  const found = await platform.pool.query<{ id: string }>(`select id from groups where handle = 'neihu-203'`)
  const byTeacher = { inviter: 'teacher' as const, invitedBy: idOf(ids, 'chen'), groupId: found.rows[0]?.id ?? null }
  const byPupil = { inviter: 'pupil' as const, invitedBy: brother, groupId: null }
  const guardianId = await join(then, mother, { ...byTeacher, childId: child, email: people.mei.email })
  await join(then, mother, { ...byPupil, childId: brother, email: null }, guardianId)
  await keepInAccount(then, { id: guardianId, way: 'link' }, mother)
}

type Invited = Omit<Parameters<typeof inviteGuardian>[2], 'name' | 'locale'>

async function join(platform: Platform, mother: Person, invited: Invited, known?: string): Promise<string> {
  const made = await inTransaction(platform.db, (transaction) =>
    inviteGuardian(platform, transaction, { ...invited, name: '吳美華', locale: 'tw' }),
  )
  if (made === null) throw new Error('the mother was not invited')
  const said = { name: '吳美華', relation: 'mother' as const, email: null, isWeekly: false, locale: 'tw' as const }
  const accepting = { ...said, token: made.token, address: '' }
  return (await acceptInvitation(platform, accepting, { person: mother, guardianId: known })).guardianId
}
