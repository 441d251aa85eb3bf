import { drawnCovers } from '@learntrail/contract/groups/drawn-covers'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { uploadPicture } from '../../files/index.ts'
import { GroupCover } from '../components/group-cover.tsx'
import css from './group-form.module.css'
import type { GroupValues } from './group-values.ts'

interface CoverFieldProps {
  groupId: string
  value: GroupValues['cover']
  error: string | undefined
  /** Called when an upload of a picture begins and ends. */
  onBusy: (isBusy: boolean) => void
  onChange: (cover: GroupValues['cover']) => void
}

/** Chooses the cover: a picture of one's own, a drawing, or the group's default drawing. */
export function CoverField({ groupId, value, error, onBusy, onChange }: CoverFieldProps) {
  const { t } = useTranslation('groups/form')
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const take = async (field: HTMLInputElement) => {
    const [file] = field.files ?? []
    field.value = ''
    if (!file) return
    const setUnderWay = (isUnderWay: boolean) => {
      setBusy(isUnderWay)
      onBusy(isUnderWay)
    }
    setUnderWay(true)
    setFailure(undefined)
    try {
      const { id, url } = await uploadPicture(file)
      onChange({ fileId: id, address: `${url}?type=thumbnail&width=640` })
    } catch (problem) {
      setFailure(sentenceOf(problem))
    } finally {
      setUnderWay(false)
    }
  }
  const picture = value && 'address' in value ? value.address : null
  const drawn = value && 'drawn' in value ? value.drawn : null
  return (
    <Field id="group-cover" label={t('cover')} note={t('coverNote')} error={failure ?? error}>
      <div className={css.cover}>
        <GroupCover id={groupId} picture={picture} drawn={drawn} size="card" />
      </div>
      <div className={css.ways}>
        <Button look="line" icon="image" isBusy={isBusy} onClick={() => input.current?.click()}>
          {t(picture ? 'coverOther' : 'coverChoose')}
        </Button>
        {picture ? (
          <Button look="quiet" onClick={() => onChange(null)}>
            {t('coverRemove')}
          </Button>
        ) : null}
      </div>
      <ul className={css.drawn} aria-label={t('coverDrawn')}>
        {[null, ...drawnCovers].map((name) => (
          <li key={name}>
            <button
              type="button"
              className={css.drawing}
              aria-pressed={picture === null && drawn === name}
              disabled={isBusy}
              onClick={() => onChange(name && { drawn: name })}
            >
              <GroupCover id={groupId} picture={null} drawn={name} size="choice" />
              <span>{t(`drawn.${name ?? 'own'}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic"
        hidden
        tabIndex={-1}
        aria-label={t('coverChoose')}
        onChange={(event) => void take(event.currentTarget)}
      />
    </Field>
  )
}
