import { useTranslation } from 'react-i18next'
import type { OrderWords } from '../../../ui/drag/ordered-list.tsx'

/** What is said of chapters, units, resources and questions when they are moved. */
export function useOrderWords(): OrderWords {
  const { t } = useTranslation('courses/editing')
  return {
    keys: t('order.keys'),
    drag: (name) => t('order.drag', { name }),
    moved: (name, number) => t('order.moved', { name, number }),
    menu: (name) => t('order.menu', { name }),
    up: t('order.up'),
    down: t('order.down'),
  }
}
