import type { InSearch } from '../../feature/in-search.ts'
import { i18n } from '../../i18n/i18n.ts'
import { FoundPostRow } from './found/found-post-row.tsx'

export const postsInSearch: InSearch = {
  categories: {
    portfolio: { name: () => i18n.t('posts/in-search:records'), isSorted: true },
    tag: { name: () => i18n.t('posts/in-search:tags'), isSorted: true },
    location: { name: () => i18n.t('posts/in-search:places') },
  },
  rows: { post: { idOf: ({ id }) => id, Row: FoundPostRow } },
}
