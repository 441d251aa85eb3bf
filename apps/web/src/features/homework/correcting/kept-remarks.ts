import { draftNames } from '../../../ui/keep-draft.ts'

/** How the names begin under which an account's remarks are on the device. */
export const keptRemarks = (accountId: string) => `homework-remark.${accountId}.`

/** Work whose remarks a window that was closed may have left on the device. */
export function worksWithRemarks(accountId: string): string[] {
  const start = keptRemarks(accountId)
  return [...new Set(draftNames(start).map((name) => name.slice(start.length).split('~', 1)[0] ?? ''))]
}
