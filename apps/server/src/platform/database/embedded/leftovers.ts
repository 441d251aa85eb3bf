import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { whereaboutsOf } from '../../machine/processes.ts'
import type { DatabaseLog } from '../log.ts'
import { postmasterPath, readPostmasterFile } from './postmaster-file.ts'
import { readOwnNote } from './runs-as.ts'
import type { ServerPlan } from './server.ts'
import { findServerProcesses } from './server-processes.ts'
import { clearSocketDirectory, removeIfTemporary } from './socket-directory.ts'

/**
 * Signals that end a server without an owner, and milliseconds to wait after each: a fast shutdown writes a checkpoint
 * first.
 */
const waysToEnd = [
  { signal: 'SIGINT', patience: 30_000 },
  { signal: 'SIGQUIT', patience: 5_000 },
  { signal: 'SIGKILL', patience: 5_000 },
] as const
const patienceWithOrphans = 2_000

/**
 * Prepares a start: stops a server whose owner died, then removes the lock files it left. Only the holder of the owner
 * lock may call this, so no living process uses that server. Anything outside the folder is removed only if the
 * folder's own note says it is ours: in a copied folder PostgreSQL's files describe the original.
 */
export async function clearLeftovers(plan: ServerPlan, log: DatabaseLog): Promise<void> {
  const { clusterDir, socketDir } = plan
  const left = await readPostmasterFile(clusterDir)
  const note = await readOwnNote(clusterDir)
  await stopServer(plan, left?.pid, log)
  await rm(postmasterPath(clusterDir), { force: true })
  await clearSocketDirectory(socketDir)
  if (note && note.socketDir !== socketDir && (await whereaboutsOf(note.server)) === 'gone') {
    await clearSocketDirectory(note.socketDir)
    await removeIfTemporary(note.socketDir)
  }
}

async function stopServer(plan: ServerPlan, postmaster: number | undefined, log: DatabaseLog): Promise<void> {
  for (const { signal, patience } of waysToEnd) {
    const running = await findServerProcesses(plan.clusterDir, plan.user)
    if (running.length === 0) return

    log.warn({ running, signal }, 'stopping a database server whose application is gone')
    // Without the postmaster the other processes end by themselves; only stuck ones are killed.
    const addressed = running.filter((pid) => pid === postmaster || signal === 'SIGKILL')
    for (const pid of addressed) sendSignal(pid, signal)
    if (await haveEnded(plan, addressed.length > 0 ? patience : patienceWithOrphans)) return
  }
  throw new Error(`A database server in ${plan.clusterDir} does not stop.`)
}

async function haveEnded({ clusterDir, user }: ServerPlan, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if ((await findServerProcesses(clusterDir, user)).length === 0) return true
    await sleep(25)
  }
  return false
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the check and the signal.
  }
}
