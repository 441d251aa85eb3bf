import { guardianDurations } from '@learntrail/contract/guardians/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Guardian, Person } from '../../platform/access/person.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken, newToken } from '../accounts/index.ts'
import * as repository from './guardians.repository.ts'

const guardianCookie = 'learntrail_guardian'

/** Using a key writes it down at most this often. */
const extendEveryMs = 86_400_000

/** What a browser sends as the key of its guardian; undefined where it can be none. */
export function keyIn(request: FastifyRequest): Buffer | undefined {
  const token = request.cookies[guardianCookie]
  return token === undefined || token.length > 100 ? undefined : hashToken(token)
}

/** The guardian whom this device knows. */
export async function guardianOfDevice(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<string | undefined> {
  const tokenHash = keyIn(request)
  if (tokenHash === undefined) return undefined
  const key = await repository.findKey(db, tokenHash)
  const now = clock.now()
  if (key === undefined || key.kind !== 'device' || key.expiresAt <= now) return undefined
  if (now.getTime() - key.lastUsedAt.getTime() > extendEveryMs) {
    const expiresAt = new Date(now.getTime() + guardianDurations.device)
    await repository.extendKey(db, tokenHash, { lastUsedAt: now, expiresAt })
  }
  return key.guardianId
}

const isInOrder = (person: Person | null): person is Person =>
  person !== null && person.suspendedAt === null && person.deletedAt === null && !person.hasDefaultPassword

/** Whose guardian makes a call: by what the device knows, or by the account that it is signed in with. */
export function guardianReader(platform: Platform) {
  return async (request: FastifyRequest): Promise<Guardian | null> => {
    const ofDevice = await guardianOfDevice(platform, request)
    if (ofDevice !== undefined) return { id: ofDevice, way: 'link' }
    if (!isInOrder(request.person)) return null
    const ofAccount = await repository.findOfAccount(platform.db, request.person.id)
    return ofAccount === undefined ? null : { id: ofAccount, way: 'account' }
  }
}

interface KeyOf {
  guardianId: string
  kind: 'device' | 'link'
  now: Date
  /** Confirmed by opening it. */
  email?: string | null
}

/** A key of a guardian; its secret is answered once. */
export async function makeKey(transaction: Transaction, { guardianId, kind, now, email = null }: KeyOf) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + guardianDurations[kind])
  const row = { guardianId, id: newId(now.getTime()), tokenHash: hashToken(token), kind, email }
  await repository.insertKey(transaction, { ...row, createdAt: now, lastUsedAt: now, expiresAt })
  return { token, expiresAt }
}

/** Gives the browser its key: out of reach of scripts, not sent by other sites. */
export function setGuardianCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  const maxAge = guardianDurations.device / 1000
  reply.setCookie(guardianCookie, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge })
}

export const clearGuardianCookie = (reply: FastifyReply) => reply.clearCookie(guardianCookie, { path: '/' })
