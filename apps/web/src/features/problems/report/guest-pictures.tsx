import { problemLimits } from '@learntrail/contract/problems/limits'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { pictureNames } from '../../files/index.ts'
import css from './guest-pictures.module.css'
import { pictureToSend, type SentPicture } from './picture-to-send.ts'

export interface GuestPicture extends SentPicture {
  key: string
}

interface GuestPicturesProps {
  pictures: readonly GuestPicture[]
  error: string | undefined
  onChange: (pictures: GuestPicture[]) => void
}

/** A guest's screenshots, held in memory and sent with the report. */
export function GuestPictures({ pictures, error, onChange }: GuestPicturesProps) {
  const { t } = useTranslation('problems')
  const picker = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const take = async (files: File[]) => {
    setFailure(undefined)
    const free = problemLimits.guestPictures - pictures.length
    if (files.length > free) setFailure(t('picturesTooMany', { count: problemLimits.guestPictures }))
    setBusy(true)
    const added: GuestPicture[] = []
    for (const file of files.slice(0, free)) {
      const sent = await pictureToSend(file)
      if (sent) added.push({ ...sent, key: newId() })
      else setFailure(t('pictureTooLarge', { name: file.name }))
    }
    setBusy(false)
    onChange([...pictures, ...added])
  }
  const remove = (picture: GuestPicture) => {
    setFailure(undefined)
    onChange(pictures.filter((one) => one !== picture))
  }

  return (
    <Field
      id="problem-pictures"
      label={t('pictures')}
      note={t('picturesNote', { count: problemLimits.guestPictures })}
      error={failure ?? error}
    >
      {pictures.length > 0 ? (
        <ul className={css.pictures}>
          {pictures.map((picture) => (
            <li key={picture.key} className={css.picture}>
              <img className={css.image} src={`data:;base64,${picture.content}`} alt={picture.name} />
              <IconButton
                label={t('pictureRemove', { name: picture.name })}
                icon="close"
                onClick={() => remove(picture)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {pictures.length < problemLimits.guestPictures ? (
        <Button look="line" icon="image" isBusy={isBusy} onClick={() => picker.current?.click()}>
          {t('picturesChoose')}
        </Button>
      ) : null}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        accept={pictureNames}
        aria-label={t('picturesChoose')}
        onChange={({ currentTarget: field }) => {
          const files = [...(field.files ?? [])]
          // Allows choosing the same file again after it was removed.
          field.value = ''
          void take(files)
        }}
      />
    </Field>
  )
}
