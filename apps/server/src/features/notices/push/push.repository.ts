import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { pushDevices, pushKeys } from './push.tables.ts'

type Device = typeof pushDevices.$inferSelect

/** Stores the keys unless some exist: nodes that start together share those of the first. */
export async function keepKeys(db: Queryable, keys: { publicKey: string; privateKey: string }): Promise<void> {
  await db.insert(pushKeys).values(keys).onConflictDoNothing()
}

export async function findKeys(db: Queryable) {
  return (await db.select().from(pushKeys))[0]
}

export async function listDevices(db: Queryable, accountId: string): Promise<Device[]> {
  const ofThem = eq(pushDevices.accountId, accountId)
  return db.select().from(pushDevices).where(ofThem).orderBy(desc(pushDevices.addedAt))
}

export async function hasDevice(db: Queryable, accountId: string): Promise<boolean> {
  return (await db.$count(pushDevices, eq(pushDevices.accountId, accountId))) > 0
}

/** Stores a device. A browser in which another person signed in becomes theirs. */
export async function saveDevice(transaction: Transaction, device: Omit<Device, 'lastSuccessAt'>): Promise<void> {
  const { token: _, ...changed } = device
  await transaction
    .insert(pushDevices)
    .values(device)
    .onConflictDoUpdate({
      target: pushDevices.token,
      set: {
        ...changed,
        addedAt: sql`case when ${pushDevices.accountId} = ${device.accountId} then ${pushDevices.addedAt} else excluded.added_at end`,
        lastSuccessAt: sql`case when ${pushDevices.accountId} = ${device.accountId} then ${pushDevices.lastSuccessAt} end`,
      },
    })
}

const isOf = (accountId: string, token: string) =>
  and(eq(pushDevices.accountId, accountId), eq(pushDevices.token, token))

export async function findDevice(db: Queryable, accountId: string, token: string): Promise<Device | undefined> {
  return (await db.select().from(pushDevices).where(isOf(accountId, token)))[0]
}

export async function removeDevice(db: Queryable, accountId: string, token: string): Promise<void> {
  await db.delete(pushDevices).where(isOf(accountId, token))
}

export async function markSuccess(db: Queryable, token: string, lastSuccessAt: Date): Promise<void> {
  await db.update(pushDevices).set({ lastSuccessAt }).where(eq(pushDevices.token, token))
}
