import type { InSearch } from '../../feature/in-search.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const ePortfoliosInSearch: InSearch = {
  categories: { ePortfolio: { name: () => i18n.t('eportfolio/in-search:ePortfolios'), isSorted: true } },
  things: { ePortfolio: { to: paths.ePortfolio, untitled: () => i18n.t('eportfolio/in-search:untitled') } },
}
