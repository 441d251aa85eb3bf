import type { Gradebook, GradebookCell } from '@learntrail/contract/gradebook/gradebook'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatched } from '../../../saving/use-watched.ts'
import { gradebookKey } from '../api/gradebook.ts'
import { withSaved } from './counted.rules.ts'
import { openScores } from './score-session.ts'

/** Session for entries into the shown gradebook, open while the component is mounted. */
export function useScoreSheet(accountId: string, groupId: string) {
  const queryClient = useQueryClient()
  const [session] = useState(() =>
    openScores({
      accountId,
      groupId,
      onSaved(columnId, items) {
        const sheets = { queryKey: [...gradebookKey, groupId, 'sheet'] }
        // A read that began earlier would bring back the old scores.
        void queryClient.cancelQueries(sheets)
        queryClient.setQueriesData<Gradebook>(sheets, (sheet) => sheet && withSaved(sheet, columnId, items))
      },
    }),
  )
  useEffect(() => {
    session.start()
    return () => session.close()
  }, [session])
  return { session, state: useWatched(session) }
}

/** Returns the cell of a pupil and a column as the server has it. */
export function cellIn(sheet: Gradebook, columnId: string, personId: string): GradebookCell | undefined {
  const at = sheet.columns.findIndex(({ id }) => id === columnId)
  return sheet.pupils.find(({ person }) => person.id === personId)?.cells[at]
}
