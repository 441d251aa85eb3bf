import { draftNames, readDraft } from '../ui/keep-draft.ts'

/** Whether this device alone has something the account has written. */
export function hasUnsaved(accountId: string): boolean {
  return draftNames('').some(
    (name) => name.includes(accountId) && readDraft<{ isSynced: boolean }>(name).isSynced !== true,
  )
}
