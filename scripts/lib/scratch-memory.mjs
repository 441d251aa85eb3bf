import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'learntrail-tests-'
const gigabyte = 2 ** 30
const typeOfMemory = 0x01021994

/**
 * What tests write to temporary folders lies in memory from here on, in this process and those it starts, where there is
 * enough of it. A database of a hundred tables is a thousand small files: a disk takes six times as long for them. What a run
 * that was killed has left there is removed.
 */
export function scratchInMemory() {
  if (process.env.TMPDIR?.startsWith(join(memory, prefix)) || !hasRoom()) return
  for (const name of readdirSync(memory)) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) remove(join(memory, name))
  }
  const folder = join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // PostgreSQL runs as another user where we are root, and has to get in.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.on('exit', () => remove(folder))
}

/** Eight gigabytes for what lies there, four for those who work with it. */
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
