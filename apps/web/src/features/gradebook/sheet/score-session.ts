import type { EntryResult, GradebookCell } from '@learntrail/contract/gradebook/gradebook'
import { gradebookLimits } from '@learntrail/contract/gradebook/limits'
import type { EntryProblem } from '@learntrail/contract/gradebook/states'
import type { ApiProblem } from '../../../api/problem.ts'
import { createDeviceCopy } from '../../../saving/device-copy.ts'
import { watchPage } from '../../../saving/page-watch.ts'
import { createSaver, type SavingState } from '../../../saving/saver.ts'
import { createWatched } from '../../../saving/watched.ts'
import { enterScores } from '../api/gradebook.ts'
import type { Change } from './entries.rules.ts'

/** An entry that the server does not have yet. */
interface Pending {
  columnId: string
  personId: string
  revision: string
  change: Change
}

/** An entry that was refused: it is not saved, but shown until something else is entered in the cell. */
interface Refused {
  problem: EntryProblem
  change: Change
}

/** State of a cell beyond what the server has. */
export interface Mark {
  pending?: Change
  refused?: Refused
}

/** Marks of one pupil by column; the same object as long as none of them changes. */
export type MarksOfRow = ReadonlyMap<string, Mark>

export interface ScoreState {
  rows: ReadonlyMap<string, MarksOfRow>
  saving: SavingState
  problem: ApiProblem | null
  pendingCount: number
  canUndo: boolean
}

export interface Entered {
  columnId: string
  personId: string
  cell: GradebookCell
  change: Change
}

interface Undo {
  columnId: string
  personId: string
  change: Change
}

interface Host {
  accountId: string
  groupId: string
  /** Called with the server's answer: which entries it saved, and why not the others. */
  onSaved: (columnId: string, items: readonly EntryResult[]) => void
}

interface Kept {
  pending: Pending[]
}

const mostUndone = 100
const keyOf = ({ columnId, personId }: { columnId: string; personId: string }) => `${columnId} ${personId}`

/** Returns the change that restores a cell. A released homework score is the default below any entry, so it is null. */
function backTo({ score, isExcused, handInId, state }: GradebookCell): Change {
  return { score: handInId !== null && state !== 'unreleased' ? null : score, isExcused }
}

export type ScoreSession = ReturnType<typeof openScores>

/**
 * Opens the entries of a group's gradebook: kept on this device at once, sent to the server a moment later, or once
 * there is a connection.
 */
