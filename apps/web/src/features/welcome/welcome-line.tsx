import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { storedKeys, writeStored } from '../../i18n/stored-choice.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { preferencesQuery, useChangePreferences } from '../profiles/index.ts'

/** Link to the first visit, on a new person's home until it is finished or dismissed. */
export function WelcomeLine() {
  const { t } = useTranslation('welcome')
  const { data } = useQuery(preferencesQuery)
  const { mutate } = useChangePreferences()
  const isFinished = data?.isFirstVisitFinished
  useEffect(() => {
    if (isFinished !== undefined) writeStored(storedKeys.welcome, isFinished ? 'done' : 'open')
  }, [isFinished])
  if (isFinished === undefined) return null
  // Collapses the room reserved for it.
  if (isFinished) return <span hidden />
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
