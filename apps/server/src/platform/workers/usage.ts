import { readFile } from 'node:fs/promises'

export interface Usage {
  /** Resident memory. */
  megabytes: number
  /** Since the process started. */
  processorSeconds: number
}

/** The kernel reports times in units of 1/100 second on every machine. */
const ticksASecond = 100

/** Returns what a process uses; undefined if the system does not tell, or there is no such process. */
export async function usageOf(pid: number | undefined): Promise<Usage | undefined> {
  try {
    const [status, stat] = await Promise.all([
      readFile(`/proc/${pid}/status`, 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    // The name in parentheses may contain anything; user and system time are fields 14 and 15 of the line.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return {
      megabytes: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024,
      processorSeconds: (Number(fields[11]) + Number(fields[12])) / ticksASecond,
    }
  } catch {
    return undefined
  }
}
