import { useMutation, useQueryClient } from '@tanstack/react-query'
import { newId } from '../../../api/new-id.ts'
import { exportDraftsQuery } from './list-export-drafts.ts'
import { saveExportDraft } from './save-export-draft.ts'

interface Renaming {
  id: string
  version: number
  title: string
  name: string
}

/** Renames a draft that is not open. */
export function useRenameExportDraft() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, title, name }: Renaming) =>
      saveExportDraft(id, { writer: newId(), save: 1, version, title, name }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportDraftsQuery.queryKey }),
  })
}
