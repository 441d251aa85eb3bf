import { guardianDurations } from '@learntrail/contract/guardians/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Guardian, Person } from '../../platform/access/person.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken, newToken } from '../accounts/index.ts'
import * as repository from './guardians.repository.ts'

const guardianCookie = 'learntrail_guardian'

/** The use of a key is recorded at most once in this time. */
const extendEveryMs = 86_400_000

/** Returns the hash of the key in the browser's cookie; undefined if it cannot be one. */
export function keyIn(request: FastifyRequest): Buffer | undefined {
  const token = request.cookies[guardianCookie]
  return token === undefined || token.length > 100 ? undefined : hashToken(token)
}

/** Returns the guardian that this device belongs to, and extends its key. */
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

/** Returns a function that finds the guardian making a call: by the device's key, or by the signed-in account. */
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
  /** The address that opening the link confirms. */
  email?: string | null
}

/** Makes a key for a guardian; its secret is returned only here. */
export async function makeKey(transaction: Transaction, { guardianId, kind, now, email = null }: KeyOf) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + guardianDurations[kind])
  const row = { guardianId, id: newId(now.getTime()), tokenHash: hashToken(token), kind, email }
  await repository.insertKey(transaction, { ...row, createdAt: now, lastUsedAt: now, expiresAt })
  return { token, expiresAt }
}

/** Sets the key as a cookie that scripts cannot read and other sites do not send. */
export function setGuardianCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  const maxAge = guardianDurations.device / 1000
  reply.setCookie(guardianCookie, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge })
}

export const clearGuardianCookie = (reply: FastifyReply) => reply.clearCookie(guardianCookie, { path: '/' })
