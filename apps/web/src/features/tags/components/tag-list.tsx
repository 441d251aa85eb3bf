import type { Post, PostView } from '@learntrail/contract/posts/posts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkChip } from '../../../ui/chip.tsx'
import { tagAddress } from '../tag-address.ts'
import { useTagName } from '../tag-names.ts'
import { SdgDot } from './sdg-dot.tsx'
import css from './tag-list.module.css'

interface TagListProps {
  of: Pick<Post, 'tags' | 'customTags'>
  /** The view that each tag links to, filtered by the tag. */
  view: PostView
  /** Tags beyond this number are hidden behind a button. */
  most?: number
}

export function TagList({ of, view, most = Number.POSITIVE_INFINITY }: TagListProps) {
  const { t } = useTranslation('tags')
  const nameOf = useTagName()
  const [isOpen, setOpen] = useState(false)
  const all = [...of.tags.map((tag) => ({ tag, isOwn: false })), ...of.customTags.map((tag) => ({ tag, isOwn: true }))]
  // A single hidden tag would take no more room than the button.
  const shown = isOpen || all.length <= most + 1 ? all : all.slice(0, most)
  const hidden = all.length - shown.length
  if (all.length === 0) return null

  return (
    <ul className={css.tags} aria-label={t('list.label')}>
      {shown.map(({ tag, isOwn }) => (
        <li key={`${isOwn}:${tag}`}>
          <LinkChip to={tagAddress(view, isOwn ? { customTags: tag } : { tags: tag })}>
            {isOwn ? null : <SdgDot code={tag} />}
            {isOwn ? `# ${tag}` : nameOf(tag)}
          </LinkChip>
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <button type="button" className={css.more} onClick={() => setOpen(true)}>
            {t('list.more', { count: hidden })}
          </button>
        </li>
      ) : null}
    </ul>
  )
}
