import { pebblePaths } from '@learntrail/contract/pebbles/paths'
import type { InSearch } from '../../feature/in-search.ts'
import { i18n } from '../../i18n/i18n.ts'

export const pebblesInSearch: InSearch = {
  categories: { pebble: { name: () => i18n.t('pebbles/in-search:pebbles') } },
  things: { pebble: { to: pebblePaths.pebble, untitled: () => i18n.t('pebbles/in-search:untitled') } },
}
