import type { Course } from '@learntrail/contract/courses/courses'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useCopyLink } from '../../../ui/sharing/use-copy-link.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { courseQuery } from '../api/courses.ts'
import { learnLink } from './learn-link.ts'
import css from './linked.module.css'

interface AssignUnitDialogProps {
  courseId: string
  name: string
  onClose: () => void
}

/** Chooses a unit for a group to learn, and copies its link for homework or a message. */
export function AssignUnitDialog({ courseId, name, onClose }: AssignUnitDialogProps) {
  const { t } = useTranslation('courses/linked')
  const query = useQuery(courseQuery(courseId, 'published'))
  return (
    <Dialog isOpen title={t('assign.title', { name })} onClose={onClose}>
      <div className={css.dialog}>
        <p>{t('assign.text')}</p>
        <CopyRow name={t('assign.whole')} link={learnLink(courseId)} />
        {query.data ? <Chapters course={query.data} /> : <WaitingLines query={query} />}
      </div>
    </Dialog>
  )
}

function Chapters({ course }: { course: Course }) {
  const { t } = useTranslation('courses/linked')
  return (
    <ol className={css.chapters}>
      {course.chapters.map((chapter) => (
        <li key={chapter.id}>
          <h3 className={css.chapter}>{chapter.name.trim() || t('untitledChapter')}</h3>
          <ol className={css.units}>
            {chapter.units.map((unit) => (
              <li key={unit.id}>
                <CopyRow name={unit.name.trim() || t('untitledUnit')} link={learnLink(course._id, unit.id)} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function CopyRow({ name, link }: { name: string; link: string }) {
  const { t } = useTranslation('courses/linked')
  const copy = useCopyLink()
  return (
    <button type="button" className={css.unit} aria-label={t('copyOf', { name })} onClick={() => void copy(link)}>
      <span>{name}</span>
      <Icon name="copy" size={18} />
    </button>
  )
}
