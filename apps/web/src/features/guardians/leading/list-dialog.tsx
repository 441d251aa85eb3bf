import type { GuardianLine } from '@learntrail/contract/guardians/inviting'
import { guardianLimits } from '@learntrail/contract/guardians/limits'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence, sentenceOfField } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { useGuardianChange } from '../api/guardian.ts'
import { inviteGuardians, readGuardianList } from '../api/inviting.ts'
import css from './leading.module.css'

/** Invites a class's guardians from a pasted list; shows whom each line identifies before anything is sent. */
export function ListDialog({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const { t } = useTranslation('guardians/leading')
  const [list, setList] = useState('')
  const [wrong, setWrong] = useState<string>()
  const reading = useMutation({
    mutationFn: () => readGuardianList(groupId, list),
    onError: (error) => setWrong(sentenceOfField(error)),
  })
  const invite = useGuardianChange((lines: readonly GuardianLine[]) =>
    inviteGuardians(
      groupId,
      lines.flatMap(({ person, name, email }) => (person && email ? [{ childId: person.id, name, email }] : [])),
    ),
  )
  const lines = reading.data?.items
  const good = (lines ?? []).filter(({ problem }) => problem === null)
  const read = () => (list.trim() === '' ? setWrong(ruleSentence('required')) : reading.mutate())
  const send = () =>
    invite.mutate(good, {
      onSuccess: ({ invited, passedOver }) => {
        toast(
          dotted([t('list.sent', { count: invited }), passedOver > 0 && t('list.passedOver', { count: passedOver })]),
        )
        onClose()
      },
    })
  return (
    <Dialog
      isOpen
      title={t('list.title')}
      onClose={onClose}
      actions={
        lines ? (
          <>
            <Button look="line" onClick={() => reading.reset()}>
              {t('list.back')}
            </Button>
            <Button isBusy={invite.isPending} disabled={good.length === 0} onClick={send}>
              {t('list.send', { count: good.length })}
            </Button>
          </>
        ) : (
          <Button isBusy={reading.isPending} onClick={read}>
            {t('list.read')}
          </Button>
        )
      }
    >
      {lines ? (
        <ul className={css.pupils} aria-label={t('list.lines')}>
          {lines.map((line) => (
            <li key={line.line}>
              <span>
                {line.person
                  ? dotted([line.memberNumber, line.realName || line.person.displayName, line.name, line.email])
                  : line.written}
              </span>
              {line.problem ? <span className={css.wrong}>{t(`list.problems.${line.problem}`)}</span> : null}
            </li>
          ))}
        </ul>
      ) : (
        <Textarea
          label={t('list.label')}
          description={t('list.note')}
          placeholder={t('list.example')}
          autosize
          minRows={6}
          maxRows={14}
          maxLength={guardianLimits.list.characters}
          value={list}
          error={wrong}
          onChange={(event) => {
            setList(event.currentTarget.value)
            setWrong(undefined)
          }}
        />
      )}
    </Dialog>
  )
}
