import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { planAddresses } from '../addresses.ts'
import { schoolPlansQuery } from './api/school-plans.ts'
import css from './school.module.css'

/** Summary of a school's settings for plans, with a link to edit them. */
export function SchoolCard({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('plans/in-schools')
  const query = useQuery(schoolPlansQuery(schoolId))
  return (
    <Card as="section" aria-labelledby="school-plans" className={css.part}>
      <h2 id="school-plans" className={css.heading}>
        {t('title')}
      </h2>
      {query.data ? (
        <>
          <p>{t('asks', { lessons: query.data.lessonsAsked, minutes: query.data.lessonMinutes })}</p>
          <p className={css.note}>{t(query.data.version === 0 ? 'usual' : 'ownForm')}</p>
        </>
      ) : (
        <WaitingLines query={query} lines={2} />
      )}
      <div>
        <LinkButton look="soft" size="s" to={planAddresses.ofSchool(schoolId)}>
          {t('change')}
        </LinkButton>
      </div>
    </Card>
  )
}
