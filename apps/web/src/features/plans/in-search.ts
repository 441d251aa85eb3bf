import type { InSearch } from '../../feature/in-search.ts'
import { i18n } from '../../i18n/i18n.ts'
import { planAddresses } from './addresses.ts'

export const plansInSearch: InSearch = {
  categories: { sdl: { name: () => i18n.t('plans/in-search:plans'), isSorted: true } },
  things: { sdl: { to: planAddresses.plan, untitled: () => i18n.t('plans/in-search:untitled') } },
}
