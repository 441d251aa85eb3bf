import { draftNames } from '../../../ui/keep-draft.ts'

/** Prefix of the names under which an account's remarks are kept on the device. */
export const keptRemarks = (accountId: string) => `homework-remark.${accountId}.`

/** Returns the ids of hand-ins whose remarks a closed window may have left on the device. */
export function worksWithRemarks(accountId: string): string[] {
  const start = keptRemarks(accountId)
  return [...new Set(draftNames(start).map((name) => name.slice(start.length).split('~', 1)[0] ?? ''))]
}
