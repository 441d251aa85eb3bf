import { wakeOutbox } from '../../features/chat/index.ts'
import { type DraftWriter, waitingNotes } from '../../features/drafts/index.ts'
import { i18n, loadTexts } from '../../i18n/i18n.ts'
import { storedKeys, writeStored } from '../../i18n/stored-choice.ts'
import { toast } from '../../ui/feedback/toast.ts'

/** Registers the service worker so that this browser opens without a connection, and sends what was written offline. */
export async function beReadyOffline(writer: DraftWriter): Promise<void> {
  writeStored(storedKeys.writer, writer.id)
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  await wakeOutbox(writer.id)
  await sendNotes(writer)
}

/** Sends notes written offline in this or another window, and shows a toast with their number. */
export async function sendNotes(writer: DraftWriter): Promise<void> {
  if (waitingNotes(writer.id).length === 0) return
  const { waitingSenderOf } = await import('../../features/drafts/waiting/waiting-sender.ts')
  const count = await waitingSenderOf(writer.id).send(writer)
  if (count === 0) return
  await loadTexts('drafts/waiting')
  toast(i18n.t('drafts/waiting:arrived', { count }))
}
