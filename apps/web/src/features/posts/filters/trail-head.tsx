import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { WordSearch } from '../../tags/index.ts'
import type { StreamTab, TrailView } from '../components/post-views.ts'
import { ViewTabs } from '../components/view-tabs.tsx'
import { ListMenu, type ListMenuProps } from './list-menu.tsx'
import css from './trail-head.module.css'

interface TrailHeadProps extends ListMenuProps {
  view: TrailView
  stream: StreamTab
}

/** One line above the trail: the views, the search, and a menu for the rest. */
export function TrailHead({ view, stream, ...list }: TrailHeadProps) {
  const { t } = useTranslation('tags/filters')
  const { filters, onChange } = list
  const [isSearching, setSearching] = useState(filters.words !== '')
  const field = useRef<HTMLDivElement>(null)
  const toggle = () => {
    flushSync(() => setSearching(!isSearching))
    if (!isSearching) field.current?.querySelector('input')?.focus()
  }

  return (
    <div className={css.line}>
      <ViewTabs view={view} stream={stream} />
      <div ref={field} className={css.search} data-open={isSearching || undefined}>
        <WordSearch value={filters.words} onSearch={(words) => onChange({ words })} />
      </div>
      <div className={css.buttons}>
        <IconButton
          className={css.find}
          label={t('search')}
          icon="search"
          aria-expanded={isSearching}
          onClick={toggle}
        />
        <ListMenu {...list} />
      </div>
    </div>
  )
}
