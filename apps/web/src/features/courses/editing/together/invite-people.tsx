import { type InvitedPart, invitedParts } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../../ui/chip.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { type Friend, FriendPicker } from '../../../people/index.ts'
import { coursesKey } from '../../api/courses.ts'
import { inviteCoEditors, possibleCoEditorsQuery } from '../api/together.ts'
import { useEditing } from '../editing-context.ts'
import css from './together.module.css'

interface InvitePeopleProps {
  /** How many more people may be invited. */
  room: number
  without: readonly string[]
  onClose: () => void
}

/** Invites friends and colleagues as co-editors or lecturers. */
export function InvitePeople({ room, without, onClose }: InvitePeopleProps) {
  const { t } = useTranslation('courses/editing')
  const { course } = useEditing()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<readonly Friend[]>([])
  const [part, setPart] = useState<InvitedPart>('coEditor')
  const inviting = useMutation({
    mutationFn: () => {
      const ids = chosen.map(({ id }) => id)
      return inviteCoEditors(course._id, ids, part)
    },
    onSuccess: () => {
      toast(t('people.invited', { count: chosen.length }))
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: coursesKey }),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('people.invite')}
      actions={
        chosen.length > 0 ? (
          <Button isBusy={inviting.isPending} onClick={() => inviting.mutate()}>
            {t('people.send', { count: chosen.length })}
          </Button>
        ) : null
      }
    >
      <div className={css.dialog}>
        <FormAlert>{inviting.error ? sentenceOf(inviting.error) : null}</FormAlert>
        <fieldset className={css.parts}>
          <legend>{t('people.as')}</legend>
          <ChipRow>
            {invitedParts.map((one) => (
              <ChoiceChip key={one} isOn={part === one} onToggle={() => setPart(one)}>
                {t(`people.parts.${one}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        </fieldset>
        <FriendPicker
          friendsQuery={possibleCoEditorsQuery(course._id)}
          chosen={chosen}
          without={without}
          isFull={chosen.length >= room}
          words={{
            label: t('people.picker.label'),
            placeholder: t('people.picker.placeholder'),
            note: t('people.picker.note', { limit: courseLimits.coEditors }),
            list: t('people.picker.list'),
            nobodyFits: t('people.picker.nobody'),
            noFriends: t('people.picker.none'),
            chosen: t('people.picker.chosen', { count: chosen.length }),
          }}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  )
}
