import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { preferencesQuery, useChangePreferences } from '../profiles/index.ts'

/** The way to the first visit, on the home of whoever is new, until it was taken or sent away. */
export function WelcomeLine() {
  const { t } = useTranslation('welcome')
  const { data } = useQuery(preferencesQuery)
  const { mutate } = useChangePreferences()
  if (!data || data.isFirstVisitFinished) return null
  return (
    <Notice
      closeLabel={t('line.close')}
      onClose={() => mutate({ isFirstVisitFinished: true })}
      action={
        <LinkButton to={paths.welcome()} look="soft" size="s">
          {t('line.begin')}
        </LinkButton>
      }
    >
      {t('line.text')}
    </Notice>
  )
}
