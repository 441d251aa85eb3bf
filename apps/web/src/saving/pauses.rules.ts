import type { ApiProblem } from '../api/problem.ts'

/** ms of rest after the last change before it is saved. */
export const saveAfter = 1_000
/** ms. Minimum interval between two writes to the device while typing. */
export const keepEvery = 300

const firstPause = 8_000
const longestPause = 60_000

/** Whether the same save may succeed later. */
export const mayPass = ({ status }: ApiProblem) => status === 0 || status === 429 || status >= 500

/** Returns the pause in ms after so many failures in a row, from 8 to 60 s; never shorter than the server asked for. */
export function pauseAfter(failures: number, { retryAfter = 0 }: ApiProblem): number {
  return Math.max(Math.min(firstPause * 2 ** (failures - 1), longestPause), retryAfter * 1_000)
}
