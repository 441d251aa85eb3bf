import type { ListedApplication } from '@learntrail/contract/prizes/handling'
import { useState } from 'react'
import { toggled } from '../../../ui/toggled.ts'
import { ApplicationTable } from './application-table.tsx'
import { stepForSeveral } from './next-steps.rules.ts'
import { SeveralBar } from './several-bar.tsx'

/** A page of applications, of which several can be taken one step on. */
export function ApplicationQueue({ applications }: { applications: ListedApplication[] }) {
  const [chosen, setChosen] = useState<string[]>([])
  // What has gone on meanwhile is not chosen any more.
  const selectable = applications.filter((one) => stepForSeveral(one) !== null)
  const selected = selectable.filter(({ id }) => chosen.includes(id))
  return (
    <>
      <SeveralBar selectable={selectable} selected={selected} onSelect={setChosen} />
      <ApplicationTable
        applications={applications}
        isSelected={(id) => chosen.includes(id)}
        onToggle={(id) => setChosen((before) => toggled(before, id))}
      />
    </>
  )
}
