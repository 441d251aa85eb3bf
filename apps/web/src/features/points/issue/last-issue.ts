import { readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { withReason } from './issue.rules.ts'

/** The last number and the recent reasons for a group, kept on this device. */
export interface LastIssue {
  points: number
  /** Newest first. */
  reasons: string[]
}

/** A group's points, or rewards. */
export type Kind = 'points' | 'rewards'

const nameOf = (kind: Kind, accountId: string, groupId: string) => `${kind}.${accountId}.${groupId}`

export function lastIssue(kind: Kind, accountId: string, groupId: string): LastIssue {
  const { points, reasons } = readDraft<LastIssue>(nameOf(kind, accountId, groupId))
  return {
    points: typeof points === 'number' ? points : 1,
    reasons: Array.isArray(reasons) ? reasons.filter((one) => typeof one === 'string') : [],
  }
}

export function rememberIssue(
  kind: Kind,
  accountId: string,
  groupId: string,
  { points, reason }: { points: number; reason: string },
) {
  const { reasons } = lastIssue(kind, accountId, groupId)
  writeDraft(nameOf(kind, accountId, groupId), { points, reasons: withReason(reasons, reason) })
}
