import type { Draft } from '@learntrail/contract/posts/drafts'
import type { KeptUpload, UploadItem } from '../../files/index.ts'
import { type Audience, type DraftValues, emptyValues, type Original, valuesOf } from './draft-values.ts'
import type { ServerCopyState } from './server-copy.ts'

export interface DraftState {
  values: DraftValues
  uploads: readonly UploadItem[]
  /** When it was last written to this device; null when there is nothing to keep, or the device cannot. */
  savedAt: string | null
  /** It came back from an earlier visit, and nobody has said yet what to do with it. */
  isRestored: boolean
  isDirty: boolean
  /** Grows when the text is replaced from outside: the editor starts over with it. */
  round: number
  /** The draft of the server, for new records. */
  copy: ServerCopyState
}

/** The words that writing begins with. */
export const initialValues = (original: Original | undefined, usual: Audience): DraftValues =>
  original ? valuesOf(original) : { ...emptyValues, ...usual }

/** Before anything is typed or restored. */
export function initialState(original: Original | undefined, usual: Audience): DraftState {
  return {
    values: initialValues(original, usual),
    uploads: [],
    savedAt: null,
    isRestored: false,
    isDirty: false,
    round: 0,
    copy: { state: 'unchanged', problem: null, other: null },
  }
}

/** Whether anything differs from what writing began with. */
export function isChanged({ values, uploads }: DraftState, original: Original | undefined, usual: Audience): boolean {
  const before = (original?.files ?? []).map(({ id }) => id)
  const now = uploads.map(({ summary, key }) => summary?.id ?? key)
  return JSON.stringify([values, now]) !== JSON.stringify([initialValues(original, usual), before])
}

/** The files that have arrived on the server. */
export const fileIdsOf = ({ uploads }: DraftState) => uploads.flatMap(({ summary }) => (summary ? [summary.id] : []))

/** Those of them that were uploaded for this draft. */
export const ownFileIdsOf = ({ uploads }: DraftState) =>
  uploads.flatMap(({ isNew, summary }) => (isNew && summary ? [summary.id] : []))

/** The files of a draft of the server, as the queue takes them over. */
export function uploadsOf(files: Draft['files']): KeptUpload[] {
  return files.map((summary) => {
    const { id: key, displayName: name, bytes } = summary
    return { key, name, bytes, isNew: true, summary }
  })
}
