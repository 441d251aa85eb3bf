import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { currentUserQuery, useCurrentUser } from '../../profiles/index.ts'
import { OwnProblems } from './own-problems.tsx'
import css from './report.module.css'
import { ReportForm } from './report-form.tsx'

/** Anybody can report a problem; signed-in people also find the answers here. */
export function ReportScreen() {
  const { t } = useTranslation('problems')
  const user = useCurrentUser()
  // A guest's form would be replaced, with what was typed, once the server says that this is a member.
  const { isPending } = useQuery(currentUserQuery)
  const [isSent, setSent] = useState(false)
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className={css.parts}>
        {isPending ? <FormSkeleton fields={3} /> : null}
        {isSent ? (
          <StatePanel
            scene="sent"
            role="status"
            title={t('sent.title')}
            action={
              <div className={css.acts}>
                <LinkButton to={paths.root}>{t('sent.home')}</LinkButton>
                <Button look="line" onClick={() => setSent(false)}>
                  {t('sent.again')}
                </Button>
              </div>
            }
          >
            <p>{t(user ? 'sent.member' : 'sent.guest')}</p>
          </StatePanel>
        ) : isPending ? null : (
          <ReportForm key={user?.id ?? 'guest'} onSent={() => setSent(true)} />
        )}
        {user && !user.credential?.isDefaultPassword ? <OwnProblems /> : null}
      </div>
    </Screen>
  )
}
