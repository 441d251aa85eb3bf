import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../../saving/use-watched.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { Picture, pictureNames } from '../../../files/index.ts'
import { factId } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { setFact } from '../structure/change-structure.ts'
import { UploadProgress } from '../uploads/upload-progress.tsx'
import css from './facts.module.css'

/** The course's banner picture. */
export function BannerField() {
  const { t } = useTranslation('courses/editing')
  const { course, document, outline, mayWrite, uploads } = useEditing()
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const { bannerId } = outline
  const file = course.files.find(({ _id }) => _id === bannerId)?.file ?? null
  const upload = useWatched(uploads).uploads.find(({ courseFileId }) => courseFileId === bannerId)

  async function take(chosen: File | undefined) {
    if (chosen === undefined) return
    setProblem(null)
    try {
      const { _id } = await uploads.send(chosen, 'banner')
      setFact(document, 'bannerId', _id)
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <div className={css.banner} id={factId('bannerId')} tabIndex={-1}>
      <p className={css.label}>{t('banner.title')}</p>
      {file ? (
        <Picture file={file} sizes="(min-width: 768px) 640px, 100vw" alt={t('banner.alt')} className={css.picture} />
      ) : null}
      {upload ? <UploadProgress upload={upload} onCancel={() => setFact(document, 'bannerId', null)} /> : null}
      {bannerId !== null && file === null && upload === undefined ? (
        <p className={css.tip}>{t('files.onItsWay')}</p>
      ) : null}
      <FormAlert>{problem ? sentenceOf(problem) : null}</FormAlert>
      {mayWrite ? (
        <div className={css.acts}>
          <input
            ref={picker}
            type="file"
            hidden
            tabIndex={-1}
            data-testid="banner-picker"
            accept={pictureNames}
            onChange={(event) => {
              void take(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
          <Button look="soft" icon="image" onClick={() => picker.current?.click()}>
            {t(bannerId === null ? 'banner.choose' : 'banner.change')}
          </Button>
          {bannerId === null ? null : (
            <Button look="quiet" onClick={() => setFact(document, 'bannerId', null)}>
              {t('banner.remove')}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  )
}
