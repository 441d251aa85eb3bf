import type { ListedApplication } from '@learntrail/contract/prizes/handling'
import { useState } from 'react'
import { toggled } from '../../../ui/toggled.ts'
import { ApplicationTable } from './application-table.tsx'
import { stepForSeveral } from './next-steps.rules.ts'
import { SeveralBar } from './several-bar.tsx'

/** A page of applications, several of which can be advanced at once. */
export function ApplicationQueue({ applications }: { applications: ListedApplication[] }) {
  const [chosen, setChosen] = useState<string[]>([])
  // Applications that have advanced meanwhile drop out of the selection.
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
