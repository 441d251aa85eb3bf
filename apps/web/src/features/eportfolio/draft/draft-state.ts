import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import type { ApiProblem } from '../../../api/problem.ts'
import type { SavingState } from '../../../saving/saver.ts'
import { draftParts, isUnfit } from './draft-parts.ts'

/** `saving` from the first letter on; what `failed` is on this device, and tried again by itself. */
export type SavedState = 'unchanged' | 'saving' | 'saved' | 'failed'

/** What the person is told about each state of saving. */
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
  /** The draft with all that was changed here. */
  draft: ExportDraft
  saved: SavedState
  /** Why the last save did not arrive. */
  problem: ApiProblem | null
  /** It came back from this device: a closed window had not saved it. */
  isRestored: boolean
  /** Pictures that were taken out because their files are gone, until the person has seen it. */
  leftOut: number
  /** What another window or device saved meanwhile; the person decides. `at` is when this window changed it last. */
  conflict: { other: ExportDraft; at: string } | null
  /** Deleted in another window. */
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

/** Something in it is too long to be saved. */
export const hasUnfitPart = ({ draft }: DraftState) => draftParts.some((part) => isUnfit(part, draft))
