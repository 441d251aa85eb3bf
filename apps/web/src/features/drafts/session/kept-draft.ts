import { newId } from '../../../api/new-id.ts'
import { closedWindows } from '../../../saving/window-names.ts'
import { dropDraft, readDraft } from '../../../ui/keep-draft.ts'
import type { KeptUpload } from '../../files/index.ts'
import { createDraft } from '../api/create-draft.ts'
import type { DraftBody } from '../api/save-draft.ts'
import type { DraftValues } from './draft-values.ts'
import type { Link } from './server-copy.ts'

/** A draft as saved on the device. */
export interface KeptDraft {
  clientId: string
  wasSent: boolean
  values: DraftValues
  uploads: KeptUpload[]
  savedAt: string
  /** Id of the window that saved it. */
  writer: string
  /** The `base` of the record that the changes started from. */
  base: string | null
  link: Link | null
  /** Whether the server has the whole draft. */
  isSynced: boolean
}

/** In milliseconds. Without browser locks, a window that saved within this time may still be open. */
const surelyClosed = 2 * 60_000

/** Turns texts left by closed windows under their own names into drafts of the server, where the person finds them. */
export async function rescueStrays(name: string): Promise<void> {
  for (const stray of await closedWindows(name)) {
    const { values, uploads = [], savedAt = '', isSynced } = readDraft<KeptDraft>(stray)
    if (!navigator.locks && Date.now() - Date.parse(savedAt) < surelyClosed) continue
    if (!values || isSynced) {
      dropDraft(stray)
      continue
    }
    const fileIds = uploads.flatMap(({ summary }) => (summary ? [summary.id] : []))
    const kept = await keepAsDraft(values, fileIds).then(
      () => true,
      () => false,
    )
    if (kept) dropDraft(stray)
  }
}

/** Saves a text as a new, separate draft on the server. */
export function keepAsDraft(values: DraftValues, fileIds: string[]) {
  return createDraft({ ...bodyOf(values, fileIds), clientId: newId(), writer: newId(), save: 1 })
}

/** Returns the body that is saved on the server. */
export function bodyOf(values: DraftValues, fileIds: string[]): DraftBody {
  return {
    isBulletin: false,
    needsSignature: false,
    needsGuardian: false,
    appearsAt: null,
    ...values,
    title: values.title.trim(),
    fileIds,
    date: values.date || null,
    classification: values.classification || null,
  }
}
