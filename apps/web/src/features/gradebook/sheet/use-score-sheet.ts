import type { Gradebook, GradebookCell } from '@learntrail/contract/gradebook/gradebook'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatched } from '../../../saving/use-watched.ts'
import { gradebookKey } from '../api/gradebook.ts'
import { withSaved } from './counted.rules.ts'
import { openScores } from './score-session.ts'

/** What is entered into the sheet that is shown, as long as it is. */
export function useScoreSheet(accountId: string, groupId: string) {
  const queryClient = useQueryClient()
  const [session] = useState(() =>
    openScores({
      accountId,
      groupId,
      onSaved(columnId, items) {
        const sheets = { queryKey: [...gradebookKey, groupId, 'sheet'] }
        // What was asked before would bring back what stood there.
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

/** The cell of a pupil and a column, as the server has it. */
export function cellIn(sheet: Gradebook, columnId: string, personId: string): GradebookCell | undefined {
  const at = sheet.columns.findIndex(({ id }) => id === columnId)
  return sheet.pupils.find(({ person }) => person.id === personId)?.cells[at]
}
