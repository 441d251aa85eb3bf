import type { InSearch } from '../../feature/in-search.ts'
import { i18n } from '../../i18n/i18n.ts'
import { FoundGroupRow } from './found/found-group-row.tsx'

export const groupsInSearch: InSearch = {
  categories: { group: { name: () => i18n.t('groups/in-search:groups') } },
  rows: { group: { idOf: ({ group }) => group.id, Row: FoundGroupRow } },
}
