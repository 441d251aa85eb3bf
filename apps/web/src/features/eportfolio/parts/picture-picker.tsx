import { imageIdsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { kindOfName } from '@learntrail/contract/files/file-types'
import type { FileSummary } from '@learntrail/contract/files/files'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Picture, uploadPicture } from '../../files/index.ts'
import { fileOf } from '../draft/placed-images.ts'
import css from './picture-picker.module.css'

interface PicturePickerProps {
  title: string
  draft: ExportDraft
  /** Id of the current picture. */
  chosen: string | null
  /** `isNew` when it has just been uploaded. */
  onPick: (file: FileSummary, isNew: boolean) => void
  onClose: () => void
}

/** Dialog to choose a picture of the draft, or upload one. */
export function PicturePicker({ title, draft, chosen, onPick, onClose }: PicturePickerProps) {
  const { t } = useTranslation('eportfolio/typeset')
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function upload(file: File) {
    if (kindOfName(file.name) !== 'image') return setProblem(t('picker.noPicture'))
    setBusy(true)
    setProblem(null)
    try {
      onPick(await uploadPicture(file), true)
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button look="soft" icon="plus" isBusy={isBusy} onClick={() => field.current?.click()}>
            {t('picker.upload')}
          </Button>
          <input
            ref={field}
            type="file"
            accept="image/*,.heic"
            hidden
            aria-label={t('picker.upload')}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              event.currentTarget.value = ''
              if (file) void upload(file)
            }}
          />
        </>
      }
    >
      <FormAlert>{problem}</FormAlert>
      <PictureChoices pictures={picturesOf(draft)} chosen={chosen} onPick={(file) => onPick(file, false)} />
    </Dialog>
  )
}

interface PictureChoicesProps {
  pictures: readonly FileSummary[]
  chosen: string | null
  onPick: (file: FileSummary) => void
}

function PictureChoices({ pictures, chosen, onPick }: PictureChoicesProps) {
  const { t } = useTranslation('eportfolio/typeset')
  if (pictures.length === 0) return <p>{t('picker.none')}</p>
  return (
    <ul className={css.pictures}>
      {pictures.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            className={css.picture}
            aria-label={file.displayName}
            aria-pressed={file.id === chosen}
            onClick={() => onPick(file)}
          >
            <Picture file={file} sizes="140px" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Returns the original pictures without duplicates. */
function picturesOf(draft: ExportDraft): FileSummary[] {
  const adjusted = new Set(draft.adjustImages.map(({ adjustedId }) => adjustedId))
  const ids = [
    ...draft.imageResources.map(({ file }) => file.id),
    ...draft.customImageResources.map(({ id }) => id),
    ...imageIdsOf(draft).filter((id) => !adjusted.has(id)),
  ]
  return [...new Set(ids)].flatMap((id) => fileOf(draft, id) ?? [])
}
