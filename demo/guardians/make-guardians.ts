import {
  acceptInvitation,
  findOfAccount,
  inviteGuardian,
  keepInAccount,
} from '../../apps/server/src/features/guardians/demo.ts'
import { inTransaction } from '../../apps/server/src/platform/database/index.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'

/** The mother of a pupil of the class, who keeps it in her account. Again changes nothing. */
export async function makeGuardians({ platform, calendar }: Making, ids: Ids): Promise<void> {
  const [child, mother, teacher] = [idOf(ids, 'rain'), actor(idOf(ids, 'mei')), idOf(ids, 'chen')]
  if ((await findOfAccount(platform.db, mother.id)) !== undefined) return
  const then = platformAt(platform, calendar.daysAgo(60))
  const found = await platform.pool.query<{ id: string }>(`select id from groups where handle = 'neihu-203'`)
  const by = { inviter: 'teacher' as const, invitedBy: teacher, groupId: found.rows[0]?.id ?? null }
  const invited = await inTransaction(platform.db, (transaction) =>
    inviteGuardian(then, transaction, { ...by, childId: child, name: '吳美華', email: null, locale: 'tw' }),
  )
  if (invited === null) throw new Error('the mother was not invited')
  const said = { name: '吳美華', relation: 'mother' as const, email: null, isWeekly: false, locale: 'tw' as const }
  const accepting = { ...said, token: invited.token, address: '' }
  const { guardianId } = await acceptInvitation(then, accepting, { person: mother, guardianId: undefined })
  await keepInAccount(then, { id: guardianId, way: 'link' }, mother)
}
