import { accountDurations } from '@learntrail/contract/accounts/limits'
import { accountPaths } from '@learntrail/contract/accounts/paths'
import { deletionAsked, deletionCancelled } from '@learntrail/contract/leaving/events'
import { leavingDurations } from '@learntrail/contract/leaving/limits'
import type { Person } from '../../platform/access/person.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type Account,
  deleteOtherSessions,
  findAccount,
  findSessionStart,
  forgetAccess,
  lockAccount,
  sendMail,
  updateAccount,
  verifyPresent,
} from '../accounts/index.ts'
import { isBeingErased } from './leaving.repository.ts'
import { cancelledMail, deletionMail } from './leaving-mails.texts.ts'

type Leaving = Pick<Person, 'id' | 'sessionId'>

interface Asking {
  /** Digest of the password. */
  password: string | undefined
  address: string
}

/** The moment from which the deletion can no longer be cancelled. */
function endOf(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + accountDurations.deletionBuffer)
}

/** Starts the 14 days: the person and what they made become invisible to everybody else at once. */
export async function askForDeletion(platform: Platform, person: Leaving, asking: Asking) {
  const known = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  if (known.deletedAt !== null) refuse('DELETION_ALREADY_ASKED')
  await prove(platform, known, person, asking)
  const now = platform.clock.now()
  const endsAt = endOf(now)
  await inTransaction(platform.db, async (transaction) => {
    const held = (await lockAccount(transaction, person.id)) ?? refuse('NOT_AUTHENTICATED')
    if (held.deletedAt !== null) refuse('DELETION_ALREADY_ASKED')
    // The password was changed after it was compared, perhaps by a person with access to the mailbox.
    if (held.passwordHash !== known.passwordHash) refuse('INCORRECT_PASSWORD')
    await updateAccount(transaction, person.id, { deletedAt: now })
    await deleteOtherSessions(transaction, person.id, person.sessionId)
    forgetAccess(platform, transaction, person.id)
    await platform.events.record(transaction, deletionAsked, { actorId: person.id, subjectId: person.id, at: now })
    const { email, locale } = held
    if (email === null) return
    const link = `${platform.config.publicUrl}${accountPaths.deleted}`
    await platform.jobs.enqueue(transaction, sendMail, deletionMail(locale, email, { endsAt, link }))
  })
  return { deletedAt: now.toISOString(), endsAt: endsAt.toISOString() }
}

/** Requires the password or, for an account without one, a recent sign-in. */
async function prove(
  platform: Platform,
  { id, passwordHash, method }: Account,
  { sessionId }: Leaving,
  { password, address }: Asking,
): Promise<void> {
  if (passwordHash !== null) return verifyPresent(platform, id, passwordHash, { currentDigest: password, address })
  const signedInAt = (await findSessionStart(platform.db, sessionId)) ?? refuse('NOT_AUTHENTICATED')
  const isFresh = platform.clock.now().getTime() - signedInAt.getTime() <= leavingDurations.freshSignIn
  if (!isFresh) refuse('FRESH_SIGN_IN_REQUIRED', { values: { method } })
}

/** Makes the account visible again, as it was before the request. Refuses DELETION_OVER after the 14 days. */
export async function cancelDeletion(platform: Platform, { id }: Leaving): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const { deletedAt, email, locale } = (await lockAccount(transaction, id)) ?? refuse('NOT_AUTHENTICATED')
    if (deletedAt === null) return refuse('NOT_BEING_DELETED')
    const at = platform.clock.now()
    if (at >= endOf(deletedAt) || (await isBeingErased(transaction, id))) refuse('DELETION_OVER')
    await updateAccount(transaction, id, { deletedAt: null })
    forgetAccess(platform, transaction, id)
    await platform.events.record(transaction, deletionCancelled, { actorId: id, subjectId: id, at })
    if (email !== null) await platform.jobs.enqueue(transaction, sendMail, cancelledMail(locale, email))
  })
}
