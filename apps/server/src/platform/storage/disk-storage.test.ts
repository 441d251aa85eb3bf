import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDiskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learntrail-storage-'))
  storage = await openDiskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const halfReceived = () => readdir(join(folder, 'incoming'))
const streamOf = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)))

test('keeps what it receives under its hash, and gives it back whole and in parts', async () => {
  const received = await storage.receive(streamOf('基隆河', '上游'), 1_000)
  expect(received).toMatchObject({ bytes: 15, sha256: createHash('sha256').update('基隆河上游').digest('hex') })
  await storage.keep(received)
  expect((await buffer(await storage.read(received.sha256))).toString()).toBe('基隆河上游')
  expect((await buffer(await storage.read(received.sha256, { start: 3, end: 8 }))).toString()).toBe('隆河')
  expect(await storage.size(received.sha256)).toBe(15)
  expect(await halfReceived()).toEqual([])
})

test('keeps the same content once', async () => {
  const [first, second] = [await storage.receive(streamOf('同'), 10), await storage.receive(streamOf('同'), 10)]
  await storage.keep(first)
  await storage.keep(second)
  expect(await storage.put(Buffer.from('同'))).toBe(first.sha256)
  expect(await readdir(join(folder, first.sha256.slice(0, 2)))).toEqual([first.sha256])
})

test('takes as many bytes as allowed and not one more, and leaves nothing of what was too much', async () => {
  await storage.drop(await storage.receive(streamOf('12345', '67890'), 10))
  await expect(storage.receive(streamOf('12345', '678901'), 10)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  expect(await halfReceived()).toEqual([])
})

test('leaves nothing of a stream that breaks', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('connection lost')
    })(),
  )
  await expect(storage.receive(broken, 1_000)).rejects.toThrow('connection lost')
  expect(await halfReceived()).toEqual([])
})

test('forgets at the next start what a crash left half-received', async () => {
  await writeFile(join(folder, 'incoming', 'half'), 'half')
  await openDiskStorage(folder)
  expect(await halfReceived()).toEqual([])
})

test('knows no size of what it does not have, and removing it is harmless', async () => {
  const nothing = '0'.repeat(64)
  expect(await storage.size(nothing)).toBeUndefined()
  await storage.remove(nothing)
})

test.each(['../../etc/passwd', '', 'abc', 'A'.repeat(64)])('takes no key but a hash: %j', async (key) => {
  await expect(storage.read(key)).rejects.toThrow('not a content hash')
})
