import { draftNames, readDraft } from '../ui/keep-draft.ts'

/** Whether something that this account has written is on this device alone. */
export function hasUnsaved(accountId: string): boolean {
  return draftNames('').some(
    (name) => name.includes(accountId) && readDraft<{ isSynced: boolean }>(name).isSynced !== true,
  )
}
