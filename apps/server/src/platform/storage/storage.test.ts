import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { markOf } from '../machine/processes.ts'
import { copyContent } from './copy-content.ts'
import { openDiskStorage } from './disk-storage.ts'
import { type S3Server, startS3Server } from './s3-server.fixture.ts'
import { openS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.remove())

interface Kind {
  openStorage: (folder: string) => Promise<Storage>
  /** Returns where the bytes of a key are stored. */
  pathOf: (folder: string, key: string) => string
}
const kinds: Record<string, Kind> = {
  'this machine’s disk': {
    openStorage: (folder) => openDiskStorage(folder),
    pathOf: (folder, key) => join(folder, key.slice(0, 2), key),
  },
  'an S3-compatible store': {
    openStorage: (folder) => openS3Storage(s3.settings, folder),
    pathOf: (_folder, key) => s3.pathOf(key),
  },
}
const streamOf = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)))
const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

describe.each(Object.entries(kinds))('%s', (_, { openStorage, pathOf }) => {
  let folder: string
  let storage: Storage
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'learntrail-storage-'))
    storage = await openStorage(folder)
  })
  afterEach(async () => {
    for (const key of await keysBefore(new Date(Date.now() + 60_000))) await storage.remove(key)
    storage.close()
    await rm(folder, { recursive: true, force: true })
  })

  const halfReceived = () => readdir(join(folder, 'incoming'))
  const keysBefore = async (moment: Date) => {
    const keys: string[] = []
    for await (const key of storage.keys(moment)) keys.push(key)
    return keys.sort()
  }

  const later = () => new Date(Date.now() + 60_000)
  const trashedBefore = async (moment: Date) => {
    const keys: string[] = []
    for await (const key of storage.trash.keys(moment)) keys.push(key)
    return keys
  }

  test('keeps what it receives under its hash, and gives it back whole and in parts', async () => {
    const received = await storage.receive(streamOf('基隆河', '上游'), 1_000)
    expect(received).toMatchObject({ bytes: 15, sha256: hashOf('基隆河上游') })
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
    expect(await keysBefore(new Date(Date.now() + 60_000))).toEqual([first.sha256])
    expect(await halfReceived()).toEqual([])
  })

  test('keeps content of many parts', async () => {
    const large = Buffer.alloc(12 * 1024 * 1024, '學習歷程')
    const key = await storage.put(large)
    expect(key).toBe(hashOf(large))
    expect(hashOf(await buffer(await storage.read(key)))).toBe(key)
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

  test('takes over a file that lies here, which stays', async () => {
    const path = join(storage.unfinished, 'upload')
    await writeFile(path, '上游')
    const received = await storage.adopt(path)
    expect(received).toMatchObject({ bytes: 6, sha256: hashOf('上游') })
    await storage.keep(received)
    expect((await buffer(await storage.read(received.sha256))).toString()).toBe('上游')
    expect(await readFile(path, 'utf8')).toBe('上游')
    await storage.drop(await storage.adopt(path, { sha256: received.sha256 }))
    expect(await halfReceived()).toEqual([])
  })

  test('names what was kept before a moment', async () => {
    const keys = [await storage.put(Buffer.from('一')), await storage.put(Buffer.from('二'))].sort()
    expect(await keysBefore(new Date(Date.now() + 60_000))).toEqual(keys)
    expect(await keysBefore(new Date(Date.now() - 60_000))).toEqual([])
  })

  test('forgets at the next start what a process that is no more left half-received, and nothing else', async () => {
    const { path } = await storage.receive(streamOf('half'), 10)
    const mark = await markOf(process.pid)
    const ofTheDead = basename(path).replace(mark, mark.replace(/\d+$/, '1'))
    await copyFile(path, join(folder, 'incoming', ofTheDead))
    await writeFile(join(storage.unfinished, 'upload'), 'half')
    const next = await openStorage(folder)
    expect(await halfReceived()).toEqual([basename(path)])
    expect(await readdir(next.unfinished)).toEqual(['upload'])
    next.close()
  })

  test('leaves alone what another machine is receiving, until it is old', async () => {
    await writeFile(join(folder, 'incoming', 'elsewhere.1.x'), 'half')
    const next = await openStorage(folder)
    await next.sweep(new Date(Date.now() - 60_000))
    expect(await halfReceived()).toEqual(['elsewhere.1.x'])
    await next.sweep(new Date(Date.now() + 60_000))
    expect(await halfReceived()).toEqual([])
    next.close()
  })

  test('keeps in the trash what is put there, out of sight, and puts it back', async () => {
    const key = await storage.put(Buffer.from('三'))
    await storage.trash.put(key)
    expect(await storage.size(key)).toBeUndefined()
    expect(await keysBefore(later())).toEqual([])
    expect(await trashedBefore(later())).toEqual([key])
    expect(await storage.trash.putBack(key)).toBe(true)
    expect((await buffer(await storage.read(key))).toString()).toBe('三')
    expect(await trashedBefore(later())).toEqual([])
    expect(await storage.trash.putBack(key)).toBe(false)
  })

  test('counts the age of what is in the trash from its coming there, and gives it up when told', async () => {
    const key = await storage.put(Buffer.from('四'))
    const before = new Date(Date.now() - 60_000)
    await storage.trash.put(key)
    expect(await trashedBefore(before)).toEqual([])
    await storage.trash.remove(key)
    expect(await trashedBefore(later())).toEqual([])
    expect(await storage.trash.putBack(key)).toBe(false)
  })

  test('says whose it is when it was told, and where it was then', async () => {
    const identity = { id: '0190d0c0-0000-7000-8000-000000000001', database: '7:16385' }
    await storage.writeIdentity(identity)
    expect(await storage.readIdentity()).toEqual({ ...identity, place: storage.place })
    expect(await keysBefore(later())).toEqual([])
  })

  test('remembers who was erased, once each, and holds none of it for content', async () => {
    const [ann, ben] = ['0190d0c0-0000-7000-8000-00000000000a', '0190d0c0-0000-7000-8000-00000000000b']
    for (const id of [ben, ann, ben]) await storage.erased.add(id)
    expect((await Array.fromAsync(storage.erased.ids())).toSorted()).toEqual([ann, ben])
    expect(await keysBefore(later())).toEqual([])
  })

  const gone = { code: 'FILE_BYTES_GONE' }

  test('refuses what it does not have', async () => {
    await expect(storage.read('0'.repeat(64))).rejects.toMatchObject(gone)
    await expect(storage.read('0'.repeat(64), { start: 0, end: 1, bytes: 2 })).rejects.toMatchObject(gone)
  })

  test('refuses what is not as long as it was, before its first byte, whole and in parts', async () => {
    const key = await storage.put(Buffer.from('1234567890'))
    await truncate(pathOf(folder, key), 5)
    await expect(storage.read(key, { bytes: 10 })).rejects.toMatchObject(gone)
    await expect(storage.read(key, { start: 0, end: 3, bytes: 10 })).rejects.toMatchObject(gone)
    await expect(storage.read(key, { start: 7, end: 9, bytes: 10 })).rejects.toMatchObject(gone)
    expect((await buffer(await storage.read(key))).toString()).toBe('12345')
  })

  test.each([
    ['cut short', 0, '12345'],
    ['changed long ago', 2 * 3_600_000, '1234x67890'],
  ])('puts bytes that were %s right when they are stored again', async (_what, age, spoiled) => {
    const key = await storage.put(Buffer.from('1234567890'))
    const path = pathOf(folder, key)
    await writeFile(path, spoiled)
    const then = new Date(Date.now() - age)
    await utimes(path, then, then)
    await storage.keep(await storage.receive(streamOf('1234567890'), 100))
    expect((await buffer(await storage.read(key))).toString()).toBe('1234567890')
    expect(await keysBefore(new Date(Date.now() - 60_000)), 'as young as what is new').toEqual([])
    expect(await halfReceived()).toEqual([])
  })

  test('takes the same unfinished file over twice', async () => {
    const path = join(storage.unfinished, 'upload')
    await writeFile(path, '下游')
    for (let time = 0; time < 2; time += 1) await storage.keep(await storage.adopt(path))
    expect((await buffer(await storage.read(hashOf('下游')))).toString()).toBe('下游')
    expect(await halfReceived()).toEqual([])
  })

  test('copies out what is as its key says, and nothing else', async () => {
    const key = await storage.put(Buffer.from('1234567890'))
    await copyContent(storage, key, join(folder, 'copy'))
    expect(await readFile(join(folder, 'copy'), 'utf8')).toBe('1234567890')
    await writeFile(pathOf(folder, key), '1234x67890')
    await expect(copyContent(storage, key, join(folder, 'other'))).rejects.toMatchObject(gone)
  })

  test('knows no size of what it does not have, and removing it is harmless', async () => {
    const nothing = '0'.repeat(64)
    expect(await storage.size(nothing)).toBeUndefined()
    await storage.remove(nothing)
    await storage.trash.put(nothing)
    await storage.trash.remove(nothing)
  })

  test.each(['../../etc/passwd', '', 'abc', 'A'.repeat(64)])('takes no key but a hash: %j', async (key) => {
    await expect(storage.read(key)).rejects.toThrow()
    await expect(storage.size(key)).rejects.toThrow()
  })
})

