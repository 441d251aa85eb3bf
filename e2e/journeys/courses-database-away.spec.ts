import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { takeDatabaseAway } from '../support/database-away.ts'
import { freePort, newDataDir, runProduct } from '../support/run-product.ts'
import { test as base, expect, People } from '../support/test.ts'
import { haveAll, isFullLength, openOneUnit, Typist } from '../support/writing-together.ts'

interface OwnProduct {
  address: string
  dataDir: string
}

/** Runs a separate product, so that no other journey loses its database. */
const test = base.extend<{ product: OwnProduct }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  product: async ({}, use) => {
    const dataDir = await newDataDir()
    const { address, end } = await runProduct(dataDir, await freePort(), { DEMO: 'off', LOG_LEVEL: 'fatal' })
    await use({ address, dataDir })
    await end()
    await rm(dataDir, { recursive: true, force: true })
  },
})

test('while the database is away two write on, are told that it is on their devices alone, and lose nothing', async ({
  browser,
  product: { address, dataDir },
}) => {
  const seconds = isFullLength ? 60 : 6
  test.setTimeout(150_000 + seconds * 1_000)
  const faults: string[] = []
  const people = new People(browser, faults, address)
  const [one, other] = [await people.member(), await people.member()]
  await openOneUnit(one, other)
  const typists = [new Typist(one.page, '一'), new Typist(other.page, '耀')]
  for (const typist of typists) await typist.type(10)
  await haveAll(typists, 30)

  const bringBack = await takeDatabaseAway(dataDir)
  await Promise.all([...typists.map((typist) => typist.typeFor(seconds)), pause(seconds * 1_000)])
  for (const { page } of typists) await expect(page.getByText('只存在這台裝置，連上線就會存好')).toBeVisible()
  await bringBack()
  await haveAll(typists, 90)
  await people.goHome()
  // Calls that need the database may answer 503 meanwhile; pages must not break.
  expect(faults.filter((fault) => !/^503 /.test(fault))).toEqual([])
})
