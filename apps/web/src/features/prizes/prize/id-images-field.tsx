import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldError } from '../../../ui/form/field.tsx'
import type { IdSide } from './given.rules.ts'
import { idImage } from './id-image.ts'
import css from './prize.module.css'

interface IdImagesFieldProps {
  /** Ids of the buttons. */
  idOf: (side: IdSide) => string
  value: Record<IdSide, string | null>
  errors: Partial<Record<IdSide, string | undefined>>
  onChange: (side: IdSide, content: string) => void
}

/** Both sides of an identity card. They stay in memory until they are sent; nothing is kept on the device. */
export function IdImagesField({ idOf, value, errors, onChange }: IdImagesFieldProps) {
  const { t } = useTranslation(['prizes/apply', 'prizes'])
  return (
    <Field
      id="prize-id-images"
      label={t('prizes:parts.idImages')}
      isRequired
      note={t('idImages.note', { days: prizeLimits.erasedAfter })}
    >
      <div className={css.sides}>
        {(['front', 'back'] as const).map((side) => (
          <OneSide
            key={side}
            id={idOf(side)}
            side={side}
            content={value[side]}
            error={errors[side]}
            onContent={(content) => onChange(side, content)}
          />
        ))}
      </div>
    </Field>
  )
}

interface OneSideProps {
  id: string
  side: IdSide
  content: string | null
  error: string | undefined
  onContent: (content: string) => void
}

function OneSide({ id, side, content, error, onContent }: OneSideProps) {
  const { t } = useTranslation(['prizes/apply', 'prizes'])
  const picker = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    const made = await idImage(file)
    setBusy(false)
    setUnreadable(made === null)
    if (made !== null) onContent(made)
  }
  const isThere = content !== null
  const choose =
    side === 'front'
      ? t(isThere ? 'idImages.changeFront' : 'idImages.chooseFront')
      : t(isThere ? 'idImages.changeBack' : 'idImages.chooseBack')
  return (
    <div className={css.side}>
      <p className={css.sideName}>{t(`idImages.${side}`)}</p>
      {content === null ? (
        <span className={css.noImage} aria-hidden="true" />
      ) : (
        <img className={css.image} src={`data:image/jpeg;base64,${content}`} alt={t('idImages.chosen')} />
      )}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        tabIndex={-1}
        aria-label={choose}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          // Allows choosing the same file again after a failure.
          event.currentTarget.value = ''
        }}
      />
      <Button id={id} look="line" size="s" icon="camera" isBusy={isBusy} onClick={() => picker.current?.click()}>
        {choose}
      </Button>
      <FieldError id={id} error={isUnreadable ? t('idImages.unreadable') : error} />
    </div>
  )
}
