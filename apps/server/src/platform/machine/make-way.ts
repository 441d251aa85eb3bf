import { setPriority } from 'node:os'

/**
 * Niceness of slow work (pictures, documents, lists, programs for uploaded files), from 0 to 19, so that it gives way
 * to calls. Such a process has several threads, each with a share of its own, so 10 still took a third of a core; at 19
 * a large picture may miss its deadline while everybody is reading.
 */
export const makesWay = 15

/** Sets the niceness of a process, which everything it starts later inherits. */
export function makeWay(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // It has ended already, or the machine forbids it and it runs at normal priority.
  }
}
