import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const lookEveryMs = 200

/**
 * Does `work` while no other process of this machine holds the same lock file; otherwise waits for it. A lock whose
 * process is dead is taken over. `onWait` is called once, with the id of the process waited for.
 */
export async function oneAtATime(file, work, onWait = () => undefined) {
  mkdirSync(dirname(file), { recursive: true })
  for (let told = false; !tryTake(file); told = true) {
    const holder = readHolder(file)
    if (holder !== undefined && !isAlive(holder)) {
      rmSync(file, { force: true })
      continue
    }
    if (!told) onWait(holder)
    await setTimeout(lookEveryMs)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function tryTake(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Returns the holder's process id; undefined when the file was just removed or is being written. */
function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
