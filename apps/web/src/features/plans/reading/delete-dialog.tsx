import type { Plan } from '@learntrail/contract/plans/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { forgetDeviceCopies } from '../../../saving/device-copy.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { deletePlan, planListsKey } from '../api/plans.ts'
import { deviceName } from '../writing/device-name.ts'

/** Asks for confirmation before deleting my plan. */
export function DeleteDialog({ plan, isOpen, onClose }: { plan: Plan; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('plans')
  const sentence = useSentence()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => deletePlan(plan._id),
    onSuccess() {
      if (plan.user) forgetDeviceCopies(deviceName(plan.user.id, plan._id))
      void queryClient.invalidateQueries({ queryKey: planListsKey })
      toast(t('deleted'))
      navigate(paths.myPlans, { replace: true })
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('deleteTitle', { name: plan.projectName || t('untitled') })}
      confirm={t('delete')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t('deleteText')}</p>
      {remove.error ? <FormAlert>{sentence(remove.error)}</FormAlert> : null}
    </ConfirmDialog>
  )
}
