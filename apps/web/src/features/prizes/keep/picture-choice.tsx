import type { FileSummary } from '@learntrail/contract/files/files'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Field } from '../../../ui/form/field.tsx'
import { type KeptPictures, PictureUploads, previewOf } from '../../files/index.ts'
import { PrizePicture } from '../shown/prize-picture.tsx'
import css from './keep.module.css'

interface PictureChoiceProps {
  /** Address of the current picture. */
  current: string | null
  pictures: KeptPictures
  /** Id and error of the field. */
  place: Pick<ComponentProps<typeof PictureUploads>, 'id' | 'error'>
  uploaded: FileSummary | null
  takesNoPicture: boolean
  onNone: (takesNone: boolean) => void
}

export function PictureChoice({ current, pictures, place, uploaded, takesNoPicture, onNone }: PictureChoiceProps) {
  const { t } = useTranslation('prizes/keep')
  const shown = takesNoPicture ? null : uploaded ? previewOf(uploaded) : current
  return (
    <Field id="prize-pictures" label={t('form.picture')} note={t('form.pictureNote')}>
      <span className={css.preview}>
        <PrizePicture picture={shown} />
      </span>
      {takesNoPicture ? null : <PictureUploads {...place} pictures={pictures} limits={t('form.pictureOne')} />}
      {current === null ? null : (
        <Checkbox
          size="md"
          label={t('form.noPicture')}
          checked={takesNoPicture}
          onChange={(event) => onNone(event.currentTarget.checked)}
        />
      )}
    </Field>
  )
}
