import { readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { withReason } from './issue.rules.ts'

/** For what somebody gave points in a group lately, kept on this device. */
export interface LastIssue {
  points: number
  /** The newest first. */
  reasons: string[]
}

const nameOf = (accountId: string, groupId: string) => `points.${accountId}.${groupId}`

export function lastIssue(accountId: string, groupId: string): LastIssue {
  const { points, reasons } = readDraft<LastIssue>(nameOf(accountId, groupId))
  return {
    points: typeof points === 'number' ? points : 1,
    reasons: Array.isArray(reasons) ? reasons.filter((one) => typeof one === 'string') : [],
  }
}

export function rememberIssue(
  accountId: string,
  groupId: string,
  { points, reason }: { points: number; reason: string },
) {
  const { reasons } = lastIssue(accountId, groupId)
  writeDraft(nameOf(accountId, groupId), { points, reasons: withReason(reasons, reason) })
}
