import type { ApiProblem } from '../api/problem.ts'

/** Hands rest this long before their words are sent. */
export const saveAfter = 1_000
/** While somebody types on, this device writes it down no more often than this. */
export const keepEvery = 300

const firstPause = 8_000
const longestPause = 60_000

/** Whether the same words may be taken later. */
export const mayPass = ({ status }: ApiProblem) => status === 0 || status === 429 || status >= 500

/** How long to wait after so many failures in a row: longer each time, and never shorter than the server asked for. */
export function pauseAfter(failures: number, { retryAfter = 0 }: ApiProblem): number {
  return Math.max(Math.min(firstPause * 2 ** (failures - 1), longestPause), retryAfter * 1_000)
}
