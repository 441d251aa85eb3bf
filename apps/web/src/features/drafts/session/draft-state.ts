import type { Draft } from '@learntrail/contract/drafts/drafts'
import type { KeptUpload, UploadItem } from '../../files/index.ts'
import { type Audience, type DraftValues, emptyValues, isBlank, type Original, valuesOf } from './draft-values.ts'
import type { ServerCopyState } from './server-copy.ts'

export interface DraftState {
  values: DraftValues
  uploads: readonly UploadItem[]
  /** Time of the last save on this device; null when there is nothing to save or the device refused it. */
  savedAt: string | null
  /** Restored from an earlier visit, and the notice is not dismissed yet. */
  isRestored: boolean
  /** There is something to keep: changes to a record, or a new record with words or files. */
  isDirty: boolean
  /** Grows when the text is replaced from outside; the editor is then remounted. */
  round: number
  /** State of the server's copy; only new records have one. */
  copy: ServerCopyState
}

/** Returns the values that a draft starts with. */
export const initialValues = (original: Original | undefined, usual: Audience): DraftValues =>
  original ? valuesOf(original) : { ...emptyValues, ...usual }

/** Returns the state before anything is typed or restored. */
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

/** Returns whether a new record has words or files; tags alone are no draft that anybody would look for. */
export const hasContent = ({ values, uploads }: { values: DraftValues; uploads: readonly unknown[] }): boolean =>
  values.title.trim() !== '' || uploads.length > 0 || !isBlank(values.content)

/** Returns whether values or files differ from the start and, for a new record, there is content. */
export function isDirty(state: DraftState, original: Original | undefined, usual: Audience): boolean {
  return (original !== undefined || hasContent(state)) && isChanged(state, original, usual)
}

function isChanged({ values, uploads }: DraftState, original: Original | undefined, usual: Audience): boolean {
  const before = (original?.files ?? []).map(({ id }) => id)
  const now = uploads.map(({ summary, key }) => summary?.id ?? key)
  return JSON.stringify([values, now]) !== JSON.stringify([initialValues(original, usual), before])
}

/** Returns the ids of the files that have been uploaded. */
export const fileIdsOf = ({ uploads }: DraftState) => uploads.flatMap(({ summary }) => (summary ? [summary.id] : []))

/** Returns the ids of the files that were uploaded for this draft. */
export const ownFileIdsOf = ({ uploads }: DraftState) =>
  uploads.flatMap(({ isNew, summary }) => (isNew && summary ? [summary.id] : []))

/** Returns the files of a server draft in the form that the upload queue restores. */
export function uploadsOf(files: Draft['files']): KeptUpload[] {
  return files.map((summary) => {
    const { id: key, displayName: name, bytes } = summary
    return { key, name, bytes, isNew: true, summary }
  })
}
