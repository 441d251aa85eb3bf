import { randomBytes, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileDurations } from '@learntrail/contract/files/limits'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { claimContent, giveUpClaim } from './content-claims.repository.ts'
import { storeFiles } from './files.service.ts'
import { files } from './files.tables.ts'
import { tidyLooseContent } from './loose-content.service.ts'
import { verifyContent } from './verify-content.service.ts'

let product: TestApp
let owner: TestPerson
beforeEach(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  // The clean-up goes by the age of files on disk, so the test clock is set to real time.
  product.clock.advance(Date.now() - product.clock.now().getTime() + fileDurations.looseBytes + 60_000)
})
afterEach(() => product.close())

const loose = () => product.platform.storage.put(randomBytes(32))
const tidy = (options?: { isMeant: boolean }) => tidyLooseContent(product.platform, options)
const isThere = async (key: string) => (await product.platform.storage.size(key)) !== undefined
async function stored(): Promise<string> {
  const [file] = await storeFiles(product.platform, owner.id, [{ name: 'a.txt', content: Buffer.from(randomUUID()) }])
  if (file === undefined) throw new Error('not stored')
  return file.sha256
}
const pathOf = (key: string) => join(product.platform.config.dataDir, 'files', key.slice(0, 2), key)

describe('content that no row names', () => {
  test('goes to the trash, and for good only when it has been there for 30 days', async () => {
    const key = await loose()
    expect(await tidy()).toMatchObject({ discarded: 1, removed: 0 })
    expect(await isThere(key)).toBe(false)
    product.clock.advance(fileDurations.trashedContent - 2 * 86_400_000)
    expect(await tidy()).toMatchObject({ removed: 0 })
    product.clock.advance(2 * 86_400_000)
    expect(await tidy()).toMatchObject({ removed: 1 })
    expect(await product.platform.storage.trash.putBack(key)).toBe(false)
  })

  test('comes back from the trash when a row names it after all', async () => {
    const key = await stored()
    const rows = await product.platform.db.select().from(files)
    await product.platform.db.delete(files)
    expect(await tidy()).toMatchObject({ discarded: 1 })
    await product.platform.db.insert(files).values(rows)
    expect(await tidy()).toMatchObject({ putBack: 1, discarded: 0 })
    expect(await isThere(key)).toBe(true)
  })

  test('stays where it is when there is too much of it, unless that is meant', async () => {
    const keys = await Promise.all(Array.from({ length: 21 }, loose))
    expect(await tidy()).toMatchObject({ discarded: 0, suspicious: 21 })
    expect((await Promise.all(keys.map(isThere))).every(Boolean)).toBe(true)
    expect(await tidy({ isMeant: true })).toMatchObject({ discarded: 21 })
  })

  test('stays while somebody is bringing it in', async () => {
    const key = await loose()
    const claim = await claimContent(product.platform.db, [key])
    expect(await tidy()).toMatchObject({ discarded: 0 })
    await giveUpClaim(product.platform.db, claim)
    expect(await tidy()).toMatchObject({ discarded: 1 })
  })
})

describe('comparing what rows name with what the storage has', () => {
  const verify = () => verifyContent(product.platform, () => undefined)

  test('finds whole what was stored', async () => {
    await stored()
    expect(await verify()).toEqual({ whole: 1, putBack: [], missing: [], damaged: [], loose: [] })
  })

  test('puts back what only the trash has', async () => {
    const key = await stored()
    await product.platform.storage.trash.put(key)
    expect(await verify()).toMatchObject({ whole: 1, putBack: [key], missing: [] })
    expect(await isThere(key)).toBe(true)
  })

  test('names what is gone, what is damaged and what nobody names', async () => {
    const [gone, damaged, strange] = [await stored(), await stored(), await loose()]
    await rm(pathOf(gone))
    await writeFile(pathOf(damaged), 'something else')
    expect(await verify()).toEqual({ whole: 0, putBack: [], missing: [gone], damaged: [damaged], loose: [strange] })
  })
})
