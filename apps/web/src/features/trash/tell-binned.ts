import type { QueryClient } from '@tanstack/react-query'
import { i18n, loadTexts } from '../../i18n/i18n.ts'
import { toast } from '../../ui/feedback/toast.ts'
import type { Binned } from './api/trash.ts'

/** Long enough to read the toast and press "undo". */
const milliseconds = 8_000

/** Tells that a thing was binned, with a button to restore it. */
export async function tellBinned(queryClient: QueryClient, thing: Binned): Promise<void> {
  await loadTexts('trash/toast')
  const run = () =>
    void import('./restore.ts').then(
      ({ restore }) => restore(queryClient, thing),
      () => toast(i18n.t('partMissing'), { tone: 'warning', milliseconds: 5_000 }),
    )
  toast(i18n.t('trash/toast:moved'), { milliseconds, action: { name: i18n.t('trash/toast:undo'), run } })
  void queryClient.invalidateQueries({ queryKey: ['trash'] })
}
