import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { hasUnsaved } from '../../../saving/unsaved.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { useLogOut } from '../api/log-out.ts'

/** Logs out from anywhere: asks first, mentioning text that is only on this device, and confirms afterwards. */
export function useLeaving() {
  const { t } = useTranslation('common')
  const user = useCurrentUser()
  const navigate = useNavigate()
  const { mutate, isPending } = useLogOut()
  const [isAsking, setAsking] = useState(false)
  // Checked only on leaving, as it reads everything kept on this device.
  const [isUnsaved, setUnsaved] = useState(false)

  const leave = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast(t('leaving.done'))
        navigate(paths.root)
      },
      onError: () => toast(t('leaving.failed'), { tone: 'warning' }),
      onSettled: () => setAsking(false),
    })
  const ask = () => {
    setUnsaved(Boolean(user && hasUnsaved(user.id)))
    setAsking(true)
  }
  return {
    isBusy: isPending,
    ask,
    question: { isUnsaved, isOpen: isAsking, isBusy: isPending, onConfirm: leave, onClose: () => setAsking(false) },
  }
}
