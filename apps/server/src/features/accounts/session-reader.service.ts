import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { FastifyRequest } from 'fastify'
import { askedToMend } from '../../platform/access/mending.ts'
import type { Person } from '../../platform/access/person.ts'
import { afterCommit, databaseFailure, type Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { subscriptionAt } from './plans.rules.ts'
import { staffLevelOf } from './roles.rules.ts'
import { type KnownSession, SessionCache } from './session-cache.memory.ts'
import { sessionOf } from './session-cookie.http.ts'
import { hashToken } from './session-token.rules.ts'
import { extendSession, findSessionFacts, type SessionFacts } from './sessions.repository.ts'

/** One cache per process: calls and jobs have different connections but share the configuration. */
const caches = new WeakMap<Platform['config'], SessionCache>()

function cacheOf(platform: Platform): SessionCache {
  const known = caches.get(platform.config)
  if (known !== undefined) return known
  const cache = new SessionCache()
  caches.set(platform.config, cache)
  platform.realtime.onAccessChanged((accountId) => cache.dropAccount(accountId))
  return cache
}

/**
 * Drops an account's cached facts on every node once the change is committed. Call it with every change that access
 * depends on.
 */
export function forgetAccess(platform: Platform, change: Queryable, accountId: string): void {
  cacheOf(platform)
  afterCommit(change, () => platform.realtime.accessChanged(accountId))
}

/** A session is extended at most this often, so that most reads write nothing. */
const extendEveryMs = 10 * 60_000

/**
 * Returns a reader that turns a request's cookie into the person making the call; null for a guest or a forged, ended
 * or expired session.
 */
export function sessionReader(platform: Platform) {
  const cache = cacheOf(platform)
  return async (request: FastifyRequest): Promise<Person | null> => {
    const token = sessionOf(request)
    if (token === undefined) return null
    const now = platform.clock.now()
    const known = cache.get(token, now.getTime())
    if (known !== undefined && known.expiresAt > now) return personOf(platform, known, now)
    const found = await findSessionFacts(platform.pool, hashToken(token), now)
    if (found === undefined) return null
    const facts = { ...found, mends: found.suspendedAt === null ? [] : await mendsOf(platform, found.accountId) }
    if (now.getTime() - facts.lastSeenAt.getTime() > extendEveryMs) {
      await extend(platform, facts, now)
    }
    cache.set(token, facts, now.getTime())
    return personOf(platform, facts, now)
  }
}

async function extend({ db }: Platform, facts: SessionFacts, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + accountDurations.session)
  try {
    await extendSession(db, facts.sessionId, now, expiresAt)
    facts.expiresAt = expiresAt
  } catch (error) {
    // A database that rejects writes for a while can still be read: the session keeps its present end.
    if (databaseFailure(error) === undefined) throw error
  }
}

async function mendsOf({ declared, db }: Platform, accountId: string): Promise<string[]> {
  return (await Promise.all(declared.of(askedToMend).map((asked) => asked(db, accountId)))).flat()
}

function personOf({ config }: Platform, facts: KnownSession, now: Date): Person {
  return {
    id: facts.accountId,
    sessionId: facts.sessionId,
    staffLevel: staffLevelOf(facts.role),
    isFilled: facts.isFilled,
    hasDefaultPassword: facts.isDefaultPassword,
    isMember: facts.isFilled && !facts.isDefaultPassword,
    features: subscriptionAt(config.planFeatures, now, facts).features,
    schoolPermissions: facts.schoolPermissions,
    wholeSchools: facts.wholeSchools,
    deletedAt: facts.deletedAt,
    suspendedAt: facts.suspendedAt,
    mends: facts.mends,
    hasProof: now.getTime() - facts.provedAt.getTime() <= accountDurations.proof,
  }
}
