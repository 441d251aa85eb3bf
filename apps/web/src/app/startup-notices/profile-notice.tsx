import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'

export function ProfileNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const update = () => {
    onClose()
    navigate(paths.profile)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('notices.profileTitle')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('notices.profileLater')}
          </Button>
          <Button onClick={update}>{t('notices.profileUpdate')}</Button>
        </>
      }
    >
      <p>{t('notices.profileText')}</p>
    </Dialog>
  )
}
