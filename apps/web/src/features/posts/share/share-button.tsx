import type { Post } from '@learntrail/contract/posts/posts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from '../components/action-row.module.css'
import { LazyShareDialog } from './lazy-share-dialog.tsx'

export function ShareButton({ post }: { post: Post }) {
  const { t } = useTranslation('posts')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${css.action} ${css.end}`}
        aria-haspopup="dialog"
        aria-label={t('card.share')}
        title={t('card.share')}
        onClick={() => setOpen(true)}
      >
        <Icon name="share" />
      </button>
      {isOpen ? (
        <LazyShareDialog
          path={paths.post(post.id)}
          title={post.title || t('card.untitled', { name: post.owner.displayName })}
          privacy={post.privacy}
          ownerName={post.can.edit ? undefined : post.owner.displayName}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
