import type { Course } from '@learntrail/contract/courses/courses'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWayToReport } from '../../../feature/use-ways.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { LinkToShare } from '../../../ui/sharing/link-to-share.tsx'
import { QrCode } from '../../../ui/sharing/qr-code.tsx'
import { courseAddresses } from '../addresses.ts'
import { Withdraw } from '../learning/join-course.tsx'
import { useCourseNames } from '../names.ts'
import { ChooseTrial } from '../trial/trial-ways.tsx'
import css from './course-ways.module.css'

/** Actions on a course besides reading it. */
export function CourseWays({ course }: { course: Course }) {
  const { t } = useTranslation('courses/reading')
  const names = useCourseNames()
  const wayToReport = useWayToReport()
  const [isSharing, setSharing] = useState(false)
  const teaches = course.part !== null && course.part !== 'learner'
  const name = names.course(course.name)
  const address = new URL(courseAddresses.course(course._id), window.location.origin).href
  return (
    <>
      {course.can.edit ? (
        <LinkButton look="soft" to={courseAddresses.edit(course._id)} icon="edit">
          {t('edit')}
        </LinkButton>
      ) : null}
      {teaches ? (
        <LinkButton look="soft" to={courseAddresses.learners(course._id)} icon="friends">
          {t('learners')}
        </LinkButton>
      ) : null}
      {course.part !== null && course.edition !== null ? (
        <LinkButton look="soft" to={courseAddresses.notes(course._id)} icon="portfolio">
          {t('notes')}
        </LinkButton>
      ) : null}
      {course.part === 'learner' ? (
        <LinkButton look="soft" to={courseAddresses.messages(course._id)} icon="mail">
          {t('messages')}
        </LinkButton>
      ) : null}
      {teaches ? (
        <LinkButton look="soft" to={courseAddresses.manage} icon="settings">
          {t('manage')}
        </LinkButton>
      ) : null}
      <ChooseTrial course={course} />
      <Button look="soft" icon="share" onClick={() => setSharing(true)}>
        {t('share.do')}
      </Button>
      {course.part === 'learner' ? <Withdraw course={course} /> : null}
      {!teaches && wayToReport ? (
        <LinkButton look="quiet" to={wayToReport('course', course._id)} icon="alert">
          {t('report')}
        </LinkButton>
      ) : null}
      <Dialog isOpen={isSharing} title={t('share.title')} onClose={() => setSharing(false)}>
        <div className={css.share}>
          <p className={css.who}>{t(course.isPrivate ? 'share.private' : 'share.open')}</p>
          <QrCode text={address} label={t('share.code', { name })} />
          <LinkToShare address={address} title={name} />
        </div>
      </Dialog>
    </>
  )
}
