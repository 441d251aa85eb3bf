import { execFile } from 'node:child_process'
import type { BigIntStats } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { SystemUser } from './system-user.ts'

const execute = promisify(execFile)

/**
 * Returns the pids of the PostgreSQL processes that serve a cluster, whoever started them. A pid in a file proves
 * nothing (the process may be dead, a zombie or another program by now, and the file may have come with a copied
 * folder). Instead this looks for processes whose working directory is the cluster, as that of every PostgreSQL process
 * is.
 */
export async function findServerProcesses(clusterDir: string, user: SystemUser | undefined): Promise<number[]> {
  if (process.platform !== 'linux') return findInProcessList(clusterDir)

  const cluster = await stat(clusterDir, { bigint: true }).catch(() => undefined)
  if (cluster === undefined) return []
  const postgresPids = await findByName('postgres')
  const answers = await Promise.all(postgresPids.map((pid) => worksIn(pid, cluster)))
  const serving = postgresPids.filter((_, index) => answers[index] === true)
  const hidden = postgresPids.filter((_, index) => answers[index] === 'hidden')
  return [...serving, ...(await askAsUser(hidden, clusterDir, user))].map(Number)
}

async function findByName(name: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))
  const names = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')))
  return pids.filter((_, index) => names[index]?.trim() === name)
}

/**
 * Compares the folder itself and not its path, which may name another folder in another container. A zombie has no
 * working directory. `hidden` means that we may not look.
 */
async function worksIn(pid: string, folder: BigIntStats): Promise<boolean | 'hidden'> {
  try {
    const place = await stat(`/proc/${pid}/cwd`, { bigint: true })
    return place.dev === folder.dev && place.ino === folder.ino
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? 'hidden' : false
  }
}

const keepThoseIn = 'dir=$1; shift; for pid; do [ "/proc/$pid/cwd" -ef "$dir" ] && echo "$pid"; done; true'

/**
 * Checks the hidden processes as the user that runs PostgreSQL: in a container even root may not inspect another user's
 * process, but that user may.
 */
async function askAsUser(pids: string[], clusterDir: string, user: SystemUser | undefined): Promise<string[]> {
  if (pids.length === 0 || !user) return []
  const { stdout } = await execute('sh', ['-c', keepThoseIn, 'sh', clusterDir, ...pids], { ...user, cwd: '/' })
  return stdout.split('\n').filter(Boolean)
}

/**
 * Searches the process list on systems without /proc, where only a server's first process shows its cluster in its
 * command line.
 */
async function findInProcessList(clusterDir: string): Promise<number[]> {
  const { stdout } = await execute('ps', ['-axo', 'pid=,command='])
  return stdout
    .split('\n')
    .filter((line) => line.includes('postgres') && line.includes(`-D ${clusterDir}`))
    .map((line) => Number.parseInt(line, 10))
}
