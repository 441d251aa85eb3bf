import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import css from './pdf-password.module.css'
import { StageNote } from './stage-note.tsx'

interface PdfPasswordProps {
  /** The last password did not open the file. */
  isWrong: boolean
  onAnswer: (password: string) => void
}

/** Asks for the password of a PDF. It never leaves this tab, as the browser itself opens the file. */
export function PdfPassword({ isWrong, onAnswer }: PdfPasswordProps) {
  const { t } = useTranslation('files/viewer')
  const id = useId()
  const [password, setPassword] = useState('')
  const answer = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') onAnswer(password)
  }
  return (
    <form className={css.form} onSubmit={answer}>
      <StageNote icon="lock" title={t('pdf.locked')} actions={<Button type="submit">{t('pdf.unlock')}</Button>}>
        <p>{t('pdf.lockedText')}</p>
        <PasswordInput
          id={id}
          className={css.field}
          label={t('pdf.password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={isWrong ? t('pdf.wrong') : undefined}
          // A password manager would offer the account's password.
          autoComplete="off"
          autoFocus
        />
      </StageNote>
    </form>
  )
}
