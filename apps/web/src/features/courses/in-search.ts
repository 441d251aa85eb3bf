import type { InSearch } from '../../feature/in-search.ts'
import { i18n } from '../../i18n/i18n.ts'
import { courseAddresses } from './addresses.ts'

export const coursesInSearch: InSearch = {
  categories: { course: { name: () => i18n.t('courses/in-search:courses'), isSorted: true } },
  things: { course: { to: courseAddresses.course, untitled: () => i18n.t('courses/in-search:untitled') } },
}
