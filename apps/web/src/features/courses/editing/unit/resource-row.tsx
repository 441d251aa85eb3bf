import type { CourseResource } from '@learntrail/contract/courses/content'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWatched } from '../../../../saving/use-watched.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { formatBytes } from '../../../../ui/file-size.ts'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { WholeNumberInput } from '../../../../ui/form/whole-number-input.tsx'
import { webAddressOf } from '../../../../ui/web-address.rules.ts'
import { useCourseNames } from '../../names.ts'
import { fieldId } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import { SharedField } from '../fields/shared-field.tsx'
import { entryOf, setValue, textOf } from '../structure/change-structure.ts'
import { UploadProgress } from '../uploads/upload-progress.tsx'
import { CaptionsWay } from './captions-way.tsx'
import { ChooseFile } from './choose-file.tsx'
import css from './unit.module.css'

interface ResourceRowProps {
  resource: CourseResource
  /** Another person has locked the chapter. */
  isHeld: boolean
}

/** A resource: its name and its file or address. */
export function ResourceRow({ resource, isHeld }: ResourceRowProps) {
  const { t } = useTranslation('courses/editing')
  const { document } = useEditing()
  const names = useCourseNames()
  const { id, type } = resource
  return (
    <div className={css.resource}>
      <Chip tone="accent">{names.resource(type)}</Chip>
      <SharedField
        id={fieldId(id)}
        text={textOf(entryOf(document, 'resources', id), 'name')}
        label={t('resources.name')}
        limit={courseLimits.resourceName}
        isHeld={isHeld}
      />
      {type === 'external' ? (
        <Address resource={resource} isHeld={isHeld} />
      ) : (
        <OfFile resource={resource} isHeld={isHeld} />
      )}
      <Minutes resource={resource} isHeld={isHeld} />
    </div>
  )
}

function OfFile({ resource: { id, type, courseFileId }, isHeld }: ResourceRowProps) {
  const { t } = useTranslation('courses/editing')
  const { course, document, mayWrite, uploads } = useEditing()
  const upload = useWatched(uploads).uploads.find((one) => one.courseFileId === courseFileId)
  const courseFile = course.files.find(({ _id }) => _id === courseFileId)
  const isMine = upload !== undefined
  return (
    <>
      {isMine ? (
        <UploadProgress upload={upload} onCancel={() => setValue(document, 'resources', id, { courseFileId: null })} />
      ) : null}
      {!isMine && courseFile?.file ? (
        <p className={css.file}>
          <a href={courseFile.file.url} target="_blank" rel="noreferrer">
            {courseFile.file.displayName}
          </a>
          <span className={css.quiet}>{formatBytes(courseFile.file.bytes)}</span>
        </p>
      ) : null}
      {!isMine && courseFile ? <CaptionsWay courseFile={courseFile} /> : null}
      {!isMine && courseFile !== undefined && courseFile.file === null ? (
        <p className={css.quiet}>
          {t('files.unfinished', { name: courseFile.name, who: courseFile.user.displayName })}
        </p>
      ) : null}
      {courseFileId === null ? <p className={css.quiet}>{t('files.none')}</p> : null}
      {mayWrite && !isHeld ? (
        <ChooseFile
          type={type === 'video' ? 'video' : 'file'}
          label={t(courseFileId === null ? 'files.choose' : 'files.change')}
          onSent={(sent) => setValue(document, 'resources', id, { courseFileId: sent._id })}
        />
      ) : null}
    </>
  )
}

/** An address field. Writes to the document only on leaving the field, as half an address leads nowhere. */
function Address({ resource: { id, address }, isHeld }: ResourceRowProps) {
  const { t } = useTranslation('courses/editing')
  const { document, mayWrite } = useEditing()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  function settle() {
    if (typed === null) return
    const whole = webAddressOf(typed)
    const isWrongNow = typed.trim() !== '' && (whole === null || whole.length > courseLimits.address)
    setWrong(isWrongNow)
    if (isWrongNow) return
    setValue(document, 'resources', id, { address: whole })
    setTyped(null)
  }
  return (
    <TextInput
      label={t('resources.address')}
      placeholder="https://"
      inputMode="url"
      autoComplete="off"
      readOnly={!mayWrite || isHeld}
      value={typed ?? address ?? ''}
      error={isWrong ? t('resources.addressWrong', { limit: courseLimits.address }) : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
    />
  )
}

function Minutes({ resource: { id, duration }, isHeld }: ResourceRowProps) {
  const { t } = useTranslation('courses/editing')
  const { document, mayWrite } = useEditing()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <WholeNumberInput
      label={t('resources.minutes')}
      readOnly={!mayWrite || isHeld}
      value={typed ?? (duration === null ? '' : String(Math.max(1, Math.round(duration / 60))))}
      max={courseLimits.minutes}
      onChange={(value) => {
        setTyped(value)
        setValue(document, 'resources', id, { duration: Number(value) > 0 ? Number(value) * 60 : null })
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
