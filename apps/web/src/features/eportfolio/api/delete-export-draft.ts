import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { exportDraftsQuery } from './list-export-drafts.ts'

export function useDeleteExportDraft() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/v2/exportDraft/:id', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportDraftsQuery.queryKey }),
  })
}
