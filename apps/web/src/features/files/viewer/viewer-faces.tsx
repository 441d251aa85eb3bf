import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ViewerRoom } from './file-viewer.tsx'
import { LoadingStage } from './loading-stage.tsx'
import { StageNote } from './stage-note.tsx'
import { useViewerKeys } from './use-viewer-keys.ts'
import css from './viewer-faces.module.css'

interface ViewerFaceProps {
  onClose: () => void
  /** Why there are no files to show; undefined while they are loading. */
  error?: unknown
  /** Nothing failed: the files are gone, or the person was never allowed to see them. */
  isEmpty?: boolean
  onRetry?: () => void
  isRetrying?: boolean
}

const noZoom = { current: null }

/** The viewer without files: loading, failed or gone. */
export function ViewerFace({ onClose, error, isEmpty, onRetry, isRetrying }: ViewerFaceProps) {
  const { t } = useTranslation(['files/viewer', 'common'])
  const sentence = useSentence()
  useViewerKeys({ onClose, onTurn: () => undefined, zoom: noZoom })
  return (
    <ViewerRoom>
      <div className={css.bar}>
        <IconButton className={css.close} label={t('close')} icon="close" onClick={onClose} />
        <h1 className={css.title}>{t('title')}</h1>
      </div>
      <div className={css.stage}>
        {error === undefined && !isEmpty ? <LoadingStage /> : null}
        {isEmpty ? (
          <StageNote icon="file" title={t('gone.title')} actions={<Button onClick={onClose}>{t('close')}</Button>}>
            <p>{t('gone.text')}</p>
          </StageNote>
        ) : null}
        {error !== undefined ? (
          <StageNote
            role="alert"
            icon="alert"
            title={t('failed.list')}
            actions={
              onRetry ? (
                <Button onClick={onRetry} isBusy={isRetrying}>
                  {t('common:retry')}
                </Button>
              ) : null
            }
          >
            <p>{sentence(error)}</p>
          </StageNote>
        ) : null}
      </div>
    </ViewerRoom>
  )
}
