import { groupLimits } from '@learntrail/contract/groups/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf, sentenceOfField } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { changeMemberNumbers, readNumberList } from '../api/change-standing.ts'
import { groupsKey } from '../api/read-group.ts'
import { chosenOf, twice } from './chosen.rules.ts'
import css from './numbers-dialog.module.css'
import { ReadLines } from './read-lines.tsx'

interface NumbersDialogProps {
  groupId: string
  list: string
  onList: (list: string) => void
  onClose: () => void
}

/** Sets many members' seat numbers from a pasted list; shows whom its lines identify before anything changes. */
export function NumbersDialog({ groupId, list, onList, onClose }: NumbersDialogProps) {
  const { t } = useTranslation('groups/numbers')
  const formId = useId()
  const queryClient = useQueryClient()
  const [mistake, setMistake] = useState<string | null>(null)
  /** The member picked among several of the same name, by line. */
  const [picked, setPicked] = useState<Readonly<Record<number, string>>>({})
  const read = useMutation({
    mutationFn: () => readNumberList({ groupId, list }),
    onSuccess: () => setPicked({}),
    onError: (problem) => setMistake(sentenceOfField(problem)),
  })
  const lines = read.data?.items ?? []
  const chosen = chosenOf(lines, picked)
  const doubled = twice(chosen)
  const save = useMutation({
    mutationFn: () =>
      changeMemberNumbers({
        groupId,
        numbers: chosen.map(({ person, memberNumber }) => ({ personId: person.id, memberNumber })),
      }),
    onSuccess: ({ changed }) => {
      toast(changed === 0 ? t('same') : t('saved', { count: changed }))
      queryClient.invalidateQueries({ queryKey: groupsKey })
      onList('')
      onClose()
    },
  })
  const change = () => {
    read.reset()
    save.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkText(list, { required: true, max: groupLimits.numberList.characters })
    setMistake(found)
    if (found === null) read.mutate()
  }
  if (!read.isSuccess) {
    return (
      <Dialog
        isOpen
        title={t('title')}
        onClose={onClose}
        actions={
          <Button type="submit" form={formId} isBusy={read.isPending}>
            {t('compare')}
          </Button>
        }
      >
        <form id={formId} onSubmit={submit} noValidate>
          <Textarea
            label={t('label')}
            description={t('hint')}
            autosize
            minRows={8}
            maxRows={14}
            value={list}
            onChange={(event) => onList(event.currentTarget.value)}
            error={mistake}
            autoFocus
          />
        </form>
      </Dialog>
    )
  }
  const problem = doubled ?? (save.error ? { said: sentenceOf(save.error) } : null)
  const skipped = lines.length - chosen.length
  return (
    <Dialog
      isOpen
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={change}>
            {t('change')}
          </Button>
          {chosen.length > 0 ? (
            <Button isBusy={save.isPending} disabled={doubled !== null} onClick={() => save.mutate()}>
              {t('save', { count: chosen.length })}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css.found} role="status">
        <p>{chosen.length === 0 ? t('nobodyFound') : t('found', { count: chosen.length })}</p>
        {skipped > 0 && chosen.length > 0 ? <p className={css.note}>{t('skipped', { count: skipped })}</p> : null}
      </div>
      {problem === null ? null : (
        <FormAlert>
          {'said' in problem
            ? problem.said
            : 'number' in problem
              ? t('twiceSeat', { number: problem.number })
              : t('twicePerson', { name: problem.name })}
        </FormAlert>
      )}
      <ReadLines lines={lines} picked={picked} onPick={(line, id) => setPicked({ ...picked, [line]: id })} />
    </Dialog>
  )
}
