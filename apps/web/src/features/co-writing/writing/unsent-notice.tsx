import { sharedRoots } from '@learntrail/contract/co-writing/shared-document'
import { plainText } from '@learntrail/contract/content/document'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { appendBlocks } from '../../../documents/append-blocks.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useTagName } from '../../tags/index.ts'
import { chooseTags } from './change-shared.ts'
import { forgetUnsent, readUnsent } from './old-copies.ts'
import css from './unsent-notice.module.css'
import type { Writing } from './use-shared-record.ts'

const shownLength = 80

/** Unsaved text that an old page left on this device: it is appended or discarded, once. */
export function UnsentNotice({ writing }: { writing: Writing }) {
  const { t } = useTranslation('co-writing')
  const { accountId, record, shared, files, isWriter } = writing
  const tagName = useTagName()
  const [unsent, setUnsent] = useState(() => readUnsent(accountId, record.id, record))
  if (unsent === null || !isWriter) return null
  const written = [unsent.title ?? '', plainText({ type: 'doc', content: unsent.blocks })]
  const words = [...written, ...unsent.tags.map(tagName), ...unsent.customTags].join(' ').trim()
  const shown = [...words].slice(0, shownLength).join('')
  const end = () => {
    forgetUnsent(accountId, record.id)
    setUnsent(null)
  }
  const take = () => {
    const { document } = shared
    document.transact(() => {
      appendBlocks(document.getXmlFragment(sharedRoots.content), unsent.blocks)
      const title = document.getText(sharedRoots.title)
      if (unsent.title !== null) {
        title.delete(0, title.length)
        title.insert(0, unsent.title)
      }
      chooseTags(document, 'tags', [], unsent.tags)
      chooseTags(document, 'customTags', [], unsent.customTags)
    })
    files.put(unsent.fileIds)
    end()
    toast(t('unsent.taken'))
  }
  return (
    <Notice tone="honey" closeLabel={t('unsent.later')} onClose={() => setUnsent(null)}>
      <p>{t('unsent.text')}</p>
      <p className={css.words}>{shown}</p>
      <div className={css.acts}>
        <Button size="s" onClick={take}>
          {t('unsent.take')}
        </Button>
        <Button size="s" look="line" onClick={end}>
          {t('unsent.drop')}
        </Button>
      </div>
    </Notice>
  )
}
