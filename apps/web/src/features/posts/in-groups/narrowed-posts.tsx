import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type Filters, LazyFilterChips, queryOf, RemovableChip, useFilters } from '../../tags/index.ts'
import { postsQuery } from '../api/list-posts.ts'
import { PostList } from '../components/post-list.tsx'
import css from './posts-of-group.module.css'

const dayForm = /^\d{4}-\d{2}-\d{2}$/
const ownNames = { owner: 'owner', from: 'publishedFrom', to: 'publishedTo' } as const

/** Reads the filters of a group's records from the address, to which figures on other screens link. */
export function useNarrowing() {
  const [search] = useSearchParams()
  const { filters } = useFilters()
  const day = (name: string) => {
    const value = search.get(name)
    return value !== null && dayForm.test(value) ? value : ''
  }
  const owner = search.get(ownNames.owner) ?? ''
  const { tags, classification } = filters
  const [from, to] = [day(ownNames.from), day(ownNames.to)]
  const isNarrowed = Boolean(owner || from || to || classification || tags.length > 0)
  return { owner, from, to, filters, isNarrowed }
}

/** The matching records of a group, with the removable filters. */
export function NarrowedPosts({ groupId }: { groupId: string }) {
  const { t } = useTranslation(['posts/in-groups', 'tags/filters'])
  const [, setSearch] = useSearchParams()
  const { owner, from, to, filters } = useNarrowing()
  const { tags, classification } = queryOf(filters)
  const list = {
    group: groupId,
    tags,
    classification,
    owner: owner || undefined,
    publishedFrom: from || undefined,
    publishedTo: to || undefined,
  }
  const { data } = useInfiniteQuery(postsQuery(list))
  const writer = data?.pages[0]?.items[0]?.owner.displayName ?? t('oneWriter')
  const set = (change: Record<string, string>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { preventScrollReset: true },
    )
  const change = (part: Partial<Filters>) =>
    set({
      ...(part.from === undefined ? {} : { [ownNames.from]: part.from }),
      ...(part.to === undefined ? {} : { [ownNames.to]: part.to }),
      ...(part.tags === undefined ? {} : { tags: part.tags.join(',') }),
      ...(part.classification === undefined ? {} : { classification: part.classification }),
    })
  const clear = () =>
    set({ [ownNames.owner]: '', [ownNames.from]: '', [ownNames.to]: '', tags: '', classification: '' })

  return (
    <>
      <div className={css.narrowed}>
        {owner ? <RemovableChip name={writer} onRemove={() => set({ [ownNames.owner]: '' })} /> : null}
        <LazyFilterChips
          filters={{ ...filters, customTags: [], words: '', month: '', from, to }}
          onChange={change}
          onClear={clear}
        />
      </div>
      <PostList
        list={list}
        order="published"
        empty={
          <EmptyState title={t('tags/filters:none.title')}>
            <p>{t('noneText')}</p>
          </EmptyState>
        }
      />
    </>
  )
}
