import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { giveBack } from '../../../platform/storage/give-back.ts'
import { GatheringWriter } from './gathering.writer.ts'

let folder: string
let file: FileHandle
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learntrail-writer-'))
  file = await open(join(folder, 'file'), 'w+')
})
afterEach(async () => {
  await file.close()
  await rm(folder, { recursive: true, force: true })
})

test('writes everything in order from its place on, and gives the memory of what is written back', async () => {
  const content = randomBytes(2_000_000)
  const chunks = Array.from({ length: 20 }, (_, index) =>
    Buffer.from(content.subarray(index * 100_000, (index + 1) * 100_000)),
  )
  const writer = new GatheringWriter(file, 5, giveBack)
  for (const chunk of chunks) await writer.add(chunk)
  await writer.end()
  expect(writer.at).toBe(2_000_005)
  expect((await readFile(join(folder, 'file'))).subarray(5).equals(content)).toBe(true)
  expect(chunks.map(({ length }) => length)).toEqual(chunks.map(() => 0))
})

test('leaves alone what is only a part of something', async () => {
  const content = randomBytes(1_000)
  const writer = new GatheringWriter(file, 0, giveBack)
  await writer.add(content.subarray(0, 500))
  await writer.add(content.subarray(500))
  await writer.end()
  expect((await readFile(join(folder, 'file'))).equals(content)).toBe(true)
})

test('says what the disk met, and says it again', async () => {
  const readOnly = await open(join(folder, 'file'), 'r')
  const writer = new GatheringWriter(readOnly, 0)
  await writer.add(Buffer.from('x')).catch(() => undefined)
  await expect(writer.end()).rejects.toMatchObject({ code: 'EBADF' })
  await expect(writer.add(Buffer.from('y'))).rejects.toMatchObject({ code: 'EBADF' })
  await readOnly.close()
})
