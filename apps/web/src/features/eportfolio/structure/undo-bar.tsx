import { useTranslation } from 'react-i18next'
import { UndoBar as Bar } from '../../../ui/feedback/undo-bar.tsx'
import type { Undo } from './use-document.ts'

/** Offers to restore what was just deleted from a draft. */
export function UndoBar({ undo, onClose }: { undo: Undo | null; onClose: () => void }) {
  const { t } = useTranslation('eportfolio/export')
  return (
    <Bar
      undo={undo && { words: t(`undo.${undo.kind}`), way: t('undo.restore'), restore: undo.restore }}
      onClose={onClose}
    />
  )
}
