import { newId } from '../../../api/new-id.ts'
import { closedWindows } from '../../../saving/window-names.ts'
import { dropDraft, readDraft } from '../../../ui/keep-draft.ts'
import type { KeptUpload } from '../../files/index.ts'
import { createDraft } from '../api/create-draft.ts'
import type { DraftBody } from '../api/save-draft.ts'
import type { DraftValues } from './draft-values.ts'
import type { Link } from './server-copy.ts'

/** A draft as the device keeps it. */
export interface KeptDraft {
  clientId: string
  wasSent: boolean
  values: DraftValues
  uploads: KeptUpload[]
  savedAt: string
  /** Which window wrote it. */
  writer: string
  /** Which state of a record its changes are based on. */
  base: string | null
  link: Link | null
  /** The server has all of it. */
  isSynced: boolean
}

/** Where browsers have no locks, a window that wrote within this time may still be open. */
const surelyClosed = 2 * 60_000

/** Texts of windows that were closed beside another one: each becomes a draft of the server, where the person finds it. */
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

/** Puts a text beside the one that is being written, as a draft of its own. */
export function keepAsDraft(values: DraftValues, fileIds: string[]) {
  return createDraft({ ...bodyOf(values, fileIds), clientId: newId(), writer: newId(), save: 1 })
}

/** What the server keeps of a draft. */
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
