import { groupLimits } from '@learntrail/contract/groups/limits'
import { foldMemberNumber, memberNumberPattern } from '@learntrail/contract/groups/member-number'
import type { GroupMember } from '@learntrail/contract/groups/members'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOfField } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { changeMemberNumber } from '../api/change-standing.ts'
import { groupsKey } from '../api/read-group.ts'
import css from './members.module.css'

interface NumberDialogProps {
  groupId: string
  member: GroupMember
  onClose: () => void
}

/** Edits the seat number of a member, for administrators. */
export function NumberDialog({ groupId, member, onClose }: NumberDialogProps) {
  const { t } = useTranslation('groups/members')
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(member.memberNumber)
  const [error, setError] = useState<string | null>(null)
  const { id: personId } = member.person
  const name = useNameOf()(member.person)
  const save = useMutation({
    mutationFn: () => changeMemberNumber({ groupId, personId, memberNumber: typed }),
    onSuccess: ({ memberNumber: number }) => {
      toast(number === '' ? t('number.gone', { name }) : t('number.saved', { name, number }))
      queryClient.invalidateQueries({ queryKey: groupsKey })
      onClose()
    },
    onError: (problem) => setError(sentenceOfField(problem)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const mistake = checkText(typed, {
      max: groupLimits.memberNumber,
      clean: foldMemberNumber,
      pattern: memberNumberPattern,
      patternRule: 'member_number',
    })
    setError(mistake)
    if (mistake === null) save.mutate()
  }
  return (
    <Dialog isOpen title={t('number.of', { name })} onClose={onClose}>
      <form className={css.invite} onSubmit={submit} noValidate>
        <TextInput
          label={t('number.label')}
          description={t('number.hint', { limit: groupLimits.memberNumber })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={error}
          autoFocus
        />
        <Button type="submit" wide isBusy={save.isPending}>
          {t('number.save')}
        </Button>
      </form>
    </Dialog>
  )
}