export function openScores({ accountId, groupId, onSaved }: Host) {
  const copy = createDeviceCopy<Kept>(`scores.${accountId}.${groupId}`)
  const pending = new Map<string, Pending>()
  const refused = new Map<string, Refused & { columnId: string; personId: string }>()
  let sent: readonly Pending[] = []
  let undos: Undo[][] = []
  const { read, show, subscribe } = createWatched<ScoreState>({
    rows: new Map(),
    saving: 'unchanged',
    problem: null,
    pendingCount: 0,
    canUndo: false,
  })

  function redraw(people: Iterable<string>) {
    const rows = new Map(read().rows)
    for (const personId of new Set(people)) {
      const marks = new Map<string, Mark>()
      for (const one of refused.values())
        if (one.personId === personId)
          marks.set(one.columnId, { refused: { problem: one.problem, change: one.change } })
      for (const one of pending.values())
        if (one.personId === personId) marks.set(one.columnId, { pending: one.change })
      if (marks.size > 0) rows.set(personId, marks)
      else rows.delete(personId)
    }
    show({ rows, pendingCount: pending.size, canUndo: undos.length > 0 })
    if (pending.size > 0) copy.write({ pending: [...pending.values()] })
    else copy.drop()
  }

  const saver = createSaver<readonly Pending[], { items: EntryResult[] }>({
    next() {
      const [first] = pending.values()
      if (first === undefined) return 'nothing'
      const ofColumn = [...pending.values()].filter(({ columnId }) => columnId === first.columnId)
      sent = ofColumn.slice(0, gradebookLimits.entries)
      return { sent }
    },
    send: (entries, _, isClosing) =>
      enterScores(
        groupId,
        entries[0]?.columnId ?? '',
        entries.map(({ personId, revision, change }) => ({ personId, revision, ...change })),
        isClosing,
      ),
    onSaved({ items }, entries) {
      const columnId = entries[0]?.columnId ?? ''
      const answers = new Map(items.map((item) => [item.personId, item]))
      for (const entry of entries) {
        const key = keyOf(entry)
        const answer = answers.get(entry.personId)
        const now = pending.get(key)
        if (now === entry) pending.delete(key)
        // Changed again meanwhile: the new entry is based on the revision just saved.
        else if (now && answer?.cell) pending.set(key, { ...now, revision: answer.cell.revision })
        if (answer?.problem && now === entry)
          refused.set(key, { columnId, personId: entry.personId, problem: answer.problem, change: entry.change })
      }
      onSaved(columnId, items)
      redraw(entries.map(({ personId }) => personId))
      if (pending.size > 0) {
        saver.touch()
        saveNow()
      }
    },
    onProblem(problem) {
      if (problem.code !== 'GRADEBOOK_COLUMN_NOT_FOUND') return 'tell'
      // The column was deleted, so its entries are dropped.
      for (const entry of sent) pending.delete(keyOf(entry))
      redraw(sent.map(({ personId }) => personId))
      return 'again'
    },
    onState: (saving, problem) => show({ saving, problem }),
    isSafeAfterSignIn: true,
  })

  /** Saves once the current request is done, without the delay that typed text gets. */
  const saveNow = () => void saver.idle().then(() => saver.save())

  function put(entries: readonly Pending[]) {
    for (const entry of entries) {
      refused.delete(keyOf(entry))
      // Deleted first, so that entries are sent in the order in which they were last changed.
      pending.delete(keyOf(entry))
      pending.set(keyOf(entry), entry)
    }
    redraw(entries.map(({ personId }) => personId))
    saver.touch()
    saveNow()
  }

  const pendingOf = ({ columnId, personId, cell, change }: Entered): Pending => ({
    columnId,
    personId,
    change,
    revision: pending.get(keyOf({ columnId, personId }))?.revision ?? cell.revision,
  })

  let stopWatching: () => void = () => undefined
  return {
    read,
    subscribe,
    /** Enters scores as one step of undo. */
    enter(entries: readonly Entered[]) {
      if (entries.length === 0) return
      undos.push(
        entries.map(({ columnId, personId, cell, change }) => {
          const before = { ...backTo(cell), ...pending.get(keyOf({ columnId, personId }))?.change }
          const back = change.score === undefined ? { isExcused: before.isExcused } : before
          return { columnId, personId, change: back }
        }),
      )
      undos = undos.slice(-mostUndone)
      put(entries.map(pendingOf))
    },
    /** Undoes the last step; returns its first cell. `cellOf` returns the current cell. */
    undo(cellOf: (columnId: string, personId: string) => GradebookCell | undefined) {
      const last = undos.pop()
      if (last === undefined) return undefined
      put(
        last.flatMap((one) => {
          const cell = cellOf(one.columnId, one.personId)
          return cell === undefined ? [] : [pendingOf({ ...one, cell })]
        }),
      )
      return last[0]
    },
    /** Enters a score again that was refused over a conflict, replacing the score now in `cell`. */
    insist(columnId: string, personId: string, cell: GradebookCell) {
      const change = refused.get(keyOf({ columnId, personId }))?.change
      if (change) put([pendingOf({ columnId, personId, cell, change })])
    },
    dismiss(columnId: string, personId: string) {
      if (refused.delete(keyOf({ columnId, personId }))) redraw([personId])
    },
    retry: () => void saver.release(),
    settle: () => saver.settle(),
    start() {
      copy.open()
      saver.start()
      stopWatching = watchPage({ onLeave: () => saver.close(), onReturn: () => undefined })
      void copy.takeOver().then((left) => {
        const entries = (left?.pending ?? []).filter((entry) => !pending.has(keyOf(entry)))
        if (entries.length > 0) put(entries)
      })
    },
    close() {
      stopWatching()
      saver.close()
      saver.stop()
      copy.close()
    },
  }
}
