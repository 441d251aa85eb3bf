import type { Post } from '@learntrail/contract/posts/posts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from '../components/action-row.module.css'

const ShareDialog = lazy(async () => {
  const [module] = await Promise.all([import('./share-dialog.tsx'), loadTexts('show')])
  return { default: module.ShareDialog }
})

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
        <Suspense>
          <ShareDialog
            path={paths.post(post.id)}
            title={post.title || t('card.untitled', { name: post.owner.displayName })}
            privacy={post.privacy}
            ownerName={post.can.edit ? undefined : post.owner.displayName}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
