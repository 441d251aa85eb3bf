import type pg from 'pg'
import { readConfig } from '../../apps/server/src/config.ts'
import { updateAccount } from '../../apps/server/src/features/accounts/accounts.repository.ts'
import { createAccount } from '../../apps/server/src/features/accounts/create-account.service.ts'
import { startSession } from '../../apps/server/src/features/accounts/start-session.service.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { databaseOver, inTransaction } from '../../apps/server/src/platform/database/database.ts'
import { createEvents } from '../../apps/server/src/platform/events/index.ts'
import { createJobs } from '../../apps/server/src/platform/jobs/jobs.ts'
import { silentLog } from '../../apps/server/src/testing/silent-log.ts'

const nobodyListens = { told: () => undefined, accessChanged: () => undefined }

/** Makes people with a filled profile and a session each; their account names begin with `prefix`. */
export async function makeAccounts(
  pool: pg.Pool,
  count: number,
  prefix = 'writer',
): Promise<{ accountId: string; token: string }[]> {
  const db = databaseOver(pool)
  const events = createEvents({ db, jobs: await createJobs(pool, silentLog), clock: systemClock, log: silentLog })
  const config = readConfig({})
  const now = new Date()
  const accounts: { accountId: string; token: string }[] = []
  for (let number = 1; number <= count; number += 1) {
    const accountId = await inTransaction(db, async (transaction) => {
      const username = `${prefix}${number}`
      const id = await createAccount({ config, events }, transaction, {
        role: 'student',
        email: `${username}@bench.test`,
        username,
        passwordHash: 'none: nobody logs in with it',
        locale: 'tw',
        now,
      })
      await updateAccount(transaction, id, {
        emailVerifiedAt: now,
        termsAcceptedAt: now,
        profileFilledAt: now,
        displayName: `同學${number}`,
        fullName: '王小明',
      })
      return id
    })
    const token = await startSession(
      { pool, events, realtime: nobodyListens },
      { accountId, origin: { device: '', address: '' }, now },
    )
    accounts.push({ accountId, token })
  }
  return accounts
}
