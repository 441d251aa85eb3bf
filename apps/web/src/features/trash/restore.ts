import type { QueryClient } from '@tanstack/react-query'
import { i18n } from '../../i18n/i18n.ts'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { type Binned, restoreFromTrash } from './api/trash.ts'

/** Takes something out of the bin and says so. It may stand anywhere again: what is on the screen is asked for anew. */
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
