import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Unseen } from '../../../ui/unseen.tsx'
import type { UploadItem } from '../uploads/upload-item.ts'

/** Tells screen readers when a file has arrived, paused, failed or lost its connection; others see the bars. */
export function UploadAnnouncer({ items }: { items: readonly UploadItem[] }) {
  const { t } = useTranslation('files')
  const before = useRef(new Map(items.map((item) => [item.key, newsOf(item)])))
  const [sentence, setSentence] = useState('')

  useEffect(() => {
    for (const item of items) {
      const last = before.current.get(item.key)
      const now = newsOf(item)
      if (last !== undefined && now !== null && last !== now) setSentence(t(`upload.${now}`, { name: item.name }))
    }
    before.current = new Map(items.map((item) => [item.key, newsOf(item)]))
  }, [items, t])

  return (
    <Unseen as="p" role="status">
      {sentence}
    </Unseen>
  )
}

type News = 'announceDone' | 'announceFailed' | 'announcePaused' | 'announceLineLost'

/** Returns the state worth announcing; null while a file is simply uploading. */
function newsOf({ state, isPaused, isLineLost }: UploadItem): News | null {
  if (state === 'completed') return 'announceDone'
  if (state === 'failed') return 'announceFailed'
  if (isPaused) return 'announcePaused'
  return isLineLost ? 'announceLineLost' : null
}
