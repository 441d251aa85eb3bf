import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { courseAddresses } from '../addresses.ts'
import css from './finished-part.module.css'

/** Shown when a course is completed: what can be made of it. */
export function FinishedPart({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses/learning')
  return (
    <Card as="section" padding="l" aria-labelledby="finished">
      <div className={css.part}>
        <h2 id="finished" className={css.title}>
          {t('finished.title')}
        </h2>
        <p className={css.text}>{t('finished.text')}</p>
        <div className={css.ways}>
          <LinkButton icon="edit" to={courseAddresses.reflection(courseId)}>
            {t('finished.reflect')}
          </LinkButton>
          <LinkButton look="soft" icon="check" to={courseAddresses.certificate(courseId)}>
            {t('finished.certificate')}
          </LinkButton>
          <LinkButton look="soft" icon="portfolio" to={courseAddresses.notes(courseId)}>
            {t('finished.notes')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
