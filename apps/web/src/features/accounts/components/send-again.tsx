import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useSendMail } from '../api/send-mail.ts'
import { rememberMailSent, useMailCountdown } from '../mail-countdown.ts'

interface SendAgainProps {
  email: string
  look?: ButtonLook
  onSent?: () => void
}

/** Asks for another mail, at the earliest a minute after the last one. */
export function SendAgain({ email, look = 'soft', onSent }: SendAgainProps) {
  const { t } = useTranslation('accounts')
  const sendMail = useSendMail()
  const seconds = useMailCountdown(email)
  const [failure, setFailure] = useState<unknown>(null)

  const send = () => {
    setFailure(null)
    sendMail.mutate(email, {
      onSuccess: () => {
        rememberMailSent(email)
        toast(t('mail.sentAgain'))
        onSent?.()
      },
      onError: (error) => {
        if (isProblem(error, 'MAIL_TOO_SOON')) rememberMailSent(email, error.retryAfter)
        else setFailure(error)
      },
    })
  }

  return (
    <>
      <FormAlert>{failure ? sentenceOf(failure) : null}</FormAlert>
      <Button look={look} wide disabled={seconds > 0} isBusy={sendMail.isPending} onClick={send}>
        {seconds > 0 ? t('mail.againIn', { count: seconds }) : t('mail.again')}
      </Button>
    </>
  )
}
