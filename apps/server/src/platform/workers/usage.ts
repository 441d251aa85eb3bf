import { readFile } from 'node:fs/promises'

export interface Usage {
  /** Memory it holds. */
  megabytes: number
  /** Of the processor, since it began. */
  processorSeconds: number
}

/** Of these the kernel counts a hundred a second on every machine. */
const ticksASecond = 100

/** What a process uses; undefined where the system does not tell, or there is no such process. */
export async function usageOf(pid: number | undefined): Promise<Usage | undefined> {
  try {
    const [status, stat] = await Promise.all([
      readFile(`/proc/${pid}/status`, 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    // The name in brackets may hold anything; times in the program and in the kernel are the 14th and 15th field of all.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return {
      megabytes: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024,
      processorSeconds: (Number(fields[11]) + Number(fields[12])) / ticksASecond,
    }
  } catch {
    return undefined
  }
}
