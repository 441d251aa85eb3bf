import { createHash } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClock } from '../../testing/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openDiskStorage } from '../storage/disk-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { checkIdentity, refuseClaim, replaceOriginal, standBeside } from './check-identity.ts'
import { productIdentity } from './identity.tables.ts'

/** A database with a storage whose content it names, and a second database that names nothing. */
let product: TestDatabase & { storage: Storage }
let empty: TestDatabase
const clock = new TestClock()
const folders: string[] = []
beforeEach(async () => {
  const storage = await emptyStorage()
  product = { ...(await createTestDatabase()), storage }
  await storage.put(Buffer.from('基隆河'))
  empty = await createTestDatabase()
})
afterEach(async () => {
  await product.drop()
  await empty.drop()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function emptyStorage(): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-storage-'))
  folders.push(folder)
  return openDiskStorage(folder)
}
const named = createHash('sha256').update('基隆河').digest('hex')
const ofProduct = (storage: Storage = product.storage) => ({
  pool: product.pool,
  storage,
  clock,
  content: {
    isAnyNamed: async () => true,
    findLoose: async (keys: string[]) => keys.filter((key) => key !== named),
  },
})
const ofEmpty = (storage: Storage = product.storage) => ({
  pool: empty.pool,
  storage,
  clock,
  content: { isAnyNamed: async () => false, findLoose: async (keys: string[]) => keys },
})
const idIn = async ({ db }: Pick<TestDatabase, 'db'>) => (await db.select().from(productIdentity))[0]?.id

test('a first start makes one identity for both sides, and each further start finds it', async () => {
  const storage = await emptyStorage()
  await checkIdentity(ofEmpty(storage))
  const id = await idIn(empty)
  expect(id).toBeDefined()
  expect(await storage.readIdentity()).toMatchObject({ id })
  await checkIdentity(ofEmpty(storage))
  expect(await idIn(empty)).toBe(id)
})

test('of two nodes that make their first start together, each with a folder of its own, one is refused', async () => {
  const starts = await Promise.allSettled([
    checkIdentity(ofEmpty(await emptyStorage())),
    checkIdentity(ofEmpty(await emptyStorage())),
  ])
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a product older than identities gets one, because its database knows its content', async () => {
  await checkIdentity(ofProduct())
  expect(await product.storage.readIdentity()).toMatchObject({ id: await idIn(product) })
})

test('the wrong database beside a storage is refused, before and after the storage was told whose it is', async () => {
  await expect(checkIdentity(ofEmpty())).rejects.toThrow('The database is empty')
  await checkIdentity(ofProduct())
  await expect(checkIdentity(ofEmpty())).rejects.toThrow('The database is empty')
  expect(await idIn(empty)).toBeUndefined()
})

test('a database that has an identity of its own is refused beside another’s storage', async () => {
  await checkIdentity(ofProduct())
  await checkIdentity(ofEmpty(await emptyStorage()))
  await expect(checkIdentity(ofEmpty())).rejects.toThrow('belong to another product')
})

test('the wrong storage beside a database is refused', async () => {
  const storage = await emptyStorage()
  await expect(checkIdentity(ofProduct(storage))).rejects.toThrow('is empty, and the database has its files elsewhere')
  await storage.put(Buffer.from('somebody else’s'))
  await expect(checkIdentity(ofProduct(storage))).rejects.toThrow('knows none of the files')
  expect(await storage.readIdentity()).toBeUndefined()
})

/** Puts both in the state after a restored dump: the same rows in another database. */
async function restored(): Promise<void> {
  await checkIdentity(ofProduct())
  const [row] = await product.db.select().from(productIdentity)
  if (row === undefined) throw new Error('no identity')
  await empty.db.insert(productIdentity).values(row)
}

test('a copy of the database starts only when told that it takes the original’s place; then the original is refused', async () => {
  await restored()
  await expect(checkIdentity(ofEmpty())).rejects.toThrow('This database is a copy')
  await replaceOriginal(ofEmpty())
  await checkIdentity(ofEmpty())
  await expect(checkIdentity(ofProduct())).rejects.toThrow('This database is a copy')
})

test('a copy beside the original needs a storage of its own, and becomes another product', async () => {
  await restored()
  await expect(standBeside(ofEmpty())).rejects.toThrow('Copy it first')
  const copy = await emptyStorage()
  await copyFile(join(product.storage.place, 'identity.json'), join(copy.place, 'identity.json'))
  await standBeside(ofEmpty(copy))
  await checkIdentity(ofEmpty(copy))
  await checkIdentity(ofProduct())
  expect(await idIn(empty)).not.toBe(await idIn(product))
  expect(await empty.db.select().from(productIdentity).where(eq(productIdentity.isOne, true))).toHaveLength(1)
})

test('a database that knows none of its files cannot claim a storage', async () => {
  await expect(refuseClaim(ofEmpty())).rejects.toThrow('The database is empty')
  await refuseClaim(ofProduct())
  await refuseClaim(ofEmpty(await emptyStorage()))
  await product.storage.put(Buffer.from('淡水河'))
  await refuseClaim(ofProduct())
  const storage = await emptyStorage()
  await storage.put(Buffer.from('somebody else’s'))
  await expect(refuseClaim(ofProduct(storage))).rejects.toThrow('knows none of the files')
})
