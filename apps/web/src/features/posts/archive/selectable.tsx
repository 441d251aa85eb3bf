import type { Post } from '@learntrail/contract/posts/posts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CornerCheck } from '../../../ui/corner-check.tsx'
import css from './selectable.module.css'
import { useSelection } from './selection.ts'

/** While records are being chosen, the whole record is a checkbox and its content is inert. */
export function Selectable({ post, children }: { post: Post; children: ReactNode }) {
  const { t } = useTranslation('posts')
  const selection = useSelection()
  if (!selection) return children
  const isOn = selection.has(post.id)
  return (
    <div className={css.selectable} data-on={isOn || undefined}>
      <div inert>{children}</div>
      <label className={css.press}>
        <input
          type="checkbox"
          aria-label={post.title || t('card.untitled', { name: post.owner.displayName })}
          checked={isOn}
          onChange={() => selection.toggle(post)}
        />
        <CornerCheck isOn={isOn} />
      </label>
    </div>
  )
}
