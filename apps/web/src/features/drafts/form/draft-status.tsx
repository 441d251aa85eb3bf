import { useTranslation } from 'react-i18next'
import { isUnderWay } from '../../files/index.ts'
import type { DraftState } from '../session/draft-state.ts'

interface DraftStatusProps {
  draft: DraftState
  /** Published as soon as the uploads are done. */
  isWaiting: boolean
}

/** What the person may rely on at this moment. */
export function DraftStatus({ draft, isWaiting }: DraftStatusProps) {
  const { t } = useTranslation('drafts/form')
  const left = draft.uploads.filter(isUnderWay).length
  if (isWaiting && left > 0) return t('waitingForUploads', { count: left })
  if (left > 0) return t('uploading', { count: left })
  if (draft.copy.state === 'saved') return t('keptOnServer')
  return draft.savedAt ? t('kept') : null
}
