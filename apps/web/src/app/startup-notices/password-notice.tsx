import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useKeepPassword } from '../../features/accounts/index.ts'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'

export function PasswordNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const { mutate, isPending } = useKeepPassword()

  const skip = () =>
    mutate(undefined, { onSuccess: onClose, onError: (error) => toast(sentenceOf(error), { tone: 'warning' }) })
  const update = () => {
    onClose()
    navigate(paths.updatePassword)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('notices.passwordTitle')}
      actions={
        <>
          <Button look="line" onClick={skip} isBusy={isPending}>
            {t('notices.passwordSkip')}
          </Button>
          <Button onClick={update}>{t('notices.passwordUpdate')}</Button>
        </>
      }
    >
      <p>{t('notices.passwordText')}</p>
    </Dialog>
  )
}
