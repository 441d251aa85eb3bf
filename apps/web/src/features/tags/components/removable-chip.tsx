import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import css from './removable-chip.module.css'

interface RemovableChipProps {
  name: string
  /** Before the name. */
  children?: ReactNode
  onRemove: () => void
}

/** The whole chip is the button, so that it is easy to hit. */
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
