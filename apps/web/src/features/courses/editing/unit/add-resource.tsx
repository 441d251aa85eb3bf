import type { CourseFile } from '@learntrail/contract/courses/courses'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { useEditing } from '../editing-context.ts'
import { addEntry } from '../structure/change-structure.ts'
import { ChooseFile } from './choose-file.tsx'
import css from './unit.module.css'

/** Adds a resource to a unit. */
export function AddResource({ unitId }: { unitId: string }) {
  const { t } = useTranslation('courses/editing')
  const { document } = useEditing()
  const add = (values: Record<string, unknown>) => addEntry(document, 'resources', { parentId: unitId, values })
  const ofFile = (type: 'video' | 'file') => (file: CourseFile) =>
    add({ type, name: file.name.replace(/\.[^.]+$/, ''), courseFileId: file._id, address: null, duration: null })
  return (
    <div className={css.adds}>
      <ChooseFile type="video" icon="play" label={t('resources.addVideo')} onSent={ofFile('video')} />
      <ChooseFile type="file" icon="paperclip" label={t('resources.addFile')} onSent={ofFile('file')} />
      <Button
        look="soft"
        icon="link"
        onClick={() => add({ type: 'external', courseFileId: null, address: null, duration: null })}
      >
        {t('resources.addAddress')}
      </Button>
    </div>
  )
}
