import { accountDurations } from '@learntrail/contract/accounts/limits'
import { proveAgain } from '@learntrail/contract/accounts/proof'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../platform/database/index.ts'
import { bind } from '../../platform/http/bind.ts'
import { callerAddress } from '../../platform/http/caller-address.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAccount } from './accounts.repository.ts'
import { verifyPresent } from './passwords.service.ts'
import { forgetAccess } from './session-reader.service.ts'
import { setProved } from './sessions.repository.ts'

export function proofRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, proveAgain, async ({ body, person, request }) => {
    const account = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
    // A person without a password signs in again instead, which proves as much.
    if (account.passwordHash === null) return refuse('LOGIN_METHOD_CONFLICT', { values: { method: account.method } })
    const shown = { currentDigest: body.password, address: callerAddress(request) }
    await verifyPresent(platform, account.id, account.passwordHash, shown)
    const now = platform.clock.now()
    await inTransaction(platform.db, async (transaction) => {
      await setProved(transaction, person.sessionId, now)
      forgetAccess(platform, transaction, person.id)
    })
    return { until: new Date(now.getTime() + accountDurations.proof).toISOString() }
  })
}
