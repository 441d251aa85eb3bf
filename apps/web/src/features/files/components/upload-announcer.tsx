import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UploadItem } from '../uploads/upload-item.ts'
import css from './upload-announcer.module.css'

/** Tells screen readers when a file has arrived or failed; the bars tell everybody else. */
export function UploadAnnouncer({ items }: { items: readonly UploadItem[] }) {
  const { t } = useTranslation('files')
  const before = useRef(new Map(items.map(({ key, state }) => [key, state])))
  const [sentence, setSentence] = useState('')

  useEffect(() => {
    for (const { key, state, name } of items) {
      const last = before.current.get(key)
      if (last === undefined || last === state) continue
      if (state === 'done') setSentence(t('upload.announceDone', { name }))
      if (state === 'failed') setSentence(t('upload.announceFailed', { name }))
    }
    before.current = new Map(items.map(({ key, state }) => [key, state]))
  }, [items, t])

  return (
    <p className={css.announcer} role="status">
      {sentence}
    </p>
  )
}
