import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Card } from '../../../../ui/card.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { type CaptionCalls, hasSpeech, LazyCaptionsEditor } from '../../../files/index.ts'
import { coursesKey } from '../../api/courses.ts'
import { editAddresses, unitOfFile } from '../addresses.ts'
import { readCourseCaptions, saveCourseCaptions } from '../api/editing.ts'
import { useEditing } from '../editing-context.ts'
import css from './captions.module.css'

/** The caption editor for a film of the course. */
export function CaptionsPart({ id }: { id: string }) {
  const { t } = useTranslation('courses/editing')
  const { course, outline, accountId } = useEditing()
  const queryClient = useQueryClient()
  const calls = useMemo<CaptionCalls>(
    () => ({
      name: `course.${id}`,
      read: (language) => readCourseCaptions(id, language),
      save: (language, save, isClosing) => saveCourseCaptions(id, language, save, isClosing),
    }),
    [id],
  )
  const file = course.files.find(({ _id }) => _id === id)?.file ?? null
  const unit = unitOfFile(outline, id)
  const back = unit === undefined ? editAddresses.outline(course._id) : editAddresses.unit(course._id, unit.id)
  return (
    <>
      <p className={css.back}>
        <Link to={back}>{t(unit === undefined ? 'toOutline' : 'captions.toUnit')}</Link>
      </p>
      <Card as="section" aria-labelledby="captions-title" className={css.card}>
        <h2 id="captions-title" className={css.title}>
          {file === null ? t('captions.title') : t('captions.titleOf', { name: file.displayName })}
        </h2>
        {file === null || !hasSpeech(file) ? (
          <p>{t('captions.noFilm')}</p>
        ) : course.can.edit ? (
          <LazyCaptionsEditor
            account={accountId}
            file={file}
            calls={calls}
            onSaved={() => void queryClient.invalidateQueries({ queryKey: coursesKey })}
          />
        ) : (
          <FormAlert tone="honey">{t('captions.onShelf')}</FormAlert>
        )}
      </Card>
    </>
  )
}
