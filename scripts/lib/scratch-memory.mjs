import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'learntrail-tests-'
const gigabyte = 2 ** 30
const typeOfMemory = 0x01021994

/**
 * Puts the temporary folders of this process and its children into memory, if there is enough: a database of a hundred
 * tables is a thousand small files, which take six times as long on a disk. Also removes what killed runs left there.
 */
export function scratchInMemory() {
  if (process.env.TMPDIR?.startsWith(join(memory, prefix)) || !hasRoom()) return
  for (const name of readdirSync(memory)) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) remove(join(memory, name))
  }
  const folder = join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // When run as root, PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.on('exit', () => remove(folder))
}

/** Requires 8 GB for the files, and 4 GB more for the programs that use them. */
function hasRoom() {
  try {
    const { type, bavail, bsize } = statfsSync(memory)
    return type === typeOfMemory && bavail * bsize > 8 * gigabyte && freemem() > 12 * gigabyte
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch ({ code }) {
    return code === 'EPERM'
  }
}

const remove = (folder) => rmSync(folder, { recursive: true, force: true })
