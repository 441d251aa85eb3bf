import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTag } from '../../../i18n/i18n.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { UploadItem } from '../uploads/upload-item.ts'
import { useDisclosures } from './use-disclosures.ts'

/** Warns, above the publish button, of documents that disclose more than they show; once per file. */
export function DisclosureNotice({ items }: { items: readonly UploadItem[] }) {
  const { t } = useTranslation('files')
  const [read, setRead] = useState<readonly string[]>([])
  const told = useDisclosures(items.flatMap(({ summary }) => summary ?? []))
  const unread = told.map(({ file }) => file).filter(({ id }) => !read.includes(id))
  if (unread.length === 0) return null
  const list = new Intl.ListFormat(languageTag(), { type: 'conjunction' })
  const names = list.format(unread.map(({ displayName: name }) => t('disclosure.name', { name })))
  return (
    <Notice
      tone="honey"
      closeLabel={t('disclosure.close')}
      onClose={() => setRead([...read, ...unread.map(({ id }) => id)])}
    >
      {t('disclosure.notice', { names })}
    </Notice>
  )
}
