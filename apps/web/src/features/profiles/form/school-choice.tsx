import type { School } from '@learntrail/contract/profiles/organization'
import { useState } from 'react'
import { listInDialog } from '../../../ui/form/select.ts'
import { SchoolSearch } from './school-search.tsx'

export interface ChosenSchool {
  id: string
  name: string
}

/** Chooses any listed school; works inside a dialog, too. */
export function SchoolChoice({ onChoose }: { onChoose: (school: ChosenSchool | null) => void }) {
  const [chosen, setChosen] = useState<School>()
  return (
    <SchoolSearch
      chosen={chosen}
      clearable
      comboboxProps={listInDialog}
      onChoose={(school) => {
        setChosen(school ?? undefined)
        onChoose(school && { id: school.id, name: school.name })
      }}
    />
  )
}
