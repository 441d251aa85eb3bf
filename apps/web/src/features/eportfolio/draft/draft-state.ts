import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import type { ApiProblem } from '../../../api/problem.ts'
import type { SavingState } from '../../../saving/saver.ts'
import { draftParts, isUnfit } from './draft-parts.ts'

/** `saving` starts with the first change; a `failed` save is on this device and retried automatically. */
export type SavedState = 'unchanged' | 'saving' | 'saved' | 'failed'

/** The state shown for each state of saving. */
export const savedWords: Record<SavingState, SavedState> = {
  unchanged: 'unchanged',
  waiting: 'saving',
  sending: 'saving',
  saved: 'saved',
  failed: 'failed',
  refused: 'failed',
  held: 'failed',
}

export interface DraftState {
  /** The draft with all local changes. */
  draft: ExportDraft
  saved: SavedState
  /** Why the last save failed. */
  problem: ApiProblem | null
  /** Restored from this device, because a closed window had not saved it. */
  isRestored: boolean
  /** Number of pictures removed because their files are gone, until the notice is dismissed. */
  leftOut: number
  /** The draft as another window or device saved it; the person decides. `at` is the time of the last change here. */
  conflict: { other: ExportDraft; at: string } | null
  /** Deleted in another window or on another device. */
  isGone: boolean
}

export const initialState = (draft: ExportDraft): DraftState => ({
  draft,
  saved: 'unchanged',
  problem: null,
  isRestored: false,
  leftOut: 0,
  conflict: null,
  isGone: false,
})

/** Returns whether any part cannot be saved. */
export const hasUnfitPart = ({ draft }: DraftState) => draftParts.some((part) => isUnfit(part, draft))
