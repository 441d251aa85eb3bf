import { readdir, readFile } from 'node:fs/promises'

const everyMs = 20

/** Returns the maximum memory in MB of this process's children during `work`; reads /proc, so Linux only. */
export async function peakOfChildren(work: () => Promise<unknown>): Promise<number> {
  let peak = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      for (const pid of await children()) peak = Math.max(peak, await megabytesOf(pid))
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  })()
  try {
    await work()
  } finally {
    isOver = true
    await watching
  }
  return peak
}

async function children(): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const ours = await Promise.all(
    pids.map(async (pid) => (await statusOf(pid)).match(/^PPid:\s+(\d+)/m)?.[1] === String(process.pid)),
  )
  return pids.filter((_, place) => ours[place])
}

const megabytesOf = async (pid: string) => Number((await statusOf(pid)).match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0) / 1_024
const statusOf = (pid: string) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
