import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { profileLimits } from '@learntrail/contract/profiles/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { goToField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { signBulletin } from '../api/bulletins.ts'
import { useBulletinChange } from '../api/use-bulletin-change.ts'
import css from './bulletin.module.css'

const fieldId = 'bulletin-guardian'

/** Where a member puts their name, or the guardian theirs; and the name that stands there. */
export function Signature({ bulletin }: { bulletin: Bulletin }) {
  const { t } = useTranslation('bulletins')
  const { mine, can, needsSignature } = bulletin
  if (!needsSignature || (can.sign === null && mine.signedAt === null)) return null
  return (
    <Card as="section" className={css.part} aria-label={t('sign.title')}>
      <h3>{t('sign.title')}</h3>
      {mine.signedAt && mine.signedBy ? (
        <p className={css.note}>
          {t(mine.isFormer ? 'sign.former' : 'sign.done', { name: mine.signedBy, time: formatTaipei(mine.signedAt) })}
        </p>
      ) : null}
      {can.sign === null ? null : <Sign bulletin={bulletin} isGuardian={can.sign === 'guardian'} />}
    </Card>
  )
}

function Sign({ bulletin, isGuardian }: { bulletin: Bulletin; isGuardian: boolean }) {
  const { t } = useTranslation('bulletins')
  const user = useCurrentUser()
  const [guardianName, setGuardianName] = useState(user?.profile?.guardianName ?? '')
  const [wrong, setWrong] = useState<string>()
  const sign = useBulletinChange((name: string | null) =>
    signBulletin(bulletin.id, { version: bulletin.version, guardianName: name }),
  )
  const tell = (sentence: string) => {
    setWrong(sentence)
    goToField(fieldId)
  }
  const press = () => {
    if (isGuardian && guardianName.trim() === '') return tell(ruleSentence('required'))
    sign.mutate(isGuardian ? guardianName.trim() : null, {
      onSuccess: () => toast(t('sign.thanks')),
      onError: (error) => {
        const [field] = isProblem(error) ? error.fields : []
        if (field?.path === 'guardianName') tell(ruleSentence(field.rule, field.limit))
      },
    })
  }
  return (
    <>
      {isGuardian ? (
        <TextInput
          id={fieldId}
          label={t('sign.guardian')}
          description={t('sign.guardianNote')}
          autoComplete="off"
          maxLength={profileLimits.guardianName.max}
          value={guardianName}
          error={wrong}
          onChange={(event) => {
            setGuardianName(event.currentTarget.value)
            setWrong(undefined)
          }}
        />
      ) : (
        <p className={css.note}>{t('sign.own', { name: user?.fullName || user?.displayName || '' })}</p>
      )}
      <Button icon="check" isBusy={sign.isPending} onClick={press}>
        {t('sign.press')}
      </Button>
    </>
  )
}
