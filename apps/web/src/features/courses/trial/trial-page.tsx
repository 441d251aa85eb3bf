import type { CourseTrial } from '@learntrail/contract/courses/trial'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { courseAddresses } from '../addresses.ts'
import { useCourseNames } from '../names.ts'
import { UnitWords } from '../pictures/unit-words.tsx'
import { CoursePart, CourseText } from '../reading/course-part.tsx'
import { LecturerView } from '../reading/lecturer-view.tsx'
import { UnitResources } from '../reading/unit-resources.tsx'
import css from './trial.module.css'

/** The trial unit as a page, with a link to the whole course. */
export function TrialPage({ trial, name }: { trial: CourseTrial; name: string }) {
  const { t } = useTranslation(['courses/trial', 'courses/reading'])
  const names = useCourseNames()
  const { text, unit, files } = trial
  return (
    <div className={css.page}>
      <p className={css.note}>
        <Icon name="info" size={18} />
        <span>{t('note', { course: names.course(trial.name) })}</span>
      </p>
      <article className={css.unit} aria-labelledby="unit-name">
        <h2 id="unit-name" className={css.name}>
          <WholeWords>{name}</WholeWords>
        </h2>
        {text.content.length > 0 ? <UnitWords text={text} files={files} /> : null}
        <UnitResources files={files} unit={unit} />
        {text.content.length === 0 && unit.resources.length === 0 ? (
          <p className={css.quiet}>{t('courses/reading:emptyUnit')}</p>
        ) : null}
      </article>
      <Card as="section" className={css.way} aria-label={t('more.label')}>
        <p className={css.course}>
          <strong>{names.course(trial.name)}</strong>
          <span className={css.quiet}>{t('more.text')}</span>
        </p>
        <LinkButton to={courseAddresses.course(trial._id)} iconAfter="right">
          {t('more.way')}
        </LinkButton>
      </Card>
      <CourseText name={t('courses/reading:introduction')} text={trial.introduction} />
      <CoursePart name={t('courses/reading:lecturers')}>
        {trial.lecturers.map(({ person, part, card }) => (
          <LecturerView key={person.id} person={person} card={card} part={names.part(part)} />
        ))}
      </CoursePart>
    </div>
  )
}
