import type { TagCode } from '@learntrail/contract/tags/tags'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { listed } from '../../../ui/listed.ts'
import { myTagsQuery } from '../api/list-my-tags.ts'
import { SdgDot } from '../components/sdg-dot.tsx'
import { useTagName } from '../tag-names.ts'
import { suggestTags } from './suggest-tags.ts'
import css from './suggested-tags.module.css'
import { tagKeywords } from './tag-keywords.ts'

interface SuggestedTagsProps {
  text: string
  tags: readonly TagCode[]
  customTags: readonly string[]
  onTag: (tag: TagCode) => void
  /** Undefined once the record has the maximum number of own tags. */
  onCustomTag: ((tag: string) => void) | undefined
}

/** Tags suggested by the text; each is added only when pressed. */
export function SuggestedTags({ text, tags, customTags, onTag, onCustomTag }: SuggestedTagsProps) {
  const { t } = useTranslation('tags')
  const id = useId()
  const nameOf = useTagName()
  const { data } = useQuery(myTagsQuery)
  const settled = useDeferredValue(text)
  const own = onCustomTag === undefined ? [] : (data?.custom ?? []).map(({ name }) => name)
  const found = suggestTags(settled, { keywords: tagKeywords, own, chosen: [...tags, ...customTags] })
  if (found.length === 0) return null
  return (
    <div className={css.row}>
      <p className={css.title}>
        <Icon name="spark" size={16} />
        {t('suggestions.label')}
      </p>
      <ul className={css.tags}>
        {found.map(({ kind, tag, words }) => {
          const name = kind === 'own' ? `# ${tag}` : nameOf(tag)
          const why = kind === 'own' ? '' : listed(words)
          return (
            <li key={`${kind}:${tag}`} className={css.tag}>
              <button
                type="button"
                aria-label={t('suggestions.add', { name })}
                aria-describedby={why ? `${id}${tag}` : undefined}
                onClick={() => (kind === 'own' ? onCustomTag?.(tag) : onTag(tag as TagCode))}
              >
                <Icon name="plus" size={16} />
                {kind === 'own' ? null : <SdgDot code={tag} />}
                <span>{name}</span>
              </button>
              {why ? <small id={`${id}${tag}`}>{t('suggestions.why', { why })}</small> : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
