import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOrMakeKeyFile } from './key-file.ts'
import { newSealingKey, sealingKeys } from './sealing.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'key-file-'))
  path = join(folder, 'sealing-key')
})

afterEach(() => rm(folder, { recursive: true }))

test('a first start makes a key that the next one reads, and that only its owner may read', async () => {
  const made = await readOrMakeKeyFile(path)
  expect(sealingKeys(made)).toHaveLength(1)
  expect(await readOrMakeKeyFile(path)).toBe(made)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['sealing-key'])
})

test('of many that start at once all have the same key', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => readOrMakeKeyFile(path)))
  expect(new Set(keys).size).toBe(1)
  expect(await readOrMakeKeyFile(path)).toBe(keys[0])
  expect(await readdir(folder)).toEqual(['sealing-key'])
})

test('keys that somebody put there are read, the newest first, and left as they are', async () => {
  const given = `${newSealingKey()},${newSealingKey()}`
  await writeFile(path, `${given}\n`)
  expect(await readOrMakeKeyFile(path)).toBe(given)
})

test('where no file can be made, it says so', async () => {
  await expect(readOrMakeKeyFile(join(folder, 'missing', 'sealing-key'))).rejects.toThrow('ENOENT')
})
