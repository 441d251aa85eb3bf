import type { TagCode } from '@learntrail/contract/tags/tags'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { myEPortfoliosKey } from './list-my-eportfolios.ts'

interface Uploaded {
  clientId: string
  fileId: string
  title: string
  tags: TagCode[]
  customTags: string[]
}

/** Makes an e-portfolio of an uploaded PDF. */
export function useUploadEPortfolio() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Uploaded) => call('POST /api/v2/ePortfolio', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myEPortfoliosKey }),
  })
}
