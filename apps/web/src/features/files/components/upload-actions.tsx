import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isUnderWay, type UploadItem } from '../uploads/upload-item.ts'
import css from './upload-row.module.css'

export interface UploadActionsProps {
  item: UploadItem
  onPause: () => void
  /** Resumes, or tries again. */
  onGoOn: () => void
  onChooseAgain: (file: File) => void
  onRename: () => void
  onRemove: () => void
}

/** The actions that an upload allows in its current state. */
export function UploadActions({ item, onPause, onGoOn, onChooseAgain, onRename, onRemove }: UploadActionsProps) {
  const { t } = useTranslation('files')
  const { name, state, isPaused, isLineLost, needsFile } = item
  const isOnItsWay = isUnderWay(item) || isPaused

  return (
    <>
      {needsFile ? <ChooseAgain name={name} onChoose={onChooseAgain} /> : null}
      {state === 'failed' && !needsFile ? (
        <IconButton className={css.retry} label={t('upload.retry', { name })} icon="send" onClick={onGoOn} />
      ) : null}
      {isLineLost ? (
        <IconButton className={css.retry} label={t('upload.tryNow', { name })} icon="send" onClick={onGoOn} />
      ) : null}
      {isUnderWay(item) && !isLineLost ? (
        <IconButton label={t('upload.pause', { name })} icon="pause" onClick={onPause} />
      ) : null}
      {isPaused ? <IconButton label={t('upload.goOn', { name })} icon="play" onClick={onGoOn} /> : null}
      {state === 'completed' ? (
        <IconButton label={t('upload.rename', { name })} icon="edit" onClick={onRename} />
      ) : null}
      <IconButton
        label={t(isOnItsWay ? 'upload.cancel' : 'upload.remove', { name })}
        icon={isOnItsWay ? 'close' : 'remove'}
        onClick={onRemove}
      />
    </>
  )
}

function ChooseAgain({ name, onChoose }: { name: string; onChoose: (file: File) => void }) {
  const { t } = useTranslation('files')
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        tabIndex={-1}
        data-testid="same-file-picker"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
      <IconButton label={t('upload.chooseAgain', { name })} icon="file" onClick={() => picker.current?.click()} />
    </>
  )
}
