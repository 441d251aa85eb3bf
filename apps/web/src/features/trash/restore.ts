import type { QueryClient } from '@tanstack/react-query'
import { i18n } from '../../i18n/i18n.ts'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { type Binned, restoreFromTrash } from './api/trash.ts'

/** Restores a thing from the bin and confirms it. Refetches everything, as the thing may appear anywhere. */
export async function restore(queryClient: QueryClient, thing: Binned): Promise<void> {
  try {
    const { isNowPrivate } = await restoreFromTrash(thing)
    if (isNowPrivate) toast(i18n.t('trash/toast:restoredPrivate'), { tone: 'plain', milliseconds: 6_000 })
    else toast(i18n.t('trash/toast:restored'))
  } catch (error) {
    toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
  }
  await queryClient.invalidateQueries()
}
