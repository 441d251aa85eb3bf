import { foldIdentifier } from '@learntrail/contract/characters'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { SignedInUser } from '../../profiles/index.ts'
import { useNavigation } from '../../shell/index.ts'
import { useAskTeacherEmail, useSchoolCode } from '../api/verify-teacher.ts'
import { addressRules } from '../email-address.ts'
import css from './teacher-card.module.css'

const texts = { not: 'notText', again: 'againText', verified: 'verifiedText' } as const

/** Whether a teacher is verified, what that changes, and the two ways to become so. */
export function TeacherCard({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('accounts/teacher')
  if (user.title !== 'teacher') return null
  const state = !user.isVerifiedTeacher ? 'not' : user.isTeacherAskedAgain ? 'again' : 'verified'
  return (
    <Card as="section" aria-labelledby="teacher">
      <div className={css.head}>
        <h2 id="teacher">{t('title')}</h2>
        <Chip tone={state === 'verified' ? 'leaf' : 'honey'}>{t(state)}</Chip>
      </div>
      <p className={css.note}>{t(texts[state])}</p>
      {state === 'verified' ? null : (
        <div className={css.ways}>
          <ByEmail />
          <ByCode />
          <p className={css.note}>{t('byColleague')}</p>
        </div>
      )}
    </Card>
  )
}

function ByEmail() {
  const { t } = useTranslation(['accounts/teacher', 'accounts'])
  const sentence = useSentence()
  const ask = useAskTeacherEmail()
  const { data: navigation } = useNavigation()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const form = useKeptForm({
    id: 'teacher',
    start: () => ({ email: '' }),
    check: ({ email }) => ({ email: checkText(email, addressRules) }),
    wrongOf: (error) => (isProblem(error, 'VALIDATION_FAILED') ? undefined : { email: sentence(error) }),
    send: ({ email }) => ask.mutateAsync(foldIdentifier(email)),
    onSent: (mailed) => setMailedTo(mailed.email),
  })

  if (mailedTo !== null) {
    return (
      <div className={css.way} role="status">
        <p className={css.mailed}>
          <Icon name="mail" size={20} />
          {t('mailed', { email: mailedTo })}
        </p>
        <div className={css.acts}>
          {navigation?.hasMailbox ? (
            <LinkButton to={paths.mailbox(mailedTo)} look="soft" size="s">
              {t('accounts:mail.openMailbox')}
            </LinkButton>
          ) : null}
          <Button look="quiet" size="s" onClick={() => setMailedTo(null)}>
            {t('otherEmail')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <form className={css.way} onSubmit={form.submit} noValidate>
      <TextInput
        {...form.input('email')}
        label={t('email')}
        description={t('emailNote')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <Button type="submit" look="soft" isBusy={form.isSending}>
        {t('mail')}
      </Button>
    </form>
  )
}

function ByCode() {
  const { t } = useTranslation('accounts/teacher')
  const sentence = useSentence()
  const verify = useSchoolCode()
  const form = useKeptForm({
    id: 'teacher',
    start: () => ({ code: '' }),
    check: ({ code }) => ({ code: checkText(code, { required: true, max: 50 }) }),
    wrongOf: (error) => ({ code: isProblem(error, 'VALIDATION_FAILED') ? t('wrongCode') : sentence(error) }),
    async send({ code }) {
      const { schoolName } = await verify.mutateAsync(code)
      toast(t('done', { school: schoolName }))
    },
  })
  return (
    <form className={css.way} onSubmit={form.submit} noValidate>
      <TextInput
        {...form.input('code')}
        label={t('code')}
        description={t('codeNote')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" look="soft" isBusy={form.isSending}>
        {t('useCode')}
      </Button>
    </form>
  )
}
