import { useTranslation } from 'react-i18next'
import type { OrderWords } from './ordered-list.tsx'

/** Returns the texts of a reorderable list. The screen must load the namespace `common/order`. */
export function useOrderWords(): OrderWords {
  const { t } = useTranslation('common/order')
  return {
    keys: t('keys'),
    drag: (name) => t('drag', { name }),
    moved: (name, number) => t('moved', { name, number }),
    menu: (name) => t('menu', { name }),
    up: t('up'),
    down: t('down'),
  }
}
