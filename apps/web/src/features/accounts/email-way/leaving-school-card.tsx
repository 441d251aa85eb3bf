import { durations } from '@learntrail/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { SignedInUser } from '../../profiles/index.ts'
import { loginMethodsQuery } from '../api/list-login-methods.ts'
import { isLeavingWithNothing } from './leaving-school.rules.ts'
import css from './leaving-school-card.module.css'

/** Asks people about to leave their school for an e-mail and a password; can be postponed for a week. */
export function LeavingSchoolCard({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('accounts/email-way')
  const { data } = useQuery(loginMethodsQuery)
  const [isPutOff, setPutOff] = useState(() => readPutOff() > Date.now() - durations.week)
  if (isPutOff || !data || !isLeavingWithNothing(data, user.organization?.grade, new Date())) return null
  const putOff = () => {
    writePutOff()
    setPutOff(true)
  }
  return (
    <Card as="section" aria-labelledby="leaving-school">
      <h2 id="leaving-school" className={css.title}>
        {t('leaving.title')}
      </h2>
      <p>{t('leaving.text')}</p>
      <div className={css.actions}>
        <LinkButton to={paths.addEmail}>{t('leaving.add')}</LinkButton>
        <Button look="line" onClick={putOff}>
          {t('leaving.later')}
        </Button>
      </div>
    </Card>
  )
}

const key = 'learntrail.leaving-school-put-off'

function readPutOff(): number {
  try {
    return Number(localStorage.getItem(key)) || 0
  } catch {
    return 0
  }
}

function writePutOff() {
  try {
    localStorage.setItem(key, String(Date.now()))
  } catch {
    // Not stored, so it is asked again.
  }
}
