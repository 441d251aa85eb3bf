import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import css from './removable-chip.module.css'

interface RemovableChipProps {
  name: string
  /** Shown before the name. */
  children?: ReactNode
  onRemove: () => void
}

/** A chip that is removed by pressing it; the whole chip is the button, which makes it easy to hit. */
export function RemovableChip({ name, children, onRemove }: RemovableChipProps) {
  const { t } = useTranslation('tags')
  return (
    <button type="button" className={css.chip} aria-label={t('remove', { name })} onClick={onRemove}>
      {children}
      {name}
      <Icon name="close" size={16} />
    </button>
  )
}
