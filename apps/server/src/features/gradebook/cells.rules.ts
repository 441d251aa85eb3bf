import type { GradebookCell } from '@learntrail/contract/gradebook/gradebook'
import type { CellState } from '@learntrail/contract/gradebook/states'
import type { ScoredWork } from '../homework/index.ts'

/** What was entered in the gradebook for a pupil. */
export interface Entry {
  score: number | null
  isExcused: boolean
  version: number
}

/** Nothing was entered. */
export const noEntry: Entry = { score: null, isExcused: false, version: 0 }

const blank = { counted: null, isLate: false, isPaper: false, handInId: null } as const

/** Returns the cell of an added column. */
export function ownCell(entry: Entry = noEntry): GradebookCell {
  const { score, isExcused, version } = entry
  const state = score === null ? 'empty' : 'scored'
  return { ...blank, state, score, counted: isExcused ? null : score, isExcused, revision: String(version) }
}

/** A cell of homework that the viewer may not correct. */
export const hiddenCell: GradebookCell = { ...blank, state: 'hidden', score: null, isExcused: false, revision: '' }

/**
 * Returns the cell of homework. A hand-in counts with its released score once it is reviewed; without a hand-in, a
 * score entered for work on paper counts.
 */
export function homeworkCell(work: ScoredWork, entry: Entry = noEntry): GradebookCell {
  const isIn = work.handInId !== null
  const { score, counted, state } = isIn ? ofRemarks(work) : ofPaper(work, entry)
  return {
    state,
    score,
    counted: entry.isExcused ? null : counted,
    isLate: work.isLate,
    isExcused: entry.isExcused,
    isPaper: !isIn && score !== null,
    handInId: work.handInId,
    revision: revisionOf(work, entry),
  }
}

interface Standing {
  state: CellState
  score: number | null
  counted: number | null
}

function ofRemarks(work: ScoredWork): Standing {
  const { state, draftVersion, draftScore, draftOutcome, releasedScore } = work
  const counted = state === 'reviewed' ? releasedScore : null
  const isDraft = draftVersion > 0 && (draftScore !== null || draftOutcome !== null)
  if (isDraft) return { state: 'unreleased', score: draftScore, counted }
  if (state === 'reviewed')
    return { state: releasedScore === null ? 'unscored' : 'scored', score: releasedScore, counted }
  if (state === 'returned') return { state: 'returned', score: releasedScore, counted }
  return { state: 'to_correct', score: null, counted }
}

function ofPaper({ isGiven, isAsked, isMissing }: ScoredWork, { score }: Entry): Standing {
  if (score !== null) return { state: 'scored', score, counted: score }
  // A pupil who joined after the deadline misses nothing, but may be scored.
  const state = !isGiven ? 'not_asked' : isAsked && isMissing ? 'missing' : 'empty'
  return { state, score: null, counted: null }
}

/** Returns a revision that changes with everything in a cell that people enter. */
function revisionOf(work: ScoredWork, { version }: Entry = noEntry): string {
  return [version, work.versionCount, work.draftVersion, work.releasedAt?.getTime() ?? 0].join('.')
}

/** Whether the score is already entered, so that sending it again changes nothing. */
export function isScored(work: ScoredWork, score: number | null): boolean {
  if (work.draftVersion > 0) return work.draftScore === score && (work.draftOutcome !== null) === (score !== null)
  if (score === null) return work.releasedScore === null
  return work.state === 'reviewed' && work.releasedScore === score
}
