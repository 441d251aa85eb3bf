import type { Execution, PlanResult } from '@learntrail/contract/plans/doing/doing'
import { createSavingSession, type SavingParts } from '../../../../saving/saving-session.ts'
import { stampOf } from '../../../../saving/stamp.rules.ts'
import { createWatched } from '../../../../saving/watched.ts'
import { readExecution, saveResult } from '../api/executions.ts'
import { fitResult, mergeResult, newPartsOf, plainResult, textOfResult } from './result-text.rules.ts'

interface Kept {
  text: PlanResult
  base: PlanResult
}

interface ResultSessionOf {
  account: string
  execution: Execution
  /** Receives the server's state after a save, for the rest of the screen. */
  onSaved: (execution: Execution) => void
}

export type ResultSession = ReturnType<typeof openResult>

/** Opens a saving session for a plan's result: stored on the device at once, on the server soon after. */
export function openResult({ account, execution, onSaved }: ResultSessionOf) {
  const id = execution.projectId
  const saving = createSavingSession<PlanResult, Execution, Kept>({
    name: `plan-result.${account}.${id}`,
    opened: execution,
    textOf: (server) => textOfResult(server ?? execution),
    versionOf: ({ result }) => result.version,
    read: () => readExecution(id),
    send(text, { writer, save, server, held, isClosing }) {
      const { version } = (server ?? execution).result
      return saveResult(id, { ...newPartsOf(text, held), writer, save, version }, isClosing)
    },
    merge: mergeResult,
    toDevice: (text, base) => ({ text, base }),
    fromDevice: ({ text, base }) => (text && base ? { text, base } : null),
    changedCodes: ['RESULT_CONFLICT'],
    goneCodes: ['PLAN_NOT_FOUND', 'EXECUTION_NOT_FOUND'],
    stamp: (text) => stampOf(plainResult(text)),
    fit: fitResult,
    ordersSaves: true,
    isSafeAfterSignIn: true,
    onChange(parts) {
      const before = read().server
      show(parts)
      if (parts.server !== null && parts.server !== before) onSaved(parts.server)
    },
  })
  const { read, show, subscribe } = createWatched<SavingParts<PlanResult, Execution>>(saving.read())
  return {
    read,
    subscribe,
    start: saving.start,
    close: saving.close,
    change: (part: Partial<PlanResult>) => saving.change({ ...saving.read().text, ...part }),
    settle: saving.settle,
    refresh: saving.refresh,
    acceptRestored: saving.acceptRestored,
    keepMine: saving.keepMine,
    takeOther: saving.giveUp,
    /** Resolves a conflict by concatenating both texts; keeps the local evaluations. */
    keepBoth: () =>
      saving.keepBoth((mine, other) => {
        const theirs = textOfResult(other)
        return {
          ...mine,
          summary: bothOf(mine.summary, theirs.summary),
          difference: bothOf(mine.difference, theirs.difference),
        }
      }),
  }
}

function bothOf(mine: string, other: string): string {
  return mine.trim() === other.trim() ? mine : [mine.trim(), other.trim()].filter(Boolean).join('\n\n')
}
