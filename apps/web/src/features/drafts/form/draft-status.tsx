import { useTranslation } from 'react-i18next'
import { isUnderWay } from '../../files/index.ts'
import type { DraftState } from '../session/draft-state.ts'

interface DraftStatusProps {
  draft: DraftState
  /** Publishing was pressed and waits for the uploads. */
  isWaiting: boolean
}

/** Says where the draft is saved, or how many uploads are left. */
export function DraftStatus({ draft, isWaiting }: DraftStatusProps) {
  const { t } = useTranslation('drafts/form')
  const left = draft.uploads.filter(isUnderWay).length
  if (isWaiting && left > 0) return t('waitingForUploads', { count: left })
  if (left > 0) return t('uploading', { count: left })
  if (draft.copy.state === 'saved') return t('keptOnServer')
  return draft.savedAt ? t('kept') : null
}
