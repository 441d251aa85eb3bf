import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../../saving/use-watched.ts'
import { Button } from '../../../../ui/button.tsx'
import { useEditing } from '../editing-context.ts'
import { UploadProgress } from '../uploads/upload-progress.tsx'
import css from './waiting-picture.module.css'

/** A picture being uploaded, at its place in the text: progress and actions. */
export function WaitingPicture({ pictureKey }: { pictureKey: string }) {
  const { t } = useTranslation(['courses/editing', 'courses/pictures'])
  const { pictures, uploads } = useEditing()
  const picture = useWatched(pictures).pictures.find(({ key }) => key === pictureKey)
  const upload = useWatched(uploads).uploads.find((one) => one.courseFileId === picture?.courseFileId)
  if (picture === undefined) return null
  const { file, problem, isHere } = picture
  const isRefused = problem?.code === 'FILE_NOT_PICTURE'
  return (
    <section className={css.waiting} aria-label={file.name} contentEditable={false}>
      {upload?.item.picture ? <img className={css.preview} src={upload.item.picture} alt="" /> : null}
      <div className={css.facts}>
        <p className={css.name}>{file.name}</p>
        {upload ? <UploadProgress upload={upload} /> : null}
        {problem ? (
          <p className={css.problem} role="alert">
            {sentenceOf(problem)}
          </p>
        ) : null}
        {isHere ? <p className={css.words}>{t('courses/pictures:sent')}</p> : null}
        <div className={css.acts}>
          {problem && !isRefused ? (
            <Button look="soft" size="s" onClick={() => pictures.retry(pictureKey)}>
              {t('files.again')}
            </Button>
          ) : null}
          <Button look="soft" size="s" onClick={() => pictures.remove(pictureKey)}>
            {t('courses/pictures:remove')}
          </Button>
        </div>
      </div>
    </section>
  )
}
