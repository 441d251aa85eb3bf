import type { Execution } from '@learntrail/contract/plans/doing/doing'
import type { ApiProblem } from '../../../../api/problem.ts'
import { createSavingSession, type SavingParts } from '../../../../saving/saving-session.ts'
import { isSame, stampOf } from '../../../../saving/stamp.rules.ts'
import { createWatched } from '../../../../saving/watched.ts'
import { createUploadQueue, isUnderWay, type UploadItem } from '../../../files/index.ts'
import { readExecution, saveWeek } from '../api/executions.ts'
import {
  fitWeek,
  isSameWeek,
  markOf,
  mergeWeek,
  newPartsOf,
  plainWeek,
  textOfWeek,
  type WeekText,
  weekOf,
} from './week-text.rules.ts'

interface Kept {
  text: WeekText
  base: WeekText
}

export interface WeekState extends SavingParts<WeekText, Execution> {
  uploads: readonly UploadItem[]
}

interface WeekSessionOf {
  account: string
  execution: Execution
  weekId: string
  /** Receives the server's state after a save, for the rest of the screen. */
  onSaved: (execution: Execution) => void
  /** Called when the server refused a tick, which is then undone. */
  onUndone: (problem: ApiProblem) => void
}

export type WeekSession = ReturnType<typeof openWeek>

/** Name of the week's copy on the device. */
const weekName = (account: string, planId: string, weekId: string) => `plan-week.${account}.${planId}.${weekId}`

/**
 * Opens a saving session for a week: stored on the device at once, on the server soon after, merged with what others on
 * the plan do.
 */
export function openWeek({ account, execution, weekId, onSaved, onUndone }: WeekSessionOf) {
  const id = execution.projectId
  let isReady = false
  /** Ids of the files in the queue at its last change. */
  let known: readonly string[] = []
  const queue = createUploadQueue(() => {
    if (isReady) uploadsChanged()
  })
  const saving = createSavingSession<WeekText, Execution, Kept>({
    name: weekName(account, id, weekId),
    opened: execution,
    textOf: (server) => textOfWeek(server ?? execution, weekId),
    versionOf: (server) => markOf(server, weekId),
    read: () => readExecution(id),
    send(text, { writer, save, server, held, isClosing }) {
      const version = weekOf(server ?? execution, weekId)?.version ?? 0
      return saveWeek(id, weekId, { ...newPartsOf(text, held), writer, save, version }, isClosing)
    },
    merge: mergeWeek,
    toDevice: (text, base) => ({ text, base }),
    fromDevice: ({ text, base }) => (text && base ? { text, base } : null),
    changedCodes: ['PLAN_WEEK_CONFLICT'],
    goneCodes: ['PLAN_NOT_FOUND', 'EXECUTION_NOT_FOUND', 'PLAN_WEEK_NOT_FOUND'],
    stamp: (text) => stampOf(plainWeek(text)),
    fit: fitWeek,
    ordersSaves: true,
    isSafeAfterSignIn: true,
    onChange: follow,
  })
  const { read, show, subscribe } = createWatched<WeekState>({ ...saving.read(), uploads: [] })

  function follow(parts: SavingParts<WeekText, Execution>) {
    const before = read()
    show(parts)
    if (parts.server !== null && parts.server !== before.server) onSaved(parts.server)
    if (!isSame(parts.text.fileIds, idsOf(queue.read()))) adopt(parts.text.fileIds)
    if (parts.saved === 'refused' && parts.problem) undoTicks(parts.problem)
  }

  /** Undoes the ticks that the server refused; texts stay as they are. */
  function undoTicks(problem: ApiProblem) {
    const { doneItemIds } = textOfWeek(read().server ?? execution, weekId)
    const { text } = read()
    if (isSameWeek({ ...text, doneItemIds }, text)) return
    queueMicrotask(() => {
      change({ doneItemIds })
      onUndone(problem)
    })
  }

  const change = (part: Partial<WeekText>) => saving.change({ ...saving.read().text, ...part })

  function uploadsChanged() {
    const uploads = queue.read()
    show({ uploads })
    const [before, now] = [known, idsOf(uploads)]
    known = now
    const { fileIds } = saving.read().text
    // Files that others added meanwhile are not in the queue yet.
    const kept = fileIds.filter((one) => now.includes(one) || !before.includes(one))
    const added = now.filter((one) => !before.includes(one) && !fileIds.includes(one))
    const next = isSame(fileIds, before) ? now : [...kept, ...added]
    if (!isSame(next, fileIds)) change({ fileIds: next })
    else if (!isSame(now, fileIds)) adopt(fileIds)
  }

  function adopt(fileIds: readonly string[]) {
    // Uploads under way are local; others see them once they have arrived.
    if (queue.read().some(isUnderWay)) return
    isReady = false
    const files = new Map(weekOf(saving.read().server ?? execution, weekId)?.files.map((file) => [file.id, file]))
    for (const { summary } of queue.read()) if (summary) files.set(summary.id, summary)
    queue.adopt(fileIds.flatMap((one) => files.get(one) ?? []))
    known = idsOf(queue.read())
    isReady = true
    show({ uploads: queue.read() })
  }

  adopt(saving.read().text.fileIds)
  return {
    weekId,
    start: saving.start,
    queue,
    read,
    subscribe,
    change,
    /** Sends at once: a tick is final. */
    tick(itemId: string, isDone: boolean) {
      const { doneItemIds } = saving.read().text
      change({
        doneItemIds: isDone ? [...doneItemIds, itemId] : doneItemIds.filter((one) => one !== itemId),
      })
      saving.flush()
    },
    settle: saving.settle,
    refresh: saving.refresh,
    acceptRestored: saving.acceptRestored,
    keepMine: saving.keepMine,
    takeOther: saving.giveUp,
    /** Resolves a conflict by concatenating both notes. */
    keepBoth: () =>
      saving.keepBoth((mine, other) => {
        const theirs = textOfWeek(other, weekId)
        return { ...mine, note: `${mine.note.trim()}\n\n${theirs.note.trim()}` }
      }),
    close() {
      saving.close()
      queue.stop()
    },
  }
}

const idsOf = (uploads: readonly UploadItem[]) => uploads.flatMap(({ summary }) => (summary ? [summary.id] : []))
