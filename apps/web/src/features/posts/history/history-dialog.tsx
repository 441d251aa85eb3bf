import type { Post } from '@learntrail/contract/posts/posts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import css from '../../../ui/work-list.module.css'
import { versionsQuery } from '../api/list-versions.ts'
import { VersionView } from './version-view.tsx'

interface HistoryDialogProps {
  post: Post
  isOpen: boolean
  onClose: () => void
}

/** A record's former versions, each with what has changed since. */
export function HistoryDialog({ post, isOpen, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('posts/history')
  const [shownId, setShownId] = useState<string | null>(null)
  const close = () => {
    setShownId(null)
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('title')}>
      {shownId ? (
        <>
          <Button look="quiet" size="s" icon="back" onClick={() => setShownId(null)}>
            {t('back')}
          </Button>
          <VersionView post={post} versionId={shownId} />
        </>
      ) : (
        <Versions postId={post.id} onShow={setShownId} />
      )}
    </Dialog>
  )
}

function Versions({ postId, onShow }: { postId: string; onShow: (id: string) => void }) {
  const { t } = useTranslation('posts/history')
  const query = useQuery(versionsQuery(postId))
  if (!query.data) return <WaitingLines query={query} lines={4} />
  const { items } = query.data
  return (
    <>
      <p className={css.none}>{t(items.length === 0 ? 'none' : 'note')}</p>
      <ul className={css.list}>
        {items.map(({ id, title, excerpt, savedAt }) => (
          <li key={id} className={css.item}>
            <button type="button" className={`${css.words} ${css.open}`} onClick={() => onShow(id)}>
              <span className={css.time}>{formatTaipei(savedAt)}</span>
              <span className={css.name}>{title || excerpt || t('untitled')}</span>
              {title && excerpt ? <span className={css.excerpt}>{excerpt}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
