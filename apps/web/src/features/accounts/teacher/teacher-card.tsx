import { foldIdentifier } from '@learntrail/contract/characters'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { focusFirst, showProblem } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
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
  const form = useForm({
    initialValues: { email: '' },
    validate: {
      email: (value) => checkText(value, addressRules),
    },
  })
  const submit = form.onSubmit(({ email }) => {
    ask.mutate(foldIdentifier(email), {
      onSuccess: (mailed) => setMailedTo(mailed.email),
      onError: (error) => {
        if (isProblem(error, 'VALIDATION_FAILED')) showProblem(error, form)
        else form.setFieldError('email', sentence(error))
      },
    })
  }, focusFirst(form))

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
    <form className={css.way} onSubmit={submit} noValidate>
      <TextInput
        {...form.getInputProps('email')}
        label={t('email')}
        description={t('emailNote')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <Button type="submit" look="soft" isBusy={ask.isPending}>
        {t('mail')}
      </Button>
    </form>
  )
}

function ByCode() {
  const { t } = useTranslation('accounts/teacher')
  const sentence = useSentence()
  const verify = useSchoolCode()
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => checkText(value, { required: true, max: 50 }) },
  })
  const submit = form.onSubmit(({ code }) => {
    verify.mutate(code, {
      onSuccess: ({ schoolName }) => toast(t('done', { school: schoolName })),
      onError: (error) => {
        const isWrong = isProblem(error, 'VALIDATION_FAILED')
        form.setFieldError('code', isWrong ? t('wrongCode') : sentence(error))
      },
    })
  }, focusFirst(form))
  return (
    <form className={css.way} onSubmit={submit} noValidate>
      <TextInput
        {...form.getInputProps('code')}
        label={t('code')}
        description={t('codeNote')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" look="soft" isBusy={verify.isPending}>
        {t('useCode')}
      </Button>
    </form>
  )
}
