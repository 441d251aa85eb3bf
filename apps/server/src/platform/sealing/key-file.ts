import { randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { flushFolder } from '../storage/flush-folder.ts'
import { newSealingKey, type SealingKeys, sealingKeys } from './sealing.ts'

/** Returns the configured keys, or else those of the file in the data directory, which is made at the first start. */
export async function openSealing({
  sealingKeys: ofSetting,
  dataDir,
}: {
  sealingKeys: SealingKeys | undefined
  dataDir: string
}): Promise<SealingKeys> {
  return ofSetting ?? sealingKeys(await readOrMakeKeyFile(join(dataDir, 'sealing.key')))
}

/**
 * Returns the keys in this file, in the form of the setting. If the file does not exist, it is made with a new key and
 * flushed to disk first. Processes that start at the same time all get the key of the first.
 */
export async function readOrMakeKeyFile(path: string): Promise<string> {
  return (await readKeyFile(path)) ?? (await makeKeyFile(path))
}

async function readKeyFile(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * Makes the file and names it only when complete: half a key after a power cut would be kept and could decrypt nothing.
 */
async function makeKeyFile(path: string): Promise<string> {
  const unfinished = `${path}.${randomUUID()}`
  const key = newSealingKey()
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(`${key}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(unfinished, path)
    await flushFolder(dirname(path))
    return key
  } catch (error) {
    const others = hasCode(error, 'EEXIST') ? await readKeyFile(path) : undefined
    if (others === undefined) throw error
    return others
  } finally {
    await rm(unfinished, { force: true })
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
