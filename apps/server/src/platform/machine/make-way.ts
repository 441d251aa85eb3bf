import { setPriority } from 'node:os'

/**
 * How far whatever takes long (pictures, documents, lists, programs for strangers' files) makes way for those who wait for
 * an answer; 0 not at all, 19 entirely. One such process has several threads, each with a share of its own, so ten was a
 * third of a core; with nineteen, a large picture may not be done in its time while everybody reads.
 */
export const makesWay = 15

/** Sets how far a process makes way, for it and all that it starts from now on. */
export function makeWay(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {
    // It ended already, or the machine forbids it: then it works at the usual pace.
  }
}
