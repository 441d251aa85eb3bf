import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { storedKeys, writeStored } from '../../i18n/stored-choice.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { preferencesQuery, useChangePreferences } from '../profiles/index.ts'

/** The way to the first visit, on the home of whoever is new, until it was taken or sent away. */
export function WelcomeLine() {
  const { t } = useTranslation('welcome')
  const { data } = useQuery(preferencesQuery)
  const { mutate } = useChangePreferences()
  const isFinished = data?.isFirstVisitFinished
  useEffect(() => {
    if (isFinished !== undefined) writeStored(storedKeys.welcome, isFinished ? 'done' : 'open')
  }, [isFinished])
  if (isFinished === undefined) return null
  // The place that is kept for it closes over it.
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
