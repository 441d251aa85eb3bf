import type { InSearch } from '../../feature/in-search.ts'
import { i18n } from '../../i18n/i18n.ts'
import { FoundPersonRow } from './found/found-person-row.tsx'

export const peopleInSearch: InSearch = {
  categories: { friend: { name: () => i18n.t('people/in-search:people') } },
  rows: { person: { idOf: ({ person }) => person.id, Row: FoundPersonRow } },
}
