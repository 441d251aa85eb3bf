import { useTranslation } from 'react-i18next'
import type { OrderWords } from '../../../ui/drag/ordered-list.tsx'

export function useOrderWords(): OrderWords {
  const { t } = useTranslation('plans/school')
  return {
    keys: t('order.keys'),
    drag: (name) => t('order.drag', { name }),
    moved: (name, number) => t('order.moved', { name, number }),
    menu: (name) => t('order.menu', { name }),
    up: t('order.up'),
    down: t('order.down'),
  }
}
