import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useCurrentUser } from '../../../profiles/index.ts'
import type { WeekToDo } from '../doing.rules.ts'
import { OpinionCard } from './opinion-card.tsx'
import { PlannedBeside } from './planned-beside.tsx'
import css from './result.module.css'
import { ResultEditor } from './result-editor.tsx'
import { ResultReading } from './result-reading.tsx'

interface ResultPartProps {
  execution: Execution
  weeks: readonly WeekToDo[]
}

/** A plan's result: beside what was planned, in words, judged by its criteria, and by the adviser. */
export function ResultPart({ execution, weeks }: ResultPartProps) {
  const account = useCurrentUser()?.id
  // A certified result can no longer change.
  const mayWrite = execution.can.write && execution.certified === null
  return (
    <div className={css.result}>
      <PlannedBeside execution={execution} weeks={weeks} />
      {mayWrite && account ? (
        <ResultEditor account={account} execution={execution} />
      ) : (
        <ResultReading execution={execution} />
      )}
      <OpinionCard execution={execution} />
    </div>
  )
}
