import type { MyFileSort } from '@learntrail/contract/files/my-files'
import { useSearchParams } from 'react-router'
import type { MyFilesWanted } from '../api/list-my-files.ts'
import { flagsOf } from '../file-kinds.ts'

const kindGroups = {
  all: [],
  image: ['image'],
  video: ['video'],
  audio: ['audio'],
  documents: ['word', 'ppt', 'excel', 'pdf', 'txt'],
  other: ['other'],
} as const
export type KindGroup = keyof typeof kindGroups
export const kindGroupNames = Object.keys(kindGroups) as KindGroup[]

export const sorts = ['newest', 'largest', 'name'] as const satisfies MyFileSort[]
export type Layout = 'list' | 'grid'

/** Returns the filter, order and layout, kept in the address so that they survive opening a file. */
export function useFilesWanted() {
  const [search, setSearch] = useSearchParams()
  const kind = kindGroupNames.find((name) => name === search.get('kind')) ?? 'all'
  const sort = sorts.find((name) => name === search.get('sort')) ?? 'newest'
  const keyword = search.get('keyword') ?? ''
  const layout: Layout = search.get('layout') === 'grid' ? 'grid' : 'list'
  const wanted: MyFilesWanted = { type: flagsOf(kindGroups[kind]) || undefined, sort, keyword }

  const change = (part: Partial<Record<'kind' | 'sort' | 'keyword' | 'layout', string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(part)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { kind, sort, keyword, layout, wanted, change, isFiltered: kind !== 'all' || keyword !== '' }
}
