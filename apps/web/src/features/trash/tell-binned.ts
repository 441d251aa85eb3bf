import type { QueryClient } from '@tanstack/react-query'
import { i18n, loadTexts } from '../../i18n/i18n.ts'
import { toast } from '../../ui/feedback/toast.ts'
import type { Binned } from './api/trash.ts'
import { restore } from './restore.ts'

/** Long enough to read it and to press what takes it back. */
const milliseconds = 8_000

/** Says that something went to the bin, from where it is taken back at once. */
export async function tellBinned(queryClient: QueryClient, thing: Binned): Promise<void> {
  await loadTexts('trash/toast')
  const run = () => void restore(queryClient, thing)
  toast(i18n.t('trash/toast:moved'), { milliseconds, action: { name: i18n.t('trash/toast:undo'), run } })
  void queryClient.invalidateQueries({ queryKey: ['trash'] })
}