test('a store that is away refuses, and takes again when it is back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-storage-'))
  const storage = await openS3Storage(s3.settings, folder)
  const key = await storage.put(Buffer.from('before'))
  await s3.stop()
  const away = { code: 'STORAGE_UNAVAILABLE' }
  await expect(storage.put(Buffer.from('meanwhile'))).rejects.toMatchObject(away)
  await expect(storage.read(key)).rejects.toMatchObject(away)
  await expect(storage.size(key)).rejects.toMatchObject(away)
  expect(await readdir(join(folder, 'incoming'))).toEqual([])
  await s3.start()
  expect(await storage.put(Buffer.from('meanwhile'))).toBe(hashOf('meanwhile'))
  expect((await buffer(await storage.read(key))).toString()).toBe('before')
  storage.close()
  await rm(folder, { recursive: true, force: true })
})

test('a bucket that does not exist is a store that cannot be had', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-storage-'))
  const storage = await openS3Storage({ ...s3.settings, bucket: 'nobodys' }, folder)
  await expect(storage.put(Buffer.from('x'))).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  storage.close()
  await rm(folder, { recursive: true, force: true })
})

test('a store whose answer breaks off fails, and is not taken for whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-storage-'))
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-length': 10 })
    answer.write('12345', () => answer.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const storage = await openS3Storage({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` }, folder)
  await expect(buffer(await storage.read('0'.repeat(64)))).rejects.toThrow()
  storage.close()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

test('what a disk has belongs to its user alone, also where an earlier version left it open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'learntrail-storage-'))
  await chmod(folder, 0o755)
  const storage = await openDiskStorage(folder)
  const key = await storage.put(Buffer.from('x'))
  await storage.writeIdentity({ id: '0190d0c0-0000-7000-8000-000000000001', database: '7:16385' })
  await storage.erased.add('0190d0c0-0000-7000-8000-00000000000a')
  await storage.trash.put(key)
  const others = async (path: string) => (await stat(path)).mode & 0o077
  const all = await readdir(folder, { recursive: true })
  for (const path of ['', ...all]) expect(await others(join(folder, path)), path).toBe(0)
  expect(all.length).toBeGreaterThan(5)
  storage.close()
  await rm(folder, { recursive: true, force: true })
})
