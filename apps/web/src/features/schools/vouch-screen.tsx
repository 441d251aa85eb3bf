import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { useVouch } from './api/vouch.ts'
import css from './schools.module.css'

/** Lets a verified teacher vouch for a colleague. */
export function VouchScreen() {
  const { t } = useTranslation(['schools', 'common'])
  const { personId = '' } = useParams()
  const navigate = useNavigate()
  const vouch = useVouch(personId)
  const [failure, setFailure] = useState<unknown>(null)
  const card = paths.person(personId)
  const send = () => {
    setFailure(null)
    vouch.mutate(undefined, {
      onSuccess: () => {
        toast(t('vouch.done'))
        navigate(card, { replace: true })
      },
      onError: setFailure,
    })
  }
  return (
    <Screen title={t('vouch.title')} back={card} width="narrow">
      <Card padding="l" className={css.fields}>
        <FormAlert>{failure ? sentenceOf(failure) : null}</FormAlert>
        <p>{t('vouch.text')}</p>
        <div className={css.acts}>
          <Button isBusy={vouch.isPending} onClick={send}>
            {t('vouch.do')}
          </Button>
          <Button look="line" onClick={() => navigate(card)}>
            {t('common:cancel')}
          </Button>
        </div>
      </Card>
    </Screen>
  )
}
