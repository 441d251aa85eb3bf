import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './image-editor.module.css'

interface EditorBarProps {
  titleId: string
  onClose: () => void
  children?: ReactNode
}

export function EditorBar({ titleId, onClose, children }: EditorBarProps) {
  const { t } = useTranslation('eportfolio/image-editor')
  return (
    <header className={css.bar}>
      <IconButton label={t('close')} icon="close" onClick={onClose} />
      <h1 id={titleId} className={css.title}>
        {t('title')}
      </h1>
      {children}
    </header>
  )
}
