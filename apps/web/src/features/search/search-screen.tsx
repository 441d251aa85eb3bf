import {
  type SearchCategory,
  type SearchSort,
  searchCategories,
  searchSorts,
} from '@learntrail/contract/search/categories'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Screen } from '../../ui/screen/screen.tsx'
import { useRememberSearch } from './api/search-history.ts'
import { SearchBox } from './box/search-box.tsx'
import { Found } from './found/found.tsx'
import { HistoryPause } from './history-pause.tsx'
import { SearchHistory } from './search-history.tsx'

/** Searches everything I may see; keyword, category and order are in the address. */
export function SearchScreen() {
  const { t } = useTranslation('search')
  const [address, setAddress] = useSearchParams()
  const remember = useRememberSearch()
  const keyword = address.get('keyword')?.trim() ?? ''
  const category = searchCategories.find((one) => one === address.get('category'))
  const sortBy = searchSorts.find((one) => one === address.get('sort')) ?? 'fit'

  const change = (next: { keyword?: string; category?: SearchCategory | undefined; sort?: SearchSort }) => {
    const { category: where, ...wanted } = { keyword, category, sort: sortBy, ...next }
    const kept = where === undefined ? wanted : { ...wanted, category: where }
    setAddress(wanted.keyword === '' ? {} : kept, { replace: next.keyword === undefined })
  }
  const search = (words: string) => {
    // A failure to remember the search is not worth telling.
    if (words !== '') remember.mutate({ key: words, category })
    change({ keyword: words })
  }

  return (
    <Screen title={t('title')} back={paths.portfolio}>
      <SearchBox value={keyword} onSearch={search} />
      {keyword === '' ? (
        <>
          <SearchHistory onSearch={search} />
          <HistoryPause />
        </>
      ) : (
        <Found keyword={keyword} category={category} sortBy={sortBy} onChange={change} />
      )}
    </Screen>
  )
}
